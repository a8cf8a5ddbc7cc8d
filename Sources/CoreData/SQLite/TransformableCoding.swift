import AppleFoundation

/// Makes data of the values of transformable attributes, by the transformer that a model names.
enum TransformableCoding {
    static func data(of object: Any, _ attribute: NSAttributeDescription) throws -> Data {
        if let data = transformer(attribute).reverseTransformedValue(object) as? Data { return data }
        throw CoreDataError.error(
            NSPersistentStoreSaveError,
            "no data can be made of the value of '\(attribute.name)', a \(type(of: object))",
            [NSValidationKeyErrorKey: attribute.name])
    }

    static func object(of data: Data, _ attribute: NSAttributeDescription) -> Any? {
        transformer(attribute).transformedValue(data)
    }

    private static func transformer(_ attribute: NSAttributeDescription) -> ValueTransformer {
        let name = attribute.valueTransformerName.map { NSValueTransformerName($0) }
        return name.flatMap { ValueTransformer.transformer(named: $0) } ?? NSSecureUnarchiveFromDataTransformer()
    }
}
