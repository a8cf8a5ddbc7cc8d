import Foundation

/// Reads the points of a GPX file (way points, route points and track points) one after the other.
package struct GPXReader {
    private static let checkedPoints = 20_000
    private static let pointNames: Set = ["wpt", "rtept", "trkpt"]

    package let path: String
    private var tokens: XMLTokenReader
    private var openElements: [String] = []
    private var hasEnded = false

    /// - Throws: `GPXError` where there is no such file.
    package init(path: String) throws {
        self.path = path
        guard Self.kind(of: path) != S_IFDIR else {
            throw GPXError(path: path, problem: "it is a folder; name one of the GPX files in it")
        }
        guard let handle = FileHandle(forReadingAtPath: path) else {
            throw GPXError(path: path, problem: "there is no such GPX file, or it may not be read")
        }
        tokens = XMLTokenReader(XMLBytes(handle: handle))
    }

    /// Reads the beginning of a file, to find what is wrong with it before it is played.
    /// - Throws: `GPXError`, also where there is no point.
    package static func check(path: String) throws {
        // What comes through a pipe can be read but once.
        guard !isStream(path) else { return }
        var reader = try GPXReader(path: path)
        guard try reader.next() != nil else { throw reader.noPoint }
        for _ in 1..<checkedPoints { if try reader.next() == nil { return } }
    }

    /// Whether what is read is gone then: a pipe or a terminal.
    private static func isStream(_ path: String) -> Bool {
        let kind = kind(of: path)
        return kind != nil && kind != S_IFREG && kind != S_IFDIR
    }

    /// A file's type in the words of `stat`, or that of what a link leads to; nil where there is no such file.
    private static func kind(of path: String) -> mode_t? {
        var information = stat()
        return stat(path, &information) == 0 ? information.st_mode & S_IFMT : nil
    }

    package var noPoint: GPXError { GPXError(path: path, problem: "there is no point in it") }

    /// The line that was read last, counted from 1.
    package var line: Int { tokens.line }

    /// The next point; nil after the last.
    /// - Throws: `GPXError`; there are no more points then.
    package mutating func next() throws -> GPXPoint? {
        guard !hasEnded else { return nil }
        do {
            return try readPoint()
        } catch {
            hasEnded = true
            if error is GPXError { throw error }
            let broken = error as? XMLProblem
            throw problem(broken?.problem ?? "it can't be read: \(error.localizedDescription)", line: broken?.line)
        }
    }

    private mutating func readPoint() throws -> GPXPoint? {
        var point: GPXPoint?
        while let token = try tokens.next() {
            switch token {
            case .open(let name, let attributes):
                try open(name)
                if Self.pointNames.contains(name) { point = try self.point(attributes) }
            case .text(let text): try set(text, of: &point)
            case .close(let name):
                try close(name)
                if let point, Self.pointNames.contains(name) { return point }
            }
        }
        try end()
        return nil
    }

    private mutating func open(_ name: String) throws {
        if openElements.isEmpty, name != "gpx" { throw problem("the file is no GPX: it begins with <\(name)>") }
        openElements.append(name)
    }

    private mutating func close(_ name: String) throws {
        guard openElements.popLast() == name else { throw problem("</\(name)> ends what was not begun") }
    }

    private mutating func end() throws {
        hasEnded = true
        if let open = openElements.last { throw problem("the file is cut short: <\(open)> does not end") }
    }

    private func set(_ text: String, of point: inout GPXPoint?) throws {
        guard point != nil, openElements.count > 1, Self.pointNames.contains(openElements[openElements.count - 2])
        else { return }
        switch openElements.last {
        case "ele":
            guard let elevation = Double(text), elevation.isFinite else { throw problem("“\(text)” is no elevation") }
            point?.elevation = elevation
        case "time":
            guard let time = Self.date(text) else { throw problem("“\(text)” is no time such as 2024-05-01T09:30:00Z") }
            point?.time = time
        default: break
        }
    }

    private func point(_ attributes: [String: String]) throws -> GPXPoint {
        let point = GPXPoint(latitude: try degrees("lat", attributes), longitude: try degrees("lon", attributes))
        guard abs(point.latitude) <= 90, abs(point.longitude) <= 180 else {
            throw problem("a latitude (lat) lies in -90…90, a longitude (lon) in -180…180")
        }
        return point
    }

    private func degrees(_ name: String, _ attributes: [String: String]) throws -> Double {
        guard let text = attributes[name] else { throw problem("a point has no attribute “\(name)”") }
        guard let degrees = Double(text) else { throw problem("“\(text)” is no number of degrees") }
        return degrees
    }

    private func problem(_ text: String, line: Int? = nil) -> GPXError {
        GPXError(path: path, line: line ?? self.line, problem: text)
    }

    private static func date(_ text: String) -> Date? {
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions =
            text.contains(".") ? [.withInternetDateTime, .withFractionalSeconds] : [.withInternetDateTime]
        return formatter.date(from: text)
    }
}
