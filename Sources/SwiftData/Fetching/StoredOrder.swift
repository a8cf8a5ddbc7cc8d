import Foundation

/// The order of a descriptor: as SQLite can make it, and as objects are compared.
struct StoredOrder<T: PersistentModel> {
    private let keys: [Key]
    /// What stands after ORDER BY; nil where objects have to be compared.
    let text: String?

    private struct Key {
        // No descriptor: optimised code can't copy one that lies in a structure of another module.
        let comparator: any SortComparator<T>
        /// A text that is sorted as the user's language has it, which is what a descriptor without a comparator is.
        let textPath: KeyPath<T, String>?
    }

    init(_ descriptors: [SortDescriptor<T>], _ entity: Entity) {
        keys = descriptors.map { Key(comparator: $0, textPath: Self.textPath($0)) }
        let terms = descriptors.map { Self.term($0, entity) }
        text = terms.contains(nil) ? nil : (terms.compactMap(\.self) + [Database.key]).joined(separator: ", ")
    }

    func sorted(_ objects: [T]) -> [T] {
        guard !keys.isEmpty else { return objects }
        let comparisons = keys.map { key -> PlaceOrder.Comparison in
            guard let path = key.textPath else {
                return { key.comparator.compare(objects[$0], objects[$1]) }
            }
            return PlaceOrder.comparison(
                of: objects.map { StandardText($0[keyPath: path]) }, isReversed: key.comparator.order == .reverse)
        }
        let order = PlaceOrder(comparisons: comparisons, keys: objects.map(\._$storage.key))
        return order.sortedPlaces.map { objects[$0] }
    }

    private static func textPath(_ descriptor: SortDescriptor<T>) -> KeyPath<T, String>? {
        guard let path = descriptor.keyPath as? KeyPath<T, String>, isPlain(descriptor, path) else { return nil }
        return path
    }

    /// Numbers and dates are in SQLite's order.
    private static func term(_ descriptor: SortDescriptor<T>, _ entity: Entity) -> String? {
        guard let path = descriptor.keyPath, let property = entity.property(at: path), property.isColumn,
            case .attribute(let coding) = property.kind, coding.column == .integer || coding.column == .real
        else { return nil }
        let isPlain =
            switch path {
            case let path as KeyPath<T, Int>: isPlain(descriptor, path)
            case let path as KeyPath<T, Double>: isPlain(descriptor, path)
            case let path as KeyPath<T, Date>: isPlain(descriptor, path)
            default: false
            }
        return isPlain ? Database.quoted(property.name) + (descriptor.order == .forward ? "" : " DESC") : nil
    }

    /// The descriptor has no comparator of its own.
    private static func isPlain<Value: Comparable>(_ descriptor: SortDescriptor<T>, _ path: KeyPath<T, Value>) -> Bool {
        descriptor == SortDescriptor.by(path, descriptor.order)
    }
}
