import Foundation

/// Reads the old-style ("OpenStep") property lists that Xcode writes its projects in.
///
/// Foundation reads them too, but drops the lines, and a broken project is only mended where one knows the line.
package struct PropertyListParser {
    private let bytes: [UInt8]
    private let file: String
    private var position = 0
    private var line = 1

    /// Reads a whole file's bytes, old-style or XML.
    /// - Parameter file: the path that errors name.
    package static func parse(_ data: Data, file: String) throws -> PropertyListValue {
        if data.starts(with: Data("<?xml".utf8)) || data.starts(with: Data("bplist".utf8)) {
            return try parseWithFoundation(data, file: file)
        }
        var parser = PropertyListParser(bytes: Array(data), file: file)
        return try parser.parseFile()
    }

    private init(bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
    }

    private mutating func parseFile() throws -> PropertyListValue {
        try skipBlanks()
        guard current != nil else { throw error("the file is empty") }
        let value = try parseValue()
        try skipBlanks()
        guard current == nil else { throw error("unexpected \(describeCurrent()) after the end of the property list") }
        return value
    }

    private mutating func parseValue() throws -> PropertyListValue {
        try skipBlanks()
        switch current {
        case UInt8(ascii: "{"): return try parseDictionary()
        case UInt8(ascii: "("): return try parseArray()
        case UInt8(ascii: "<"): return try parseData()
        default:
            let start = line
            return PropertyListValue(.string(try parseString()), line: start)
        }
    }

    private mutating func parseDictionary() throws -> PropertyListValue {
        let start = line
        var entries: [String: PropertyListValue] = [:]
        position += 1
        while true {
            try skipBlanks()
            if take("}") { return PropertyListValue(.dictionary(entries), line: start) }
            guard current != nil else {
                throw error("the file ends inside the dictionary that starts at line \(start)")
            }
            let key = try parseString()
            try expect("=", after: "the key '\(key)'")
            entries[key] = try parseValue()
            try expect(";", after: "the value of '\(key)'")
        }
    }

    private mutating func parseArray() throws -> PropertyListValue {
        let start = line
        var values: [PropertyListValue] = []
        position += 1
        while true {
            try skipBlanks()
            if take(")") { return PropertyListValue(.array(values), line: start) }
            guard current != nil else { throw error("the file ends inside the array that starts at line \(start)") }
            values.append(try parseValue())
            try skipBlanks()
            if !take(","), current != UInt8(ascii: ")") {
                throw error("expected ',' or ')' in an array, found \(describeCurrent())")
            }
        }
    }

    /// Data is kept as its hexadecimal text: no key of a project that matters here holds any.
    private mutating func parseData() throws -> PropertyListValue {
        let start = line
        if isAtConflict { throw error("") }
        position += 1
        let text = take { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "\n") }
        try expect(">", after: "data")
        return PropertyListValue(.string(text), line: start)
    }

    private mutating func parseString() throws -> String {
        if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") { return try parseQuotedString() }
        let text = take(while: Self.isUnquoted)
        if text.isEmpty { throw error("expected a string, found \(describeCurrent())") }
        return text
    }

    private mutating func parseQuotedString() throws -> String {
        let quote = bytes[position]
        let start = line
        var result: [UInt8] = []
        position += 1
        while let byte = current {
            position += 1
            switch byte {
            case quote: return String(decoding: result, as: UTF8.self)
            case UInt8(ascii: "\\"): result.append(contentsOf: parseEscape())
            default:
                if byte == UInt8(ascii: "\n") { line += 1 }
                result.append(byte)
            }
        }
        throw ProjectError(file: file, line: start, message: "the quoted string that starts here has no end")
    }

    private mutating func parseEscape() -> [UInt8] {
        guard let byte = current else { return [] }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return [UInt8(ascii: "\n")]
        case UInt8(ascii: "t"): return [UInt8(ascii: "\t")]
        case UInt8(ascii: "r"): return [UInt8(ascii: "\r")]
        case UInt8(ascii: "U"), UInt8(ascii: "u"): return parseUnicodeEscape()
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            position -= 1
            return parseOctalEscape()
        default:
            if byte == UInt8(ascii: "\n") { line += 1 }
            return [byte]
        }
    }

    /// Four hexadecimal digits are one UTF-16 unit; two in a row may make a surrogate pair.
    private mutating func parseUnicodeEscape() -> [UInt8] {
        var units = [takeUnit()]
        let isHighSurrogate = (0xD800..<0xDC00).contains(units[0])
        if isHighSurrogate, bytes[position...].starts(with: Array("\\U".utf8)) {
            position += 2
            units.append(takeUnit())
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private mutating func takeUnit() -> UInt16 {
        let end = min(position + 4, bytes.count)
        let digits = bytes[position..<end].prefix { Self.isHexadecimal($0) }
        position += digits.count
        return UInt16(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0xFFFD
    }

    private mutating func parseOctalEscape() -> [UInt8] {
        let end = min(position + 3, bytes.count)
        let digits = bytes[position..<end].prefix { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
        position += digits.count
        let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 8).flatMap(Unicode.Scalar.init)
        return Array(String(scalar ?? "\u{FFFD}").utf8)
    }
}

// MARK: - Characters

extension PropertyListParser {
    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard current == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func take(while condition: (UInt8) -> Bool) -> String {
        let start = position
        while let byte = current, condition(byte) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func expect(_ character: Unicode.Scalar, after what: String) throws {
        try skipBlanks()
        guard take(character) else { throw error("expected '\(character)' after \(what), found \(describeCurrent())") }
    }

    /// Skips white space and both kinds of comment.
    private mutating func skipBlanks() throws {
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\n"):
                line += 1
                position += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), 0xEF, 0xBB, 0xBF:
                position += 1
            case UInt8(ascii: "/") where bytes[position...].starts(with: Array("//".utf8)):
                _ = take { $0 != UInt8(ascii: "\n") }
            case UInt8(ascii: "/") where bytes[position...].starts(with: Array("/*".utf8)):
                try skipBlockComment()
            default: return
            }
        }
    }

    private mutating func skipBlockComment() throws {
        let start = line
        position += 2
        while position + 1 < bytes.count {
            if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
                position += 2
                return
            }
            if bytes[position] == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
        throw ProjectError(file: file, line: start, message: "the comment that starts here has no end")
    }

    private static func isUnquoted(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: ":"),
            UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: "~"), 0x80...:
            true
        default: false
        }
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool { Character(Unicode.Scalar(byte)).isHexDigit }

    private func describeCurrent() -> String {
        guard let byte = current else { return "the end of the file" }
        let rest = String(decoding: bytes[position...].prefix { $0 != UInt8(ascii: "\n") }.prefix(24), as: UTF8.self)
        return byte == UInt8(ascii: "\n") ? "the end of the line" : "'\(rest)'"
    }

    private func error(_ message: String) -> ProjectError {
        guard isAtConflict else { return ProjectError(file: file, line: line, message: message) }
        return ProjectError(
            file: file, line: line, message: "the file has unresolved merge conflicts",
            advice: "keep one side of each '<<<<<<<' … '>>>>>>>' and remove the marks")
    }

    private var isAtConflict: Bool {
        ["<<<<<<<", "=======", ">>>>>>>"].contains { bytes[position...].starts(with: Array($0.utf8)) }
    }
}

