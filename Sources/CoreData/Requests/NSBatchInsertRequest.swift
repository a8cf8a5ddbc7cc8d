import AppleFoundation

/// What a batch insertion answers.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
    case statusOnly
    case objectIDs
    case count
}

/// Inserts rows into a store. Contexts do not notice.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    open private(set) var entityName: String
    /// The values of each row by name.
    open var objectsToInsert: [[String: Any]]?
    /// Fills in one row after the other until it returns true.
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    /// Fills in one object after the other until it returns true.
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?
    open var resultType = NSBatchInsertRequestResultType.statusOnly

    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.entityName = entityName
        objectsToInsert = dictionaries
    }

    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entityName: entity.name ?? "", objects: dictionaries)
    }

    public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.entityName = entityName
        dictionaryHandler = handler
    }

    public convenience init(
        entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
    ) {
        self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
    }

    public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.entityName = entityName
        managedObjectHandler = handler
    }

    public convenience init(
        entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
    ) {
        self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
    }

    open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }
}

/// What a batch insertion did.
open class NSBatchInsertResult: NSPersistentStoreResult {
    /// Whether it succeeded, the names of the objects, or their number.
    public let result: Any?
    public let resultType: NSBatchInsertRequestResultType

    init(_ identifiers: [NSManagedObjectID], _ type: NSBatchInsertRequestResultType) {
        resultType = type
        result =
            switch type {
            case .statusOnly: true
            case .objectIDs: identifiers
            case .count: identifiers.count
            }
    }
}
