import Foundation

/// The order of a descriptor: as SQLite can make it, and as objects are compared.
struct StoredOrder<T: PersistentModel> {
    private let keys: [Key]
    /// What stands after ORDER BY; nil where objects have to be compared.
    let text: String?

    private struct Key {
        let descriptor: SortDescriptor<T>
        /// A text that is sorted as the user's language has it, which is what a descriptor without a comparator is.
        let textPath: KeyPath<T, String>?

        func compare(_ left: T, _ right: T) -> ComparisonResult {
            guard let textPath else { return descriptor.compare(left, right) }
            let (left, right) = descriptor.order == .forward ? (left, right) : (right, left)
            return left[keyPath: textPath].localizedStandardCompare(right[keyPath: textPath])
        }
    }

    init(_ descriptors: [SortDescriptor<T>], _ entity: Entity) {
        keys = descriptors.map { Key(descriptor: $0, textPath: Self.textPath($0)) }
        let terms = descriptors.map { Self.term($0, entity) }
        text = terms.contains(nil) ? nil : (terms.compactMap(\.self) + ["id"]).joined(separator: ", ")
    }

    func sorted(_ objects: [T]) -> [T] {
        guard !keys.isEmpty else { return objects }
        return objects.sorted { left, right in
            for key in keys {
                switch key.compare(left, right) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return left._$storage.key < right._$storage.key
        }
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