// MARK: - XML and binary

extension PropertyListParser {
    private static func parseWithFoundation(_ data: Data, file: String) throws -> PropertyListValue {
        do {
            return try convert(PropertyListSerialization.propertyList(from: data, format: nil), file: file)
        } catch let error as ProjectError {
            throw error
        } catch {
            throw problem(error, file: file)
        }
    }

    /// What Foundation says of a property list that it can't read, with the line that it names.
    package static func problem(_ error: any Error, file: String) -> ProjectError {
        let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
        let line = reason.firstMatch(of: #/line ([0-9]+)/#).flatMap { Int($0.1) }
        let text = reason.replacing(#/ (at|on) line [0-9]+/#, with: "")
        return ProjectError(
            file: file, line: line,
            message: "this is not a property list that can be read" + (text.isEmpty ? "" : ": \(text)"))
    }

    private static func convert(_ value: Any, file: String) throws -> PropertyListValue {
        switch value {
        case let text as String: PropertyListValue(.string(text))
        case let flag as Bool: PropertyListValue(.string(flag ? "YES" : "NO"))
        case let number as NSNumber: PropertyListValue(.string(number.stringValue))
        case let values as [Any]: PropertyListValue(.array(try values.map { try convert($0, file: file) }))
        case let entries as [String: Any]:
            PropertyListValue(.dictionary(try entries.mapValues { try convert($0, file: file) }))
        case let data as Data: PropertyListValue(.string(data.map { String($0, radix: 16) }.joined()))
        default: throw ProjectError(file: file, message: "a value of the property list has an unknown type")
        }
    }
}

// MARK: - Tables of strings

extension PropertyListParser {
    /// Reads a `.strings` table: the entries of a dictionary without its braces. A key without a value stands for
    /// itself.
    package static func parseStrings(_ data: Data, file: String) throws -> [String: String] {
        if data.starts(with: Data("<?xml".utf8)) || data.starts(with: Data("bplist".utf8)) {
            let value = try parseWithFoundation(data, file: file)
            return (value.dictionary ?? [:]).compactMapValues(\.string)
        }
        var parser = PropertyListParser(bytes: Array(data), file: file)
        return try parser.parseEntries()
    }

    private mutating func parseEntries() throws -> [String: String] {
        var entries: [String: String] = [:]
        try skipBlanks()
        while current != nil {
            let key = try parseString()
            try skipBlanks()
            entries[key] = key
            if take("=") {
                try skipBlanks()
                entries[key] = try parseString()
            }
            try expect(";", after: "the text of '\(key)'")
            try skipBlanks()
        }
        return entries
    }
}
