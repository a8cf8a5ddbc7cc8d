/// What kind of value a property's type stands for.
struct ValueShape {
    private(set) var isOptional = false
    private(set) var isMany = false
    /// The model of a relationship; nil for attributes.
    private(set) var model: (any PersistentModel.Type)?

    init(_ type: Any.Type) {
        var type = type
        if let optional = type as? any OptionalType.Type {
            isOptional = true
            type = optional.wrappedType
        }
        if let model = type as? any PersistentModel.Type {
            self.model = model
        } else if let list = type as? any ListType.Type, let model = list.elementType as? any PersistentModel.Type {
            self.model = model
            isMany = true
        }
    }

    /// The value itself, of an optional as well.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        guard let optional = value as? any OptionalType else { return value }
        return unwrapped(optional.wrappedValue)
    }
}

/// An optional of any type.
protocol OptionalType {
    static var wrappedType: Any.Type { get }
    var wrappedValue: Any? { get }
}

extension Optional: OptionalType {
    static var wrappedType: Any.Type { Wrapped.self }
    var wrappedValue: Any? { self }
}

/// An array of any type.
protocol ListType {
    static var elementType: Any.Type { get }
}

extension Array: ListType {
    static var elementType: Any.Type { Element.self }
}
