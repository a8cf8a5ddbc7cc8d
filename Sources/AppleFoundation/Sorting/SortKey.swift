import Foundation

/// The key of a value to sort by, and how texts are compared.
package struct SortKey: Hashable, Sendable {
    /// How two values are put in order.
    package enum Comparison: String, CaseIterable, Sendable {
        /// Texts by their characters, without regard to a language.
        case plain = "compare:"
        case caseInsensitive = "caseInsensitiveCompare:"
        case localized = "localizedCompare:"
        case localizedCaseInsensitive = "localizedCaseInsensitiveCompare:"
        /// As a list of files is sorted: without regard to cases, numbers by their size.
        case localizedStandard = "localizedStandardCompare:"
        /// By a closure that the descriptor holds.
        case closure = "comparator"
    }

    package let path: String
    package let comparison: Comparison

    package init(path: String, comparison: Comparison) {
        self.path = path
        self.comparison = comparison
    }

    /// Nothing is less than any value.
    package func compare(_ left: Any?, _ right: Any?) -> ComparisonResult {
        guard let left = PredicateTerm.unwrapped(left) else {
            return PredicateTerm.unwrapped(right) == nil ? .orderedSame : .orderedAscending
        }
        guard let right = PredicateTerm.unwrapped(right) else { return .orderedDescending }
        if let left = left as? String, let right = right as? String { return compare(left, right) }
        return PredicateComparison.order(left, right) ?? .orderedSame
    }

    package func compare(_ left: String, _ right: String) -> ComparisonResult {
        switch comparison {
        case .plain, .closure: left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
        case .caseInsensitive: left.caseInsensitiveCompare(right)
        case .localized: left.localizedCompare(right)
        case .localizedCaseInsensitive: left.localizedCaseInsensitiveCompare(right)
        case .localizedStandard: left.localizedStandardCompare(right)
        }
    }
}

extension SortKey {
    /// The value at the end of keys with points between; nil where there is none.
    package static func value(at path: String, of object: Any?) -> Any? {
        PredicateTerm.path(.object, path.split(separator: ".").map(String.init)).value(of: object, variables: [:])
    }
}
