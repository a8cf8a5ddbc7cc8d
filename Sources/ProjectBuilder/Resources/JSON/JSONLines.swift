import Foundation

/// On which line of a JSON text each of its values begins. Foundation's readers know no lines, so this one reads the text
/// again where they have found something wrong.
struct JSONLines {
    struct Problem: Error, Equatable {
        /// Counted from 1.
        let line: Int
        let message: String
    }

    private enum Step: Hashable {
        case key(String)
        case index(Int)
    }

    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var path: [Step] = []
    private var lines: [[Step]: Int] = [:]

    /// - Throws: the first place that is no JSON.
    init(_ data: Data) throws(Problem) {
        bytes = Array(data)
        skipBlanks()
        try readValue()
        skipBlanks()
        if current != nil { throw problem("\(found) is behind the end") }
    }

    /// The line of a value, or of the innermost one around it that is there.
    func line(of path: [any CodingKey]) -> Int? {
        var steps = path.map { $0.intValue.map(Step.index) ?? .key($0.stringValue) }
        while lines[steps] == nil, !steps.isEmpty { steps.removeLast() }
        return lines[steps]
    }

    /// The line of an element of the outermost array.
    func line(ofElement index: Int) -> Int? { lines[[.index(index)]] }
}

// MARK: - Values

extension JSONLines {
    private mutating func readValue() throws(Problem) {
        lines[path] = line
        switch current {
        case UInt8(ascii: "{"): try readObject()
        case UInt8(ascii: "["): try readArray()
        case UInt8(ascii: "\""): _ = try readString()
        default: try readWord()
        }
    }

    private mutating func readObject() throws(Problem) {
        let start = line
        position += 1
        skipBlanks()
        if take("}") { return }
        while true {
            guard current == UInt8(ascii: "\"") else {
                throw problem("a key in quotation marks is expected, not \(found)", opened: start, "{")
            }
            path.append(.key(try readString()))
            skipBlanks()
            guard take(":") else { throw problem("':' is expected behind a key, not \(found)") }
            skipBlanks()
            try readValue()
            path.removeLast()
            if try endsList("}", opened: start, "{") { return }
        }
    }

    private mutating func readArray() throws(Problem) {
        let start = line
        position += 1
        skipBlanks()
        if take("]") { return }
        for index in 0... {
            path.append(.index(index))
            try readValue()
            path.removeLast()
            if try endsList("]", opened: start, "[") { return }
        }
    }

    private mutating func endsList(
        _ end: Unicode.Scalar, opened start: Int, _ bracket: String
    ) throws(Problem) -> Bool {
        skipBlanks()
        if take(end) { return true }
        guard take(",") else { throw problem("',' or '\(end)' is expected, not \(found)", opened: start, bracket) }
        skipBlanks()
        return false
    }

    private mutating func readString() throws(Problem) -> String {
        let (start, startLine) = (position, line)
        position += 1
        while let byte = current, byte != UInt8(ascii: "\"") {
            if byte == UInt8(ascii: "\n") {
                throw Problem(line: startLine, message: "the quotation mark at the end of a text is missing")
            }
            position += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        guard take("\"") else {
            throw Problem(line: startLine, message: "the quotation mark at the end of a text is missing")
        }
        let text = Data(bytes[start..<position])
        return (try? JSONDecoder().decode(String.self, from: text)) ?? String(decoding: text, as: UTF8.self)
    }

    private mutating func readWord() throws(Problem) {
        let word = found
        let start = position
        while let byte = current, !Self.ends.contains(byte) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard ["true", "false", "null"].contains(text) || Double(text) != nil else {
            throw problem("a value is expected, not \(word)")
        }
    }

    private static let ends = Set(" \t\r\n,:[]{}\"".utf8)
}

// MARK: - Characters

extension JSONLines {
    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard current == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func skipBlanks() {
        while let byte = current, " \t\r\n".utf8.contains(byte) || [0xEF, 0xBB, 0xBF].contains(byte) {
            if byte == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
    }

    private var found: String {
        guard position < bytes.count else { return "the end of the file" }
        let rest = bytes[position...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        return "'\(String(decoding: rest.prefix(24), as: UTF8.self))'"
    }

    private func problem(_ message: String) -> Problem {
        let isMerge = ["<<<<<<<", "=======", ">>>>>>>"].contains { bytes[position...].starts(with: Array($0.utf8)) }
        return Problem(line: line, message: isMerge ? "it has unresolved merge conflicts" : message)
    }

    private func problem(_ message: String, opened start: Int, _ bracket: String) -> Problem {
        current == nil ? problem("the '\(bracket)' of line \(start) is not closed") : problem(message)
    }
}
