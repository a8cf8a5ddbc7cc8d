import AppleFoundation

/// A value that each object of an entity has.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
    open var attributeType = NSAttributeType.undefinedAttributeType

    /// The type by its newer names.
    open var type: AttributeType {
        get { AttributeType(type: attributeType) }
        set { attributeType = newValue.type }
    }

    /// What new objects have.
    open var defaultValue: Any? {
        get { defaultPropertyValue.anyValue(of: self) }
        set { givenDefault = newValue }
    }

    /// For transformable attributes: the name of the transformer that makes data of their values.
    open var valueTransformerName: String?
    /// For transformable attributes: the class of their values.
    open var attributeValueClassName: String?
    /// A hint to keep large data in files of their own. Here they lie in the store, where they are as safe.
    open var allowsExternalBinaryDataStorage = false
    open var preservesValueInHistoryOnDeletion = false
    open var allowsCloudEncryption = false

    /// What values have to satisfy when an object is saved.
    var bounds = AttributeBounds()

    private var givenDefault: Any?

    var defaultPropertyValue: PropertyValue {
        givenDefault.map { PropertyValue($0, attribute: self) } ?? .missing
    }
}
