import AppleFoundation

/// Which queue a context's objects belong to.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType = 2
}

/// Objects that are worked on together, and their changes until these are saved.
///
/// A context and its objects are to be used on its queue: the main queue, or within `perform` and `performAndWait`.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    /// Which queue a context's objects belong to, by its newer names.
    public struct ConcurrencyType: Hashable, Sendable {
        let type: NSManagedObjectContextConcurrencyType
        public static let mainQueue = ConcurrencyType(type: .mainQueueConcurrencyType)
        public static let privateQueue = ConcurrencyType(type: .privateQueueConcurrencyType)
    }

    /// When a block of `perform` runs.
    public enum ScheduledTaskType: Sendable {
        /// At once where the queue is the caller's.
        case immediate
        /// After what waits for the queue already.
        case enqueued
    }

    open private(set) var concurrencyType: NSManagedObjectContextConcurrencyType
    open var name: String?
    open var userInfo = NSMutableDictionary()
    open var transactionAuthor: String?
    /// What happens where a store was changed by others since values were read: one of the policies of NSMergePolicy.
    open var mergePolicy: Any = NSMergePolicy.error
    /// Notes each change; nil, as it is at first, notes none.
    open var undoManager: UndoManager?
    /// Whether the objects take what other contexts save.
    open var automaticallyMergesChangesFromParent = false
    /// Whether the context keeps all of its objects, also those that nobody else holds.
    open var retainsRegisteredObjects = false
    /// Whether rules of deletion wait for the end of the turn of the main loop, or for a save.
    open var propagatesDeletesAtEndOfEvent = true
    /// Whether an object whose row is gone reads as one without values.
    open var shouldDeleteInaccessibleFaults = true

    let queue: ContextQueue
    let registry = ObjectRegistry()
    var changes = PendingChanges()
    /// Contexts that were made with this as their parent.
    let children = WeakContexts()
    private var coordinator: NSPersistentStoreCoordinator?
    private var givenParent: NSManagedObjectContext?

    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
        queue = ContextQueue(isMain: ct == .mainQueueConcurrencyType)
    }

    public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type.type) }

    /// One of the main queue's.
    public convenience override init() { self.init(concurrencyType: .mainQueueConcurrencyType) }

    deinit {
        for object in registry.all { object.releaseRelated() }
    }

    // MARK: Where objects come from

    /// Where objects are fetched from and saved to; that of the parent, where there is one.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { givenParent?.persistentStoreCoordinator ?? coordinator }
        set {
            coordinator = newValue
            newValue?.contexts.add(self)
        }
    }

    /// The context that takes the changes on a save, in place of a store.
    open var parent: NSManagedObjectContext? {
        get { givenParent }
        set {
            givenParent = newValue
            newValue?.children.add(self)
        }
    }

    var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

    var source: any ObjectSource {
        if let givenParent { return givenParent }
        guard let coordinator else {
            fatalError("This NSManagedObjectContext has neither a parent nor a persistent store coordinator.")
        }
        return coordinator
    }

    // MARK: What is there

    open var registeredObjects: Set<NSManagedObject> { Set(registry.all) }
    open var insertedObjects: Set<NSManagedObject> { changes.inserted }
    open var updatedObjects: Set<NSManagedObject> { changes.updated }
    open var deletedObjects: Set<NSManagedObject> { changes.deleted }
    open var hasChanges: Bool { !changes.isEmpty }

    /// The object of a name where it is in memory already.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registry[objectID] }

    /// The object of a name, a fault where it is not in memory; whether its row is there is not looked for.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject { object(of: objectID.current) }

    /// The object of a name; throws where its row is gone.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        if let object = existing(objectID) { return object }
        throw CoreDataError.error(
            NSManagedObjectReferentialIntegrityError, "there is no object \(objectID)",
            [NSAffectedObjectsErrorKey: [objectID]])
    }

    /// Makes a context's object known by another to it.
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        for object in objects where object.objectID.isTemporaryID {
            guard let coordinator = persistentStoreCoordinator else { continue }
            rename(object, to: try coordinator.permanentID(for: object))
        }
    }

    /// Keeps a new object in a store of the coordinator, where it has several.
    open func assign(_ object: Any, to store: NSPersistentStore) {
        guard let object = object as? NSManagedObject else { return }
        changes.stores[ObjectIdentifier(object)] = store
    }

    // MARK: Undo

    open func undo() { undoManager?.undo() }
    open func redo() { undoManager?.redo() }
}
