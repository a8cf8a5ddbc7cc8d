import Foundation

/// One side of a comparison.
package indirect enum PredicateTerm: @unchecked Sendable {
    case object
    case constant(Any?)
    /// What `$name` stands for.
    case variable(String)
    /// Keys from a value on; none of them is empty.
    case path(PredicateTerm, [String])
    case list([PredicateTerm])
    /// The items of a collection for which a tree holds, in which a variable stands for the item.
    case subquery(PredicateTerm, variable: String, PredicateTree)

    func value(of object: Any?, variables: [String: Any]) -> Any? {
        switch self {
        case .object: object
        case .constant(let value): value
        case .variable(let name): variables[name]
        case .list(let items): items.map { $0.value(of: object, variables: variables) as Any }
        case .path(let base, let keys):
            Self.value(for: keys[...], of: base.value(of: object, variables: variables))
        case .subquery(let collection, let name, let tree):
            (PredicateItems.of(collection.value(of: object, variables: variables)) ?? []).filter {
                tree.holds(for: object, variables: variables.merging([name: $0]) { $1 })
            }
        }
    }

    private static func value(for keys: ArraySlice<String>, of object: Any?) -> Any? {
        guard let key = keys.first else { return object }
        if key.hasPrefix("@"), let items = PredicateItems.of(unwrapped(object)) {
            return PredicateItems.value(of: key, items, value(for: keys.dropFirst(), of: items))
        }
        return value(for: keys.dropFirst(), of: value(for: key, of: object))
    }

    static func value(for key: String, of object: Any?) -> Any? {
        guard let object = unwrapped(object) else { return nil }
        if key.uppercased() == "SELF" { return object }
        if let keyed = object as? any _KeyedValues { return unwrapped(keyed._value(forKey: key)) }
        if let dictionary = object as? [String: Any] { return dictionary[key] }
        if let dictionary = object as? NSDictionary { return dictionary[key] }
        if let items = PredicateItems.of(object) { return items.map { value(for: key, of: $0) as Any } }
        return storedValue(for: key, of: object)
    }

    private static func storedValue(for key: String, of object: Any) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let present = mirror {
            // A property with a wrapper is stored under a name with a line before it.
            if let child = present.children.first(where: { $0.label == key || $0.label == "_" + key }) {
                return unwrapped(child.value)
            }
            mirror = present.superclassMirror
        }
        return nil
    }

    /// The value itself, of an optional as well.
    package static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        if let optional = value as? any WrappedValue { return unwrapped(optional.wrappedValue) }
        return value is NSNull ? nil : value
    }
}

/// An optional of any type.
private protocol WrappedValue {
    var wrappedValue: Any? { get }
}

extension Optional: WrappedValue {
    var wrappedValue: Any? { self }
}
