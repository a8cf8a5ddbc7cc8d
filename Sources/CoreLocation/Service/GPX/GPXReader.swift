import Foundation

/// A point of a GPX file.
package struct GPXPoint {
    package var coordinate: CLLocationCoordinate2D
    /// Metres.
    package var elevation: Double?
    package var time: Date?
}

/// Reads the points of a GPX file (way points, route points and track points) one after the other.
package struct GPXReader {
    private static let pointNames: Set = ["wpt", "rtept", "trkpt"]

    private var tokens: XMLTokenReader
    private var openElements: [String] = []
    private var hasEnded = false

    /// - Throws: `GPXError` where there is no such file.
    package init(path: String) throws {
        guard let handle = FileHandle(forReadingAtPath: path) else {
            throw GPXError(line: nil, problem: "there is no such file, or it can't be read")
        }
        tokens = XMLTokenReader(handle: handle)
    }

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
            throw error is GPXError ? error : GPXError(line: line, problem: "\(error)")
        }
    }

    private mutating func readPoint() throws -> GPXPoint? {
        var point: GPXPoint?
        while let token = try tokens.next() {
            switch token {
            case .open(let name, let attributes):
                try open(name)
                if Self.pointNames.contains(name) { point = GPXPoint(coordinate: try coordinate(attributes)) }
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

    private func coordinate(_ attributes: [String: String]) throws -> CLLocationCoordinate2D {
        let coordinate = CLLocationCoordinate2D(
            latitude: try degrees("lat", attributes), longitude: try degrees("lon", attributes))
        guard CLLocationCoordinate2DIsValid(coordinate) else {
            throw problem("a latitude lies in -90…90, a longitude in -180…180")
        }
        return coordinate
    }

    private func degrees(_ name: String, _ attributes: [String: String]) throws -> Double {
        guard let text = attributes[name] else { throw problem("a point has no attribute “\(name)”") }
        guard let degrees = Double(text) else { throw problem("“\(text)” is no number of degrees") }
        return degrees
    }

    private func problem(_ text: String) -> GPXError { GPXError(line: line, problem: text) }

    private static func date(_ text: String) -> Date? {
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions =
            text.contains(".") ? [.withInternetDateTime, .withFractionalSeconds] : [.withInternetDateTime]
        return formatter.date(from: text)
    }
}
