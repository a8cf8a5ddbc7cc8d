import AppleFoundation
import RuntimeWarnings

/// Stands between contexts and the stores of a model.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    public let managedObjectModel: NSManagedObjectModel
    open private(set) var persistentStores: [NSPersistentStore] = []
    open var name: String?
    /// Contexts that stand on it, some of which want to hear of the saves of others.
    let contexts = WeakContexts()
    private let queue = DispatchQueue(label: "NSPersistentStoreCoordinator")

    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        super.init()
        model.noteUse()
    }

    // MARK: Stores

    /// Opens a store, or makes one where there is none.
    /// - Parameters:
    ///   - configuration: which of the model's entities it keeps; nil for all.
    ///   - storeURL: the file; nil for a store in memory.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let store = try NSPersistentStore(
            type: storeType, configuration: configuration, url: storeURL, options: options, coordinator: self)
        persistentStores.append(store)
        NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorStoresDidChange, object: self)
        return store
    }

    /// The same, with the type by its newer name.
    @discardableResult
    public func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    /// Opens the store that a description tells of.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        let result = Result { try self.open(storeDescription) }
        guard storeDescription.shouldAddStoreAsynchronously else { return block(storeDescription, result.failure) }
        nonisolated(unsafe) let call = { block(storeDescription, result.failure) }
        DispatchQueue.main.async { call() }
    }

    private func open(_ description: NSPersistentStoreDescription) throws {
        try addPersistentStore(
            ofType: description.type, configurationName: description.configuration, at: description.url,
            options: description.allOptions)
    }

    /// Closes a store. Its file stays.
    open func remove(_ store: NSPersistentStore) throws {
        guard let index = persistentStores.firstIndex(where: { $0 === store }) else {
            throw CoreDataError.error(NSPersistentStoreOperationError, "the store is not the coordinator's")
        }
        persistentStores.remove(at: index)
        store.persistentStoreCoordinator = nil
        store.close()
        NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorStoresDidChange, object: self)
    }

    /// Removes a store with its file.
    open func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws {
        for store in persistentStores where store.url?.standardizedFileURL == url.standardizedFileURL {
            try remove(store)
        }
        guard storeType == NSSQLiteStoreType, url.path != "/dev/null" else { return }
        for path in Self.files(of: url) where FileManager.default.fileExists(atPath: path) {
            try FileManager.default.removeItem(atPath: path)
        }
    }

    public func destroyPersistentStore(
        at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
    ) throws {
        try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
    }

    /// Puts a copy of a store's file in the place of another. Neither may be open.
    open func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
    ) throws {
        try destroyPersistentStore(at: destinationURL, ofType: storeType)
        try FileManager.default.createDirectory(
            at: destinationURL.deletingLastPathComponent(), withIntermediateDirectories: true)
        for (from, to) in zip(Self.files(of: sourceURL), Self.files(of: destinationURL))
        where FileManager.default.fileExists(atPath: from) {
            try FileManager.default.copyItem(atPath: from, toPath: to)
        }
    }

    /// The file and what lies beside it.
    private static func files(of url: URL) -> [String] { ["", "-wal", "-shm"].map { url.path + $0 } }

    open func persistentStore(for URL: URL) -> NSPersistentStore? {
        persistentStores.first { $0.url?.standardizedFileURL == URL.standardizedFileURL }
    }

    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

    // MARK: Names of objects

    /// The name whose URI was kept; nil where no store has that identifier, or the model no such entity.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        let parts = url.path.split(separator: "/")
        guard url.scheme == "x-coredata", parts.count == 2, parts[1].hasPrefix("p"),
            let number = Int64(parts[1].dropFirst()), let entity = managedObjectModel.entitiesByName[String(parts[0])],
            let store = persistentStores.first(where: { $0.identifier.lowercased() == url.host?.lowercased() })
        else { return nil }
        return NSManagedObjectID(entity: entity, store: store, number: number)
    }

    func permanentID(for object: NSManagedObject) throws -> NSManagedObjectID {
        let store = try store(for: object, nil)
        return NSManagedObjectID(
            entity: object.entity, store: store, number: try store.sqlite.nextNumber(object.entity.root))
    }

    // MARK: Queue

    /// Runs a block on the coordinator's queue, later.
    open func perform(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        queue.async { block() }
    }

    /// Runs a block on the coordinator's queue and waits for it.
    open func performAndWait(_ block: () -> Void) { queue.sync(execute: block) }
}

extension Result {
    fileprivate var failure: Failure? {
        if case .failure(let error) = self { return error }
        return nil
    }
}
