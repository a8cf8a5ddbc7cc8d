import Foundation

/// What a predicate's text says: comparisons, and how they are joined.
package indirect enum PredicateTree: Sendable {
    case constant(Bool)
    case not(PredicateTree)
    case conjunction([PredicateTree])
    case disjunction([PredicateTree])
    case comparison(PredicateTerm, PredicateComparison, PredicateTerm)

    /// - Parameter variables: what `$name` stands for.
    package func holds(for object: Any?, variables: [String: Any] = [:]) -> Bool {
        switch self {
        case .constant(let value): value
        case .not(let tree): !tree.holds(for: object, variables: variables)
        case .conjunction(let trees): trees.allSatisfy { $0.holds(for: object, variables: variables) }
        case .disjunction(let trees): trees.contains { $0.holds(for: object, variables: variables) }
        case .comparison(let left, let comparison, let right):
            comparison.holds(
                left.value(of: object, variables: variables), right.value(of: object, variables: variables))
        }
    }
}

/// Asks a predicate for its tree: it is evaluated with one, and one made of a text leaves its tree in it.
package final class PredicateProbe: NSObject {
    fileprivate(set) var tree: PredicateTree?

    /// Nil for a predicate of a closure, which can only be called.
    package static func tree(of predicate: NSPredicate) -> PredicateTree? {
        if let compound = predicate as? NSCompoundPredicate { return tree(of: compound) }
        for value in [true, false] where predicate.isEqual(NSPredicate(value: value)) { return .constant(value) }
        let probe = PredicateProbe()
        _ = predicate.evaluate(with: probe)
        return probe.tree
    }

    private static func tree(of predicate: NSCompoundPredicate) -> PredicateTree? {
        let trees = predicate.subpredicates.map { tree(of: $0) }
        let known = trees.compactMap { $0 }
        guard known.count == trees.count else { return nil }
        switch predicate.compoundPredicateType {
        case .and: return .conjunction(known)
        case .or: return .disjunction(known)
        case .not: return known.first.map { .not($0) }
        }
    }

    func take(_ tree: PredicateTree) { self.tree = tree }
}
