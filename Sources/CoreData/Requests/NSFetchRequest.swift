import AppleFoundation

/// What a fetch request finds.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let managedObjectResultType = NSFetchRequestResultType([])
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// Asks a context for the objects of an entity, those for which a predicate holds, in an order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
    /// The entity by its name, which the context looks for.
    open fileprivate(set) var entityName: String?
    fileprivate var givenEntity: NSEntityDescription?

    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    /// The most objects to find; 0 for all.
    open var fetchLimit = 0
    /// How many of the first are left out.
    open var fetchOffset = 0
    /// A hint. All rows are read at once here, which the results do not show.
    open var fetchBatchSize = 0
    open var resultType = NSFetchRequestResultType.managedObjectResultType
    /// Whether objects of entities that inherit from the entity are found too.
    open var includesSubentities = true
    /// A hint. Values are read with the rows here, which the results do not show.
    open var includesPropertyValues = true
    /// Whether objects stay faults until one of their values is asked for.
    open var returnsObjectsAsFaults = true
    /// Relationships whose objects are read as well.
    open var relationshipKeyPathsForPrefetching: [String]?
    /// Whether changes that are not saved yet are seen.
    open var includesPendingChanges = true
    /// Whether equal dictionaries are found once.
    open var returnsDistinctResults = false
    /// Names of properties that dictionaries are to hold; nil for all attributes.
    open var propertiesToFetch: [Any]?
    /// Whether objects that are there already take the values of the store.
    open var shouldRefreshRefetchedObjects = false

    public override init() {}

    public convenience init(entityName: String) {
        self.init()
        self.entityName = entityName
    }

    open var entity: NSEntityDescription? {
        get { givenEntity }
        set {
            givenEntity = newValue
            entityName = newValue?.name
        }
    }

    /// The objects, of the context in whose `perform` it is called.
    open func execute() throws -> [ResultType] {
        guard let context = ContextQueue.currentContext else {
            throw CoreDataError.error(
                NSPersistentStoreOperationError, "a request was executed outside of a context's perform")
        }
        return try context.results(of: self).compactMap { $0 as? ResultType }
    }

    open override func copy() -> Any { copy(with: nil) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSFetchRequest<ResultType>()
        copyProperties(to: copy)
        return copy
    }

    /// Has another request ask for the same.
    func copyProperties<Other>(to copy: NSFetchRequest<Other>) {
        copy.entityName = entityName
        copy.givenEntity = givenEntity
        copy.predicate = predicate
        copy.sortDescriptors = sortDescriptors
        copy.fetchLimit = fetchLimit
        copy.fetchOffset = fetchOffset
        copy.fetchBatchSize = fetchBatchSize
        copy.resultType = resultType
        copy.includesSubentities = includesSubentities
        copy.includesPropertyValues = includesPropertyValues
        copy.returnsObjectsAsFaults = returnsObjectsAsFaults
        copy.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
        copy.includesPendingChanges = includesPendingChanges
        copy.returnsDistinctResults = returnsDistinctResults
        copy.propertiesToFetch = propertiesToFetch
        copy.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
        copy.affectedStores = affectedStores
    }
}

extension NSFetchRequest {
    /// What it asks for, with its entity in a context's model; ends the app where there is no such entity.
    func query(in context: NSManagedObjectContext) -> ObjectQuery {
        let named = entityName.flatMap { context.model?.entitiesByName[$0] }
        guard let entity = named ?? givenEntity else {
            fatalError(
                entityName.map { "NSFetchRequest could not locate an NSEntityDescription for entity name '\($0)'" }
                    ?? "executeFetchRequest:error: A fetch request must have an entity.")
        }
        return ObjectQuery(
            entity: entity, includesSubentities: includesSubentities, predicate: predicate,
            sortDescriptors: sortDescriptors ?? [], limit: fetchLimit, offset: fetchOffset,
            includesPendingChanges: includesPendingChanges)
    }
}
