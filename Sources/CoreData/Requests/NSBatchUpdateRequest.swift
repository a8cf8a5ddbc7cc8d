import AppleFoundation

/// What a batch update answers.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    case statusOnlyResultType
    case updatedObjectIDsResultType
    case updatedObjectsCountResultType
}

/// Sets values of rows in the stores without making objects of them. Contexts do not notice.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    open private(set) var entityName: String
    /// Which rows are updated; nil for all.
    open var predicate: NSPredicate?
    /// The new values by name.
    open var propertiesToUpdate: [AnyHashable: Any]?
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
    open var includesSubentities = true

    public init(entityName: String) { self.entityName = entityName }

    public init(entity: NSEntityDescription) { entityName = entity.name ?? "" }

    open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }
}

/// What a batch update did.
open class NSBatchUpdateResult: NSPersistentStoreResult {
    /// Whether it succeeded, the names of the objects, or their number.
    public let result: Any?
    public let resultType: NSBatchUpdateRequestResultType

    init(_ identifiers: [NSManagedObjectID], _ type: NSBatchUpdateRequestResultType) {
        resultType = type
        result =
            switch type {
            case .statusOnlyResultType: true
            case .updatedObjectIDsResultType: identifiers
            case .updatedObjectsCountResultType: identifiers.count
            }
    }
}
