import AppleFoundation

/// What a request asks of a store.
public enum NSPersistentStoreRequestType: UInt, Sendable {
    case fetchRequestType = 1
    case saveRequestType = 2
    case batchInsertRequestType = 5
    case batchUpdateRequestType = 6
    case batchDeleteRequestType = 7
}

/// Something that is asked of a store.
open class NSPersistentStoreRequest: NSObject {
    /// The stores that it is for; nil for all.
    open var affectedStores: [NSPersistentStore]?
    open var requestType: NSPersistentStoreRequestType { .fetchRequestType }
}

/// What a store answers.
open class NSPersistentStoreResult: NSObject {}
