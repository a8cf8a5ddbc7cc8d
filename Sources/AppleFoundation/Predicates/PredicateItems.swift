import Foundation

/// The items of a collection, and what is asked of them all.
package enum PredicateItems {
    /// Nil for what is no collection.
    package static func of(_ value: Any?) -> [Any]? {
        switch value {
        case nil: nil
        case let value as [Any]: value
        case let value as NSArray: value.map { $0 }
        case let value as NSSet: value.map { $0 }
        case let value as NSOrderedSet: value.array
        case let value as Set<AnyHashable>: value.map(\.base)
        default: nil
        }
    }

    /// - Parameters:
    ///   - name: an operator of collections, such as `@count`.
    ///   - values: what the rest of the key path leads to, an item each.
    static func value(of name: String, _ items: [Any], _ values: Any?) -> Any? {
        if name == "@count" { return items.count }
        let values = (of(values) ?? []).compactMap { PredicateTerm.unwrapped($0) }
        switch name {
        case "@sum": return numbers(values).reduce(0, +)
        case "@avg": return values.isEmpty ? nil : numbers(values).reduce(0, +) / Double(values.count)
        case "@min": return values.min { PredicateComparison.isLess($0, $1) }
        case "@max": return values.max { PredicateComparison.isLess($0, $1) }
        case "@distinctUnionOfObjects": return Array(Set(values.compactMap { $0 as? AnyHashable })).map(\.base)
        case "@unionOfObjects": return values
        default: return nil
        }
    }

    private static func numbers(_ values: [Any]) -> [Double] { values.compactMap(PredicateComparison.number) }
}
