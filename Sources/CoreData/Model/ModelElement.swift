import AppleFoundation

/// An element of a model's text, with what its attributes say.
struct ModelElement {
    private let values: [String: String]

    init(_ values: [String: String]) { self.values = values }

    subscript(key: String) -> String? { values[key] }

    private func flag(_ key: String) -> Bool { values[key] == "YES" }
    private func number(_ key: String) -> Double? { values[key].flatMap(Double.init) }

    var entity: NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = values["name"]
        entity.managedObjectClassName = values["representedClassName"] ?? "NSManagedObject"
        entity.isAbstract = flag("isAbstract")
        entity.renamingIdentifier = values["elementID"] ?? values["renamingIdentifier"]
        entity.versionHashModifier = values["versionHashModifier"]
        entity.superentityName = values["parentEntity"]
        return entity
    }

    /// Nil where the type is not known.
    var attribute: NSAttributeDescription? {
        guard let type = values["attributeType"].map(Self.type) ?? .undefinedAttributeType else { return nil }
        let attribute = NSAttributeDescription()
        describe(attribute)
        attribute.attributeType = type
        attribute.valueTransformerName = values["valueTransformerName"]
        attribute.attributeValueClassName = values["customClassName"]
        attribute.allowsExternalBinaryDataStorage = flag("allowsExternalBinaryDataStorage")
        attribute.bounds = bounds
        attribute.defaultValue = defaultValue(type)
        return attribute
    }

    var relationship: NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        describe(relationship)
        let isToMany = flag("toMany")
        relationship.maxCount = isToMany ? number("maxCount").map { Int($0) } ?? 0 : 1
        relationship.minCount = number("minCount").map { Int($0) } ?? 0
        relationship.isOrdered = flag("ordered")
        relationship.destinationName = values["destinationEntity"]
        relationship.inverseName = values["inverseName"]
        relationship.deleteRule =
            switch values["deletionRule"] {
            case "Cascade": .cascadeDeleteRule
            case "Deny": .denyDeleteRule
            case "No Action": .noActionDeleteRule
            default: .nullifyDeleteRule
            }
        return relationship
    }

    private func describe(_ property: NSPropertyDescription) {
        property.name = values["name"] ?? ""
        property.isOptional = flag("optional")
        property.isTransient = flag("transient")
        property.renamingIdentifier = values["elementID"] ?? values["renamingIdentifier"]
        property.versionHashModifier = values["versionHashModifier"]
    }

    private var bounds: AttributeBounds {
        AttributeBounds(
            minimum: number("minValueString") ?? number("minDateTimeInterval"),
            maximum: number("maxValueString") ?? number("maxDateTimeInterval"),
            pattern: values["regularExpressionString"])
    }

    private func defaultValue(_ type: NSAttributeType) -> Any? {
        if let seconds = number("defaultDateTimeInterval") { return Date(timeIntervalSinceReferenceDate: seconds) }
        guard let text = values["defaultValueString"] else { return nil }
        return switch type {
        case .booleanAttributeType: text == "YES" || text == "1" || text == "true"
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: Int64(text)
        case .doubleAttributeType, .floatAttributeType: Double(text)
        case .decimalAttributeType: Decimal(string: text)
        case .UUIDAttributeType: UUID(uuidString: text)
        case .URIAttributeType: URL(string: text)
        default: text
        }
    }

    private static func type(_ name: String) -> NSAttributeType? {
        switch name {
        case "Integer 16": .integer16AttributeType
        case "Integer 32": .integer32AttributeType
        case "Integer 64": .integer64AttributeType
        case "Decimal": .decimalAttributeType
        case "Double": .doubleAttributeType
        case "Float": .floatAttributeType
        case "String": .stringAttributeType
        case "Boolean": .booleanAttributeType
        case "Date": .dateAttributeType
        case "Binary": .binaryDataAttributeType
        case "UUID": .UUIDAttributeType
        case "URI": .URIAttributeType
        case "Transformable": .transformableAttributeType
        case "ObjectID", "Object ID": .objectIDAttributeType
        case "", "Undefined": .undefinedAttributeType
        default: nil
        }
    }
}
