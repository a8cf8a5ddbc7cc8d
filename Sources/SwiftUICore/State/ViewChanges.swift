@_spi(Reflection) import Swift

/// What was true of a view when its body was last asked why it is evaluated.
@MainActor
package final class ViewChanges<Content> {
    private let view: Content
    private let values: [(name: String, value: Any)]

    private init(_ view: Content, _ values: [(name: String, value: Any)]) {
        self.view = view
        self.values = values
    }

    /// Compares a view with what is known of it, and keeps what it is now.
    /// - Parameter storage: the storages of the dynamic properties, in their order.
    /// - Returns: `@self` where the view's value is another, `@identity` for a new view, and the properties that have
    ///   changed.
    static func note(_ view: Content, storage: [AnyObject?], in known: inout ViewChanges?) -> [String] {
        let values = observedValues(of: view, storage)
        let old = known
        known = ViewChanges(view, values)
        guard let old else { return ["@self", "@identity"] + values.map(\.name) }
        let changed = zip(old.values, values).filter { !areEqual($0.value, $1.value) }.map(\.1.name)
        return (ValueComparison.areEqual(old.view, view) ? [] : ["@self"]) + changed
    }

    private static func observedValues(of view: Content, _ storage: [AnyObject?]) -> [(name: String, value: Any)] {
        var values: [(name: String, value: Any)] = []
        var index = 0
        withUnsafeBytes(of: view) { bytes in
            _ = _forEachField(of: Content.self) { name, offset, type, _ in
                guard let property = type as? any GraphProperty.Type else { return true }
                let kept = property.keepsStorage && index < storage.count ? storage[index] : nil
                if property.keepsStorage { index += 1 }
                values.append((String(cString: name), value(property, bytes.baseAddress! + offset, kept)))
                return true
            }
        }
        return values
    }

    private static func value<Property: GraphProperty>(
        _ type: Property.Type, _ pointer: UnsafeRawPointer, _ storage: AnyObject?
    ) -> Any { pointer.assumingMemoryBound(to: Property.self).pointee.observedValue(storage) }

    private static func areEqual(_ left: Any, _ right: Any) -> Bool {
        func compare<Value>(_ left: Value) -> Bool {
            guard let right = right as? Value else { return false }
            return ValueComparison.areEqual(left, right)
        }
        return _openExistential(left, do: compare)
    }
}
