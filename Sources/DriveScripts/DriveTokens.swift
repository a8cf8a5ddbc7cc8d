import Foundation

/// The words, quoted texts and numbers of one line.
struct DriveTokens {
    enum Token: Equatable {
        case word(String)
        case quoted(String)
    }

    private var tokens: [Token] = []
    private var next = 0

    /// - Throws: `DriveSyntaxError` for a quotation that doesn't end.
    init(_ line: String) throws {
        var rest = Substring(line)
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "#" {
                return
            } else if first == "\"" {
                tokens.append(.quoted(try Self.takeQuotation(&rest)))
            } else {
                let word = rest.prefix { !$0.isWhitespace && $0 != "\"" }
                rest.removeFirst(word.count)
                tokens.append(.word(String(word)))
            }
        }
    }

    private static func takeQuotation(_ rest: inout Substring) throws -> String {
        rest.removeFirst()
        var text = ""
        while let character = rest.popFirst() {
            switch character {
            case "\"": return text
            case "\\":
                guard let escaped = rest.popFirst() else { break }
                text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
            default: text.append(character)
            }
        }
        throw DriveSyntaxError("the quotation mark at the end is missing")
    }

    var isAtEnd: Bool { next == tokens.count }

    /// Takes the word if it comes next.
    mutating func take(_ word: String) -> Bool {
        guard !isAtEnd, tokens[next] == .word(word) else { return false }
        next += 1
        return true
    }

    mutating func word(_ expected: String) throws -> String {
        guard !isAtEnd, case .word(let word) = tokens[next] else { throw DriveSyntaxError.missing(expected, at: found) }
        next += 1
        return word
    }

    mutating func text(_ expected: String) throws -> String {
        guard let text = takeText() else { throw DriveSyntaxError.missing(expected, at: found) }
        return text
    }

    /// A quoted text if one comes next.
    mutating func takeText() -> String? {
        guard !isAtEnd, case .quoted(let text) = tokens[next] else { return nil }
        next += 1
        return text
    }

    /// Takes whole numbers that are not negative, such as the parts of a date.
    mutating func numbers(_ expected: String, separator: Character, count: ClosedRange<Int>) throws -> [Int] {
        let found = found
        let parts = try word(expected).split(separator: separator, omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
        guard numbers.count == parts.count, count.contains(parts.count) else {
            throw DriveSyntaxError.missing(expected, at: found)
        }
        return numbers
    }

    mutating func number(_ expected: String) throws -> Double {
        let found = found
        guard let number = Double(try word(expected)), number.isFinite else {
            throw DriveSyntaxError.missing(expected, at: found)
        }
        return number
    }

    /// Two numbers with a comma between them.
    mutating func pair(_ expected: String) throws -> (Double, Double) {
        let found = found
        var word = try word(expected)
        // A space may follow the comma.
        if word.hasSuffix(","), !isAtEnd, case .word(let second) = tokens[next] {
            word += second
            next += 1
        }
        let numbers = word.split(separator: ",").compactMap { Double($0) }
        guard numbers.count == 2, numbers.allSatisfy(\.isFinite) else {
            throw DriveSyntaxError.missing(expected, at: found)
        }
        return (numbers[0], numbers[1])
    }

    private var found: String {
        guard !isAtEnd else { return "the end of the line" }
        switch tokens[next] {
        case .word(let word): return word
        case .quoted(let text): return "\"\(text)\""
        }
    }

    /// - Throws: `DriveSyntaxError` where something is left over.
    func finish() throws {
        guard isAtEnd else { throw DriveSyntaxError("this is too much: \(found)") }
    }
}

/// What is wrong with a line.
struct DriveSyntaxError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    static func missing(_ expected: String, at found: String) -> DriveSyntaxError {
        DriveSyntaxError("\(expected) is expected, not \(found)")
    }
}
