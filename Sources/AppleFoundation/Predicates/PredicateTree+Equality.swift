import Foundation

extension NSPredicate {
    /// Whether another asks for the same: predicates of texts are equal by what they say, those of closures only to
    /// themselves.
    package func asksTheSame(as other: NSPredicate) -> Bool {
        if self === other { return true }
        guard let tree = PredicateProbe.tree(of: self), let otherTree = PredicateProbe.tree(of: other) else {
            return false
        }
        return tree.isEqual(to: otherTree)
    }
}

extension PredicateTree {
    fileprivate func isEqual(to other: PredicateTree) -> Bool {
        switch (self, other) {
        case (.constant(let left), .constant(let right)): left == right
        case (.not(let left), .not(let right)): left.isEqual(to: right)
        case (.conjunction(let left), .conjunction(let right)), (.disjunction(let left), .disjunction(let right)):
            left.elementsEqual(right) { $0.isEqual(to: $1) }
        case (.comparison(let left, let comparison, let value), .comparison(let right, let other, let otherValue)):
            comparison.isEqual(to: other) && left.isEqual(to: right) && value.isEqual(to: otherValue)
        default: false
        }
    }
}

extension PredicateComparison {
    fileprivate func isEqual(to other: PredicateComparison) -> Bool {
        kind == other.kind && options == other.options && quantifier == other.quantifier
    }
}

extension PredicateTerm {
    fileprivate func isEqual(to other: PredicateTerm) -> Bool {
        switch (self, other) {
        case (.object, .object): true
        case (.constant(let left), .constant(let right)): Self.areEqual(left, right)
        case (.variable(let left), .variable(let right)): left == right
        case (.path(let left, let keys), .path(let right, let otherKeys)): keys == otherKeys && left.isEqual(to: right)
        case (.list(let left), .list(let right)): left.elementsEqual(right) { $0.isEqual(to: $1) }
        case (.subquery(let left, let name, let tree), .subquery(let right, let otherName, let otherTree)):
            name == otherName && left.isEqual(to: right) && tree.isEqual(to: otherTree)
        default: false
        }
    }

    private static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        guard let left = left as? AnyHashable, let right = right as? AnyHashable else { return false }
        return left == right
    }
}
