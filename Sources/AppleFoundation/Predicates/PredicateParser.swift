import Foundation

/// Makes a test of a predicate's text, by descent: or, and, not, comparison.
struct PredicateParser {
    typealias Test = @Sendable (Any?) -> Bool

    private var tokens: ArraySlice<PredicateToken>
    private var arguments: ArraySlice<Any>

    init(_ text: String, arguments: [Any]) throws {
        tokens = try PredicateScanner.tokens(of: text)[...]
        self.arguments = arguments[...]
    }

    mutating func parse() throws -> Test {
        let test = try alternatives()
        if let token = tokens.first { throw PredicateError("\(token) is not expected") }
        return test
    }

    private mutating func alternatives() throws -> Test {
        var test = try conjunction()
        while take(word: "OR", sign: "||") {
            let (first, second) = (test, try conjunction())
            test = { first($0) || second($0) }
        }
        return test
    }

    private mutating func conjunction() throws -> Test {
        var test = try negation()
        while take(word: "AND", sign: "&&") {
            let (first, second) = (test, try negation())
            test = { first($0) && second($0) }
        }
        return test
    }

    private mutating func negation() throws -> Test {
        if take(word: "NOT", sign: "!") {
            let test = try negation()
            return { !test($0) }
        }
        if take(word: "TRUEPREDICATE") { return { _ in true } }
        if take(word: "FALSEPREDICATE") { return { _ in false } }
        if take(sign: "(") {
            let test = try alternatives()
            try expect(")")
            return test
        }
        return try comparison()
    }

    private mutating func comparison() throws -> Test {
        let left = try expression()
        let comparison = try operation()
        let right = try expression()
        return { comparison.holds(left.value(of: $0), right.value(of: $0)) }
    }

    private mutating func operation() throws -> PredicateComparison {
        guard let token = tokens.popFirst() else { throw PredicateError("a comparison is missing") }
        let name: String =
            switch token {
            case .sign(let sign): sign
            case .word(let word): word.uppercased()
            default: throw PredicateError("\(token) is no comparison")
            }
        guard let kind = PredicateComparison.Kind(name: name) else {
            throw PredicateError("'\(name)' is no comparison")
        }
        return PredicateComparison(kind: kind, options: try options())
    }

    /// `[c]`, `[d]` or `[cd]`.
    private mutating func options() throws -> String.CompareOptions {
        guard take(sign: "[") else { return [] }
        guard case .word(let letters) = tokens.popFirst() else { throw PredicateError("'[' has no letters") }
        try expect("]")
        var options: String.CompareOptions = []
        if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
        if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
        return options
    }

    private mutating func expression() throws -> PredicateExpression {
        guard let token = tokens.popFirst() else { throw PredicateError("a value is missing") }
        switch token {
        case .number(let number): return .constant(number)
        case .text(let text): return .constant(text)
        case .argument("K"): return .path("\(try argument())")
        case .argument: return .constant(try argument())
        case .sign("-"):
            guard case .number(let number) = tokens.popFirst() else { throw PredicateError("'-' has no number") }
            return .constant(-number)
        case .sign("{"): return try list()
        case .word(let word): return try named(word)
        case .sign(let sign): throw PredicateError("'\(sign)' is no value")
        }
    }

    private func named(_ word: String) throws -> PredicateExpression {
        switch word.uppercased() {
        case "SELF": return .object
        case "TRUE", "YES": return .constant(true)
        case "FALSE", "NO": return .constant(false)
        case "NIL", "NULL": return .constant(nil)
        case "ANY", "SOME", "ALL", "NONE", "SUBQUERY": throw PredicateError("\(word) can't be read here")
        default:
            if word.contains("@") { throw PredicateError("\(word) can't be read here") }
            return .path(word.uppercased().hasPrefix("SELF.") ? String(word.dropFirst(5)) : word)
        }
    }

    private mutating func list() throws -> PredicateExpression {
        var items: [PredicateExpression] = []
        while !take(sign: "}") {
            if !items.isEmpty { try expect(",") }
            items.append(try expression())
        }
        return .list(items)
    }

    private mutating func argument() throws -> Any {
        guard let value = arguments.popFirst() else { throw PredicateError("there are too few arguments") }
        return value
    }

    private mutating func take(word: String? = nil, sign: String? = nil) -> Bool {
        guard let first = tokens.first else { return false }
        let isMeant = word.map(first.isWord) == true || sign.map { first == .sign($0) } == true
        if isMeant { tokens.removeFirst() }
        return isMeant
    }

    private mutating func expect(_ sign: String) throws {
        guard take(sign: sign) else { throw PredicateError("'\(sign)' is missing") }
    }
}
