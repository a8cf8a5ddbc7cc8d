/// The Swift types of a managed object's generated properties.
enum ManagedObjectPropertyType {
    /// Types by the names that a model's text has for them: as a scalar where it has one, and as an object.
    private static let types: [String: (scalar: String?, object: String)] = [
        "Integer 16": ("Int16", "NSNumber"), "Integer 32": ("Int32", "NSNumber"), "Integer 64": ("Int64", "NSNumber"),
        "Decimal": (nil, "NSDecimalNumber"), "Double": ("Double", "NSNumber"), "Float": ("Float", "NSNumber"),
        "String": (nil, "String"), "Boolean": ("Bool", "NSNumber"), "Date": ("TimeInterval", "Date"),
        "Binary": (nil, "Data"), "UUID": (nil, "UUID"), "URI": (nil, "URL"), "Transformable": (nil, "NSObject"),
        "Composite": (nil, "[String: Any]"),
    ]

    static func isKnown(_ type: String) -> Bool { types[type] != nil }

    static func text(for attribute: DataModelAttribute) -> String {
        guard let type = types[attribute.type] else { return "NSObject?" }
        if attribute.usesScalar, let scalar = type.scalar { return scalar }
        return (attribute.customClass ?? type.object) + "?"
    }

    /// - Parameter destination: the class of the objects at the other end.
    static func text(for relationship: DataModelRelationship, destination: String) -> String {
        if !relationship.isToMany { return destination + "?" }
        return relationship.isOrdered ? "NSOrderedSet?" : "NSSet?"
    }
}
