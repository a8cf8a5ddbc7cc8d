import Foundation

/// The bytes of an XML file in UTF-8, read piece by piece. UTF-16 is told by its first bytes and is turned into UTF-8.
struct XMLBytes {
    private enum Encoding { case utf8, utf16LittleEndian, utf16BigEndian }

    private let handle: FileHandle
    private var buffer: [UInt8] = []
    private var position = 0
    /// nil before the first piece.
    private var encoding: Encoding?
    /// The first bytes of a UTF-16 character whose others come with the next piece.
    private var rest: [UInt8] = []

    private static let chunkSize = 1 << 16

    init(handle: FileHandle) { self.handle = handle }

    /// The next byte, which stays the next; nil at the end of the file.
    /// - Throws: what reading the file threw, and `XMLProblem` for an encoding that is not read.
    mutating func peek() throws -> UInt8? {
        while position == buffer.count {
            let chunk = [UInt8](try handle.read(upToCount: Self.chunkSize) ?? Data())
            if chunk.isEmpty { return nil }
            buffer = try decode(chunk)
            position = 0
        }
        return buffer[position]
    }

    mutating func next() throws -> UInt8? {
        let byte = try peek()
        if byte != nil { position += 1 }
        return byte
    }

    // MARK: Encodings

    private mutating func decode(_ chunk: [UInt8]) throws -> [UInt8] {
        let known = try encoding ?? Self.encoding(of: chunk)
        encoding = known
        return known == .utf8 ? chunk : utf8(of: chunk, isLittleEndian: known == .utf16LittleEndian)
    }

    /// The encoding by how a file begins (XML 1.0, appendix F).
    private static func encoding(of start: [UInt8]) throws -> Encoding {
        let isUTF32 = [[0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF], [0x3C, 0, 0, 0], [0, 0, 0, 0x3C]].contains {
            start.starts(with: $0)
        }
        if isUTF32 { throw XMLProblem(line: 1, problem: "it is in UTF-32; save it in UTF-8 or UTF-16") }
        if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0x3C, 0]) { return .utf16LittleEndian }
        if start.starts(with: [0xFE, 0xFF]) || start.starts(with: [0, 0x3C]) { return .utf16BigEndian }
        return .utf8
    }

    private mutating func utf8(of chunk: [UInt8], isLittleEndian: Bool) -> [UInt8] {
        let bytes = rest + chunk
        var units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isLittleEndian ? second << 8 | first : first << 8 | second
        }
        // A pair of surrogates is not torn.
        if let last = units.last, UTF16.isLeadSurrogate(last) { units.removeLast() }
        rest = Array(bytes[(units.count * 2)...])
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}
