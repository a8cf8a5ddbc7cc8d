/// Cuts a predicate's text into tokens.
struct PredicateScanner {
    private var rest: Substring

    init(_ text: String) { rest = text[...] }

    static func tokens(of text: String) throws -> [PredicateToken] {
        var scanner = PredicateScanner(text)
        var tokens: [PredicateToken] = []
        while let token = try scanner.next() { tokens.append(token) }
        return tokens
    }

    private mutating func next() throws -> PredicateToken? {
        rest = rest.drop(while: \.isWhitespace)
        guard let first = rest.first else { return nil }
        switch first {
        case "\"", "'": return try quoted(first)
        case "%": return try argument()
        case _ where first.isNumber: return .number(try number())
        case _ where first.isLetter || "_@#$.".contains(first):
            return .word(take { $0.isLetter || $0.isNumber || "_@#$.".contains($0) })
        default: return .sign(try sign())
        }
    }

    private mutating func take(while isMeant: (Character) -> Bool) -> String {
        let taken = rest.prefix(while: isMeant)
        rest = rest.dropFirst(taken.count)
        return String(taken)
    }

    private mutating func quoted(_ mark: Character) throws -> PredicateToken {
        rest.removeFirst()
        var text = ""
        while let character = rest.popFirst() {
            if character == mark { return .text(text) }
            text.append(character == "\\" ? rest.popFirst() ?? character : character)
        }
        throw PredicateError("a text has no end")
    }

    /// Lengths such as in `%ld` and `%.2f` say nothing about a value.
    private mutating func argument() throws -> PredicateToken {
        rest.removeFirst()
        _ = take { $0.isNumber || "lhqzj.".contains($0) }
        guard let letter = rest.popFirst() else { throw PredicateError("a '%' has nothing behind it") }
        return .argument(letter)
    }

    private mutating func number() throws -> Double {
        let text = take { $0.isNumber || $0 == "." }
        guard let number = Double(text) else { throw PredicateError("'\(text)' is no number") }
        return number
    }

    private mutating func sign() throws -> String {
        for sign in ["==", "=>", "=<", ">=", "<=", "!=", "<>", "&&", "||"] where rest.hasPrefix(sign) {
            rest = rest.dropFirst(2)
            return sign
        }
        guard let first = rest.popFirst(), "=<>!(){}[],-".contains(first) else {
            throw PredicateError("can't be read from '\(rest)' on")
        }
        return String(first)
    }
}
