import AppleFoundation

/// Makes data of the values of transformable attributes, by the transformer that a model names.
///
/// A transformer of the app's own makes data of a value; one that unarchives makes a value of data, and data in reverse.
enum TransformableCoding {
    static func data(of object: Any, _ attribute: NSAttributeDescription) throws -> Data {
        let transformer = transformer(attribute)
        let isUnarchiver = transformer is NSSecureUnarchiveFromDataTransformer
        let data = isUnarchiver ? transformer.reverseTransformedValue(object) : transformer.transformedValue(object)
        if let data = data as? Data { return data }
        throw CoreDataError.error(
            NSPersistentStoreSaveError,
            "no data can be made of the value of '\(attribute.name)', a \(type(of: object))",
            [NSValidationKeyErrorKey: attribute.name])
    }

    static func object(of data: Data, _ attribute: NSAttributeDescription) -> Any? {
        let transformer = transformer(attribute)
        let isUnarchiver = transformer is NSSecureUnarchiveFromDataTransformer
        return isUnarchiver ? transformer.transformedValue(data) : transformer.reverseTransformedValue(data)
    }

    private static func transformer(_ attribute: NSAttributeDescription) -> ValueTransformer {
        let name = attribute.valueTransformerName.map { NSValueTransformerName($0) }
        return name.flatMap { ValueTransformer.transformer(named: $0) } ?? NSSecureUnarchiveFromDataTransformer()
    }
}
