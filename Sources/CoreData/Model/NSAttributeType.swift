/// The type of an attribute's values.
public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000
}

extension NSAttributeDescription {
    /// The type of an attribute's values, by its newer names.
    public struct AttributeType: Hashable, Sendable {
        let type: NSAttributeType

        public static let undefined = AttributeType(type: .undefinedAttributeType)
        public static let integer16 = AttributeType(type: .integer16AttributeType)
        public static let integer32 = AttributeType(type: .integer32AttributeType)
        public static let integer64 = AttributeType(type: .integer64AttributeType)
        public static let decimal = AttributeType(type: .decimalAttributeType)
        public static let double = AttributeType(type: .doubleAttributeType)
        public static let float = AttributeType(type: .floatAttributeType)
        public static let string = AttributeType(type: .stringAttributeType)
        public static let boolean = AttributeType(type: .booleanAttributeType)
        public static let date = AttributeType(type: .dateAttributeType)
        public static let binaryData = AttributeType(type: .binaryDataAttributeType)
        public static let uuid = AttributeType(type: .UUIDAttributeType)
        public static let uri = AttributeType(type: .URIAttributeType)
        public static let transformable = AttributeType(type: .transformableAttributeType)
        public static let objectID = AttributeType(type: .objectIDAttributeType)
    }
}
