import AppleFoundation

/// What a batch deletion answers.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly
    case resultTypeObjectIDs
    case resultTypeCount
}

/// Deletes rows in the stores without making objects of them. Contexts do not notice.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    /// Which rows are deleted.
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    let identifiers: [NSManagedObjectID]?

    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
        fetchRequest = fetch
        identifiers = nil
    }

    /// - Parameter objectIDs: of objects of one entity.
    public init(objectIDs objects: [NSManagedObjectID]) {
        fetchRequest = NSFetchRequest(entityName: objects.first?.entity.name ?? "")
        identifiers = objects
    }

    open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }
}

/// What a batch deletion did.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// Whether it succeeded, the names of the objects, or their number.
    public let result: Any?
    public let resultType: NSBatchDeleteRequestResultType

    init(_ identifiers: [NSManagedObjectID], _ type: NSBatchDeleteRequestResultType) {
        resultType = type
        result =
            switch type {
            case .resultTypeStatusOnly: true
            case .resultTypeObjectIDs: identifiers
            case .resultTypeCount: identifiers.count
            }
    }
}
