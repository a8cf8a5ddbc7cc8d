import AppleFoundation
import RuntimeWarnings

/// A model, its store and a context for the user interface.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public let name: String
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// A context of the main queue.
    public let viewContext: NSManagedObjectContext
    /// The stores that are opened: at first one, a file of the container's name in the app's own folder.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// Looks for the model of a name in the app's bundle; that it is not there is said once.
    public convenience init(name: String) {
        let model = ModelFile.url(named: name).flatMap { NSManagedObjectModel(contentsOf: $0) }
        if model == nil {
            RuntimeWarning.report("Failed to load model named \(name): the app's bundle has no '\(name).momd'.")
        }
        self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
    }

    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        let url = type(of: self).defaultDirectoryURL().appendingPathComponent(name + ".sqlite")
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
        super.init()
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        viewContext.name = "viewContext"
    }

    /// Where containers keep their files: the app's folder of application support.
    open class func defaultDirectoryURL() -> URL { URL.applicationSupportDirectory }

    /// Opens all stores.
    /// - Parameter block: is called for each of them, with what kept it from being opened.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    /// A context with a queue of its own.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Runs a block with a new context, on the queue of that.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    /// Runs a block with a new context, on the queue of that, and waits for it.
    nonisolated(nonsending) public func performBackgroundTask<T>(
        _ block: @escaping (NSManagedObjectContext) throws -> T
    ) async rethrows -> T {
        let context = newBackgroundContext()
        return try await context.perform(schedule: .enqueued) { try block(context) }
    }
}
