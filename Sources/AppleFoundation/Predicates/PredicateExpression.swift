import Foundation

/// One side of a comparison.
indirect enum PredicateExpression: @unchecked Sendable {
    case object
    case constant(Any?)
    /// Keys with points between.
    case path(String)
    case list([PredicateExpression])

    func value(of object: Any?) -> Any? {
        switch self {
        case .object: object
        case .constant(let value): value
        case .list(let items): items.map { $0.value(of: object) as Any }
        case .path(let path): path.split(separator: ".").reduce(object) { Self.value(for: String($1), of: $0) }
        }
    }

    private static func value(for key: String, of object: Any?) -> Any? {
        guard let object = unwrapped(object) else { return nil }
        if let keyed = object as? any _KeyedValues { return unwrapped(keyed._value(forKey: key)) }
        if let dictionary = object as? [String: Any] { return dictionary[key] }
        if let dictionary = object as? NSDictionary { return dictionary[key] }
        if let values = object as? [Any] { return values.map { value(for: key, of: $0) as Any } }
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
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value is NSNull ? nil : value }
        return unwrapped(mirror.children.first?.value)
    }
}
