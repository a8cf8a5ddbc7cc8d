import AppleFoundation

/// Puts objects in the order of sort descriptors.
struct ObjectOrder {
    private let keys: [Key]

    private struct Key {
        let descriptor: NSSortDescriptor
        let sortKey: SortKey?

        func value(of object: NSManagedObject) -> Any? {
            sortKey.map { SortKey.value(at: $0.path, of: object) } ?? object
        }

        func compare(_ left: Any?, _ right: Any?) -> ComparisonResult {
            guard let sortKey, sortKey.comparison != .closure else {
                return sortKey == nil
                    ? descriptor.compare(left as Any, to: right as Any)
                    : directed(descriptor.comparator(left as Any, right as Any))
            }
            return directed(sortKey.compare(left, right))
        }

        private func directed(_ result: ComparisonResult) -> ComparisonResult {
            descriptor.ascending ? result : ComparisonResult(rawValue: -result.rawValue) ?? .orderedSame
        }
    }

    init(_ descriptors: [NSSortDescriptor]) {
        keys = descriptors.map { Key(descriptor: $0, sortKey: $0.sortKey) }
    }

    var isEmpty: Bool { keys.isEmpty }

    func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
        if isEmpty { return objects }
        // Values are asked for once an object, not once a comparison.
        let decorated = objects.map { object in (object, keys.map { $0.value(of: object) }) }
        return decorated.sorted { precedes($0.1, $1.1) }.map(\.0)
    }

    func precedes(_ left: NSManagedObject, _ right: NSManagedObject) -> Bool {
        for key in keys {
            let result = key.compare(key.value(of: left), key.value(of: right))
            if result != .orderedSame { return result == .orderedAscending }
        }
        return false
    }

    private func precedes(_ left: [Any?], _ right: [Any?]) -> Bool {
        for (index, key) in keys.enumerated() {
            let result = key.compare(left[index], right[index])
            if result != .orderedSame { return result == .orderedAscending }
        }
        return false
    }
}
