import Foundation
import RuntimeWarnings

extension NSSortDescriptor {
    /// Sorts by a key, or by keys with points between; nil sorts by the objects themselves.
    public convenience init(key: String?, ascending: Bool) {
        self.init(SortKey(path: key ?? "self", comparison: .plain), ascending: ascending)
    }

    /// Sorts by a key and a way to compare texts, such as `#selector(NSString.localizedStandardCompare(_:))`.
    ///
    /// A method that is none of NSString's is unknown here; that is said once, and texts are compared by their characters.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        let comparison = selector.map { selector in
            let known = SortKey.Comparison(rawValue: selector.description)
            if known == nil { RuntimeWarning.report("NSSortDescriptor can't compare by '\(selector)'.") }
            return known ?? .plain
        }
        self.init(SortKey(path: key ?? "self", comparison: comparison ?? .plain), ascending: ascending)
    }

    /// Sorts by a key and a comparison of its values.
    public convenience init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
        let key = SortKey(path: key ?? "self", comparison: .closure)
        self.init(keyPath: \NSObject.[sortKey: key], ascending: ascending) { left, right in
            comparator(
                PredicateTerm.unwrapped(left) ?? NSNull(), PredicateTerm.unwrapped(right) ?? NSNull())
        }
    }

    package convenience init(_ key: SortKey, ascending: Bool) {
        self.init(keyPath: \NSObject.[sortKey: key], ascending: ascending) { key.compare($0, $1) }
    }

    /// The key that it sorts by; nil where that is the objects themselves or a key path of Swift's.
    public var key: String? {
        guard let path = sortKey?.path, path != "self" else { return nil }
        return path
    }

    /// Nil for a key path of Swift's.
    package var sortKey: SortKey? {
        let probe = SortKeyProbe()
        // Of an object of another class the probe is none.
        guard type(of: keyPath).rootType == NSObject.self else { return nil }
        _ = probe[keyPath: keyPath]
        return probe.key
    }
}

/// Is asked for a key path's value, and keeps the key that it asks for.
private final class SortKeyProbe: NSObject {
    var key: SortKey?
}

extension NSObject {
    /// The value of a key, for sorting.
    fileprivate subscript(sortKey key: SortKey) -> Any? {
        if let probe = self as? SortKeyProbe {
            probe.key = key
            return nil
        }
        return SortKey.value(at: key.path, of: self)
    }
}
