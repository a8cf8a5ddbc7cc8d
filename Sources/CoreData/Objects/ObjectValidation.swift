/// Checks what the model asks of an object's values.
struct ObjectValidation {
    private let object: NSManagedObject

    init(_ object: NSManagedObject) { self.object = object }

    func validate() throws {
        let faults = object.layout.properties.compactMap { property in
            fault(of: property).map { CoreDataError.validation($0, object, property) }
        }
        if let error = CoreDataError.joined(faults) { throw error }
    }

    /// An object can't go while a relationship that denies it leads to others.
    func validateDeletion() throws {
        let denying = object.layout.relationships.filter { relationship in
            relationship.deleteRule == .denyDeleteRule && object.objects(of: relationship).contains { !$0.isDeleted }
        }
        let errors = denying.map {
            CoreDataError.validation(NSValidationRelationshipDeniedDeleteError, object, $0)
        }
        if let error = CoreDataError.joined(errors) { throw error }
    }

    private func fault(of property: NSPropertyDescription) -> Int? {
        if let relationship = property as? NSRelationshipDescription { return fault(of: relationship) }
        let value = object.value(of: property)
        if value.isMissing {
            return property.isOptional || property.isTransient ? nil : NSValidationMissingMandatoryPropertyError
        }
        return (property as? NSAttributeDescription)?.bounds.fault(of: value)
    }

    private func fault(of relationship: NSRelationshipDescription) -> Int? {
        if relationship.isOptional, relationship.minCount == 0, relationship.maxCount < 2 { return nil }
        let count = object.objects(of: relationship).filter { !$0.isDeleted }.count
        if count == 0 {
            if relationship.isOptional { return nil }
            return relationship.isToMany
                ? NSValidationRelationshipLacksMinimumCountError : NSValidationMissingMandatoryPropertyError
        }
        if count < relationship.minCount { return NSValidationRelationshipLacksMinimumCountError }
        if relationship.maxCount > 0, count > relationship.maxCount {
            return NSValidationRelationshipExceedsMaximumCountError
        }
        return nil
    }
}
