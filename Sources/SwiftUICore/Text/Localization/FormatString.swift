/// A `printf` format, taken apart.
struct FormatString {
    enum Piece: Equatable {
        case literal(String)
        case value(FormatSpecifier)
    }

    private(set) var pieces: [Piece] = []

    init(_ string: String) {
        var reader = FormatReader(bytes: Array(string.utf8))
        var literal: [UInt8] = []
        while let byte = reader.next() {
            guard byte == UInt8(ascii: "%") else {
                literal.append(byte)
                continue
            }
            if reader.skip("%") {
                literal.append(byte)
            } else if let specifier = reader.specifier() {
                add(&literal)
                pieces.append(.value(specifier))
            } else {
                // A percent sign that begins no specifier stands for itself.
                literal.append(byte)
            }
        }
        add(&literal)
    }

    /// The format with every value's place written out, and widths that are values put in.
    func bound(to arguments: [FormatArgument]) -> FormatString {
        var result = self
        var next = 0
        func takeInteger() -> Int? {
            defer { next += 1 }
            guard arguments.indices.contains(next), case .integer(let number) = arguments[next] else { return nil }
            return Int(number)
        }
        result.pieces = pieces.map { piece in
            guard case .value(var specifier) = piece else { return piece }
            if specifier.takesWidth { specifier.width = takeInteger() }
            if specifier.takesPrecision { specifier.precision = takeInteger() }
            specifier.takesWidth = false
            specifier.takesPrecision = false
            if specifier.position == nil {
                specifier.position = next
                next += 1
            }
            return .value(specifier)
        }
        return result
    }

    /// Changes each value's specifier.
    mutating func mapSpecifiers(_ change: (inout FormatSpecifier) -> Void) {
        for index in pieces.indices {
            guard case .value(var specifier) = pieces[index] else { continue }
            change(&specifier)
            pieces[index] = .value(specifier)
        }
    }

    /// The format as a string.
    var source: String {
        pieces.map { piece in
            switch piece {
            case .literal(let literal): literal.replacingOccurrences(of: "%", with: "%%")
            case .value(let specifier): specifier.source
            }
        }.joined()
    }

    private mutating func add(_ literal: inout [UInt8]) {
        guard !literal.isEmpty else { return }
        pieces.append(.literal(String(decoding: literal, as: UTF8.self)))
        literal.removeAll()
    }
}

/// Reads a format byte by byte.
private struct FormatReader {
    let bytes: [UInt8]
    private var index = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func next() -> UInt8? {
        defer { index += 1 }
        return current
    }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard current == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private mutating func number() -> Int? {
        var result: Int?
        while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), (result ?? 0) < 100_000 {
            result = (result ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
            index += 1
        }
        return result
    }

    /// What follows a percent sign; nil, and nothing is read, where that is no specifier.
    mutating func specifier() -> FormatSpecifier? {
        let start = index
        var result = FormatSpecifier()
        readPosition(&result)
        readFlags(&result)
        if skip("*") { result.takesWidth = true } else { result.width = number() }
        if skip(".") {
            if skip("*") { result.takesPrecision = true } else { result.precision = number() ?? 0 }
        }
        while let byte = current, Self.lengths.contains(byte) { index += 1 }
        guard let conversion = current, FormatSpecifier.isConversion(conversion) else {
            index = start
            return nil
        }
        index += 1
        result.conversion = conversion
        return result
    }

    private static let lengths = Set("hlLqztj".utf8)

    private mutating func readPosition(_ result: inout FormatSpecifier) {
        let start = index
        if let position = number(), position > 0, skip("$") {
            result.position = position - 1
        } else {
            index = start
        }
    }

    private mutating func readFlags(_ result: inout FormatSpecifier) {
        while true {
            if skip("-") {
                result.isLeftAligned = true
            } else if skip("+") {
                result.hasSign = true
            } else if skip(" ") {
                result.hasSpace = true
            } else if skip("0") {
                result.padsWithZeros = true
            } else if skip("#") {
                result.isAlternate = true
            } else if !skip("'") {
                return
            }
        }
    }
}
