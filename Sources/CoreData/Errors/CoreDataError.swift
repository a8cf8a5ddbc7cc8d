import AppleFoundation

public let NSDetailedErrorsKey = "NSDetailedErrors"
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
public let NSValidationValueErrorKey = "NSValidationErrorValue"
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"

/// Makes errors as Core Data's are.
enum CoreDataError {
    static func error(_ code: Int, _ reason: String, _ information: [String: Any] = [:]) -> NSError {
        let all = [NSLocalizedDescriptionKey: description(code), NSLocalizedFailureReasonErrorKey: reason]
        return NSError(
            domain: NSCocoaErrorDomain, code: code, userInfo: information.merging(all) { given, _ in given })
    }

    /// A value that can't be saved.
    static func validation(_ code: Int, _ object: NSManagedObject, _ property: NSPropertyDescription) -> NSError {
        let name = property.name
        var information: [String: Any] = [
            NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: name,
            NSLocalizedDescriptionKey: message(code, name),
        ]
        if let value = object.anyValue(of: property) { information[NSValidationValueErrorKey] = value }
        return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: information)
    }

    /// One error of several; nil for none.
    static func joined(_ errors: [NSError]) -> NSError? {
        guard errors.count > 1 else { return errors.first }
        return error(NSValidationMultipleErrorsError, "there were several", [NSDetailedErrorsKey: errors])
    }

    private static func message(_ code: Int, _ name: String) -> String {
        switch code {
        case NSValidationMissingMandatoryPropertyError: "\(name) is a required value."
        case NSValidationRelationshipLacksMinimumCountError: "Too few items in \(name)."
        case NSValidationRelationshipExceedsMaximumCountError: "Too many items in \(name)."
        case NSValidationRelationshipDeniedDeleteError: "Items cannot be deleted from \(name)."
        case NSValidationNumberTooLargeError, NSValidationDateTooLateError, NSValidationStringTooLongError:
            "\(name) is too large, too late or too long."
        case NSValidationNumberTooSmallError, NSValidationDateTooSoonError, NSValidationStringTooShortError:
            "\(name) is too small, too soon or too short."
        default: "\(name) is not valid."
        }
    }

    private static func description(_ code: Int) -> String {
        switch code {
        case NSValidationMultipleErrorsError: "Multiple validation errors occurred."
        case NSManagedObjectMergeError: "Could not merge changes."
        case NSManagedObjectConstraintMergeError: "A uniqueness constraint was violated."
        case NSPersistentStoreIncompatibleVersionHashError:
            "The model used to open the store is incompatible with the one used to create the store."
        case NSMigrationError: "An error occurred during persistent store migration."
        default: "The operation couldn’t be completed. (Cocoa error \(code).)"
        }
    }
}
