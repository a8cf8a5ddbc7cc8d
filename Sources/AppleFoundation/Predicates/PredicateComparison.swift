import Foundation

/// Compares two values as a predicate asks for it.
package struct PredicateComparison: Sendable {
    package enum Kind: Int, Sendable {
        case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
        case contains, beginsWith, endsWith, like, matches, isIn, isBetween

        init?(name: String) {
            switch name {
            case "=", "==": self = .equal
            case "!=", "<>": self = .unequal
            case "<": self = .less
            case "<=", "=<": self = .lessOrEqual
            case ">": self = .greater
            case ">=", "=>": self = .greaterOrEqual
            case "CONTAINS": self = .contains
            case "BEGINSWITH": self = .beginsWith
            case "ENDSWITH": self = .endsWith
            case "LIKE": self = .like
            case "MATCHES": self = .matches
            case "IN": self = .isIn
            case "BETWEEN": self = .isBetween
            default: return nil
            }
        }
    }

    /// Which items on the left a comparison has to hold for, where there are many.
    package enum Quantifier: Sendable { case direct, any, all, none }

    package let kind: Kind
    /// Whether cases and accents count in texts.
    package let options: String.CompareOptions
    package let quantifier: Quantifier

    package init(kind: Kind, options: String.CompareOptions, quantifier: Quantifier = .direct) {
        self.kind = kind
        self.options = options
        self.quantifier = quantifier
    }

    package func holds(_ left: Any?, _ right: Any?) -> Bool {
        let left = PredicateTerm.unwrapped(left)
        let right = PredicateTerm.unwrapped(right)
        switch quantifier {
        case .direct: return holdsDirectly(left, right)
        case .any: return Self.items(left).contains { holdsDirectly($0, right) }
        case .all: return Self.items(left).allSatisfy { holdsDirectly($0, right) }
        case .none: return !Self.items(left).contains { holdsDirectly($0, right) }
        }
    }

    /// All items, those too that lie in collections of collections.
    private static func items(_ value: Any?) -> [Any?] {
        guard let items = PredicateItems.of(value) else { return value.map { [$0] } ?? [] }
        return items.flatMap { item -> [Any?] in
            let item = PredicateTerm.unwrapped(item)
            return PredicateItems.of(item) == nil ? [item] : Self.items(item)
        }
    }

    private func holdsDirectly(_ left: Any?, _ right: Any?) -> Bool {
        switch kind {
        case .equal: return isEqual(left, right)
        case .unequal: return !isEqual(left, right)
        case .less: return order(left, right) == .orderedAscending
        case .lessOrEqual: return order(left, right).map { $0 != .orderedDescending } ?? false
        case .greater: return order(left, right) == .orderedDescending
        case .greaterOrEqual: return order(left, right).map { $0 != .orderedAscending } ?? false
        case .isIn: return contains(right, left)
        case .contains: return contains(left, right)
        case .isBetween: return isBetween(left, right)
        case .beginsWith: return isFound(right, in: left, [.anchored])
        case .endsWith: return isFound(right, in: left, [.anchored, .backwards])
        case .matches: return matches(left, right as? String)
        case .like: return matches(left, (right as? String).map(Self.expression))
        }
    }

    private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        if let order = order(left, right) { return order == .orderedSame }
        if let left = left as? any PredicateOperand { return left.isEqual(toOperand: right) }
        if let right = right as? any PredicateOperand { return right.isEqual(toOperand: left) }
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return false
    }

    /// Nil where the two have no order.
    private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        if let left = left as? String, let right = right as? String { return left.compare(right, options: options) }
        if let left = left as? Date, let right = right as? Date { return left.compare(right) }
        guard let left = Self.number(left), let right = Self.number(right) else { return nil }
        return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }

    /// Nil where the two have no order.
    static func order(_ left: Any, _ right: Any) -> ComparisonResult? {
        PredicateComparison(kind: .less, options: []).order(left, right)
    }

    static func isLess(_ left: Any, _ right: Any) -> Bool {
        order(left, right) == .orderedAscending
    }

    package static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as Bool: value ? 1 : 0
        case let value as NSNumber: value.doubleValue
        case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
        default: nil
        }
    }

    private func contains(_ whole: Any?, _ part: Any?) -> Bool {
        if let items = PredicateItems.of(whole) {
            return items.contains { isEqual(PredicateTerm.unwrapped($0), part) }
        }
        return isFound(part, in: whole, [])
    }

    private func isFound(_ part: Any?, in whole: Any?, _ place: String.CompareOptions) -> Bool {
        guard let part = part as? String, let whole = whole as? String else { return false }
        return whole.range(of: part, options: options.union(place)) != nil
    }

    private func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
        guard let bounds = PredicateItems.of(bounds), bounds.count == 2,
            let low = order(PredicateTerm.unwrapped(bounds[0]), value),
            let high = order(value, PredicateTerm.unwrapped(bounds[1]))
        else { return false }
        return low != .orderedDescending && high != .orderedDescending
    }

    /// The whole text has to match.
    private func matches(_ text: Any?, _ pattern: String?) -> Bool {
        guard let text = text as? String, let pattern,
            let expression = try? NSRegularExpression(
                pattern: "^(?:\(folded(pattern)))$",
                options: options.contains(.caseInsensitive)
                    ? [.caseInsensitive, .dotMatchesLineSeparators] : [.dotMatchesLineSeparators])
        else { return false }
        let subject = folded(text)
        let range = NSRange(subject.startIndex..., in: subject)
        return expression.firstMatch(in: subject, range: range)?.range == range
    }

    private func folded(_ text: String) -> String {
        options.contains(.diacriticInsensitive) ? text.folding(options: .diacriticInsensitive, locale: nil) : text
    }

    /// `?` is one character, `*` any number of them.
    private static func expression(like pattern: String) -> String {
        NSRegularExpression.escapedPattern(for: pattern).replacingOccurrences(of: "\\?", with: ".")
            .replacingOccurrences(of: "\\*", with: ".*")
    }
}

/// An object that says itself what it equals in a comparison.
package protocol PredicateOperand {
    func isEqual(toOperand other: Any?) -> Bool
}
