import Foundation

/// Makes a tree of a predicate's text, by descent: or, and, not, comparison.
struct PredicateParser {
    private var tokens: ArraySlice<PredicateToken>
    private var arguments: ArraySlice<Any>

    init(_ text: String, arguments: [Any]) throws {
        tokens = try PredicateScanner.tokens(of: text)[...]
        self.arguments = arguments[...]
    }

    mutating func parse() throws -> PredicateTree {
        let tree = try alternatives()
        if let token = tokens.first { throw PredicateError("\(token) is not expected") }
        return tree
    }

    private mutating func alternatives() throws -> PredicateTree {
        var trees = [try conjunction()]
        while take(word: "OR", sign: "||") { trees.append(try conjunction()) }
        return trees.count == 1 ? trees[0] : .disjunction(trees)
    }

    private mutating func conjunction() throws -> PredicateTree {
        var trees = [try negation()]
        while take(word: "AND", sign: "&&") { trees.append(try negation()) }
        return trees.count == 1 ? trees[0] : .conjunction(trees)
    }

    private mutating func negation() throws -> PredicateTree {
        if take(word: "NOT", sign: "!") { return .not(try negation()) }
        if take(word: "TRUEPREDICATE") { return .constant(true) }
        if take(word: "FALSEPREDICATE") { return .constant(false) }
        if take(sign: "(") {
            let tree = try alternatives()
            try expect(")")
            return tree
        }
        return try comparison()
    }

    private mutating func comparison() throws -> PredicateTree {
        let quantifier = quantifier()
        let left = try expression()
        let comparison = try operation(quantifier)
        let right = try expression()
        return .comparison(left, comparison, right)
    }

    private mutating func quantifier() -> PredicateComparison.Quantifier {
        if take(word: "ANY") || take(word: "SOME") { return .any }
        if take(word: "ALL") { return .all }
        return take(word: "NONE") ? .none : .direct
    }

    private mutating func operation(_ quantifier: PredicateComparison.Quantifier) throws -> PredicateComparison {
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
        return PredicateComparison(kind: kind, options: try options(), quantifier: quantifier)
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

    private mutating func expression() throws -> PredicateTerm {
        let first = try operand()
        // Keys behind a bracket, as in `SUBQUERY(…).@count`.
        guard case .word(let word) = tokens.first, word.hasPrefix(".") else { return first }
        tokens.removeFirst()
        return .path(first, Self.keys(word))
    }

    private mutating func operand() throws -> PredicateTerm {
        guard let token = tokens.popFirst() else { throw PredicateError("a value is missing") }
        switch token {
        case .number(let number): return .constant(number)
        case .text(let text): return .constant(text)
        case .argument("K"): return Self.path("\(try argument())")
        case .argument: return .constant(PredicateTerm.unwrapped(try argument()))
        case .sign("-"):
            guard case .number(let number) = tokens.popFirst() else { throw PredicateError("'-' has no number") }
            return .constant(-number)
        case .sign("{"): return try list()
        case .word(let word): return try named(word)
        case .sign(let sign): throw PredicateError("'\(sign)' is no value")
        }
    }

    private mutating func named(_ word: String) throws -> PredicateTerm {
        switch word.uppercased() {
        case "SELF": return .object
        case "TRUE", "YES": return .constant(true)
        case "FALSE", "NO": return .constant(false)
        case "NIL", "NULL": return .constant(nil)
        case "SUBQUERY": return try subquery()
        default: return Self.path(word)
        }
    }

    /// A path that begins with a variable or, as most do, with the object.
    private static func path(_ text: String) -> PredicateTerm {
        var keys = keys(text)
        guard let first = keys.first else { return .object }
        var base = PredicateTerm.object
        if first.hasPrefix("$") {
            base = .variable(String(keys.removeFirst().dropFirst()))
        } else if first.uppercased() == "SELF" {
            keys.removeFirst()
        }
        return keys.isEmpty ? base : .path(base, keys)
    }

    private static func keys(_ text: String) -> [String] { text.split(separator: ".").map(String.init) }

    private mutating func subquery() throws -> PredicateTerm {
        try expect("(")
        let collection = try expression()
        try expect(",")
        guard case .word(let name) = tokens.popFirst(), name.hasPrefix("$") else {
            throw PredicateError("SUBQUERY has no variable")
        }
        try expect(",")
        let tree = try alternatives()
        try expect(")")
        return .subquery(collection, variable: String(name.dropFirst()), tree)
    }

    private mutating func list() throws -> PredicateTerm {
        var items: [PredicateTerm] = []
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
