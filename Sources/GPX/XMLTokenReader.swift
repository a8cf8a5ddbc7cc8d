import Foundation

/// Reads the tags of an XML file one after the other, in memory that doesn't grow with the file.
struct XMLTokenReader {
    enum Token: Equatable {
        case open(String, attributes: [String: String])
        case close(String)
        /// Text between tags, without the spaces around it; what is too long for a figure is cut.
        case text(String)
    }

    private var bytes: XMLBytes
    private var pending: Token?
    /// The line that is being read, counted from 1.
    private(set) var line = 1

    private static let tagLimit = 1 << 16
    private static let textLimit = 256

    init(_ bytes: XMLBytes) { self.bytes = bytes }

    /// The next tag or text; nil at the end of the file.
    /// - Throws: `XMLProblem` for a tag that doesn't end or can't be read.
    mutating func next() throws -> Token? {
        if let token = pending {
            pending = nil
            return token
        }
        while let byte = try nextByte() {
            if byte != UInt8(ascii: "<") {
                if let text = try text(from: byte) { return .text(text) }
            } else if let token = try tag() {
                return token
            }
        }
        return nil
    }

    // MARK: Text

    private mutating func text(from first: UInt8) throws -> String? {
        var text = [first]
        while let byte = try bytes.peek(), byte != UInt8(ascii: "<") {
            _ = try nextByte()
            if text.count < Self.textLimit || text.last == UInt8(ascii: " ") { text.append(byte) }
            if text.count > Self.tagLimit { text.removeLast(text.count - Self.textLimit) }
        }
        let trimmed = String(decoding: text, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        return trimmed.isEmpty ? nil : trimmed
    }

    // MARK: Tags

    private mutating func tag() throws -> Token? {
        var tag: [UInt8] = []
        var quote: UInt8?
        let start = line
        while let byte = try nextByte() {
            if quote == nil, byte == UInt8(ascii: ">") { return try token(tag, line: start) }
            tag.append(byte)
            if tag.count > Self.tagLimit { break }
            if let end = Self.endOfSkipped(tag) { return try skip(until: end, line: start) }
            if byte == quote {
                quote = nil
            } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            }
        }
        throw XMLProblem(line: start, problem: "a tag does not end: the file is cut short or is no XML")
    }

    private static func endOfSkipped(_ bytes: [UInt8]) -> String? {
        guard bytes.first == UInt8(ascii: "!") else { return nil }
        if bytes.elementsEqual("!--".utf8) { return "-->" }
        return bytes.elementsEqual("![CDATA[".utf8) ? "]]>" : nil
    }

    /// Passes over a comment or a section of characters, in which no figures are.
    private mutating func skip(until end: String, line start: Int) throws -> Token? {
        let ending = Array(end.utf8)
        var last: [UInt8] = []
        while let byte = try nextByte() {
            last.append(byte)
            if last.count > ending.count { last.removeFirst() }
            if last == ending { return nil }
        }
        throw XMLProblem(line: start, problem: "a comment does not end: the file is cut short")
    }

    private mutating func token(_ bytes: [UInt8], line: Int) throws -> Token? {
        guard let first = bytes.first else { throw XMLProblem(line: line, problem: "a tag has no name") }
        if first == UInt8(ascii: "?") || first == UInt8(ascii: "!") { return nil }
        var tag = Substring(String(decoding: bytes, as: UTF8.self))
        if tag.hasPrefix("/") { return .close(Self.localName(tag.dropFirst())) }
        let isWhole = tag.hasSuffix("/")
        if isWhole { tag = tag.dropLast() }
        let name = tag.prefix { !$0.isWhitespace }
        let attributes = try Self.attributes(tag.dropFirst(name.count), line: line)
        if isWhole { pending = .close(Self.localName(name)) }
        return .open(Self.localName(name), attributes: attributes)
    }

    /// The name without the prefix of its namespace.
    private static func localName(_ name: Substring) -> String {
        name.trimmingCharacters(in: .whitespaces).split(separator: ":").last.map(String.init) ?? ""
    }

    private static func attributes(_ text: Substring, line: Int) throws -> [String: String] {
        var attributes: [String: String] = [:]
        var rest = text.drop { $0.isWhitespace }
        while !rest.isEmpty {
            let name = rest.prefix { $0 != "=" && !$0.isWhitespace }
            rest = rest.dropFirst(name.count).drop { $0.isWhitespace || $0 == "=" }
            guard let quote = rest.first, quote == "\"" || quote == "'",
                let end = rest.dropFirst().firstIndex(of: quote)
            else { throw XMLProblem(line: line, problem: problem(ofAttribute: name)) }
            attributes[String(name)] = String(rest[rest.index(after: rest.startIndex)..<end])
            rest = rest[rest.index(after: end)...].drop { $0.isWhitespace }
        }
        return attributes
    }

    /// What is in no way a name is not put on somebody's terminal.
    private static func problem(ofAttribute name: Substring) -> String {
        let isName = name.allSatisfy { $0.isLetter || $0.isNumber || "_:.-".contains($0) }
        return isName
            ? "the attribute “\(name)” has no value in quotation marks" : "a tag can't be read; the file is no XML"
    }

    // MARK: Bytes

    private mutating func nextByte() throws -> UInt8? {
        let byte = try bytes.next()
        if byte == UInt8(ascii: "\n") { line += 1 }
        return byte
    }
}

/// What is no XML.
struct XMLProblem: Error {
    /// Counted from 1.
    var line: Int
    var problem: String
}
