/// A piece of a predicate's text.
enum PredicateToken: Equatable {
    case word(String)
    case number(Double)
    case text(String)
    /// A comparison by signs, `&&`, `||` or `!`, or a bracket.
    case sign(String)
    /// The letter of a `%@` and the like.
    case argument(Character)

    /// Words mean the same in all cases.
    func isWord(_ word: String) -> Bool {
        if case .word(let own) = self { return own.uppercased() == word }
        return false
    }
}

/// A predicate's text that can't be read.
struct PredicateError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
