import AppleFoundation

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"

public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSStoreTypeKey = "NSStoreType"
public let NSStoreUUIDKey = "NSStoreUUID"

/// Where objects are kept: a file, or memory.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    /// A kind of store.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
    }

    public let type: String
    public let configurationName: String
    open internal(set) var url: URL?
    public let options: [AnyHashable: Any]?
    public let isReadOnly: Bool
    open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    private var database: SQLiteStore?

    init(
        type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?,
        coordinator: NSPersistentStoreCoordinator
    ) throws {
        self.type = type
        configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
        self.url = url
        self.options = options
        isReadOnly = Self.flag(NSReadOnlyPersistentStoreOption, options)
        persistentStoreCoordinator = coordinator
        super.init()
        guard let entities = coordinator.managedObjectModel.entities(forConfigurationName: configuration) else {
            throw CoreDataError.error(
                NSPersistentStoreOperationError, "the model has no configuration '\(configuration ?? "")'")
        }
        database = try SQLiteStore(
            path: try path(), entities: entities, owner: self, readOnly: isReadOnly,
            mayMigrate: Self.flag(NSMigratePersistentStoresAutomaticallyOption, options))
    }

    /// Names the store, in the URIs of its objects too.
    open var identifier: String! { database?.identifier ?? "" }

    open var metadata: [String: Any]! { [NSStoreTypeKey: type, NSStoreUUIDKey: identifier ?? ""] }

    var sqlite: SQLiteStore {
        guard let database else { fatalError("a store was used while it was opened") }
        return database
    }

    func flag(_ name: String) -> Bool { Self.flag(name, options) }

    private static func flag(_ name: String, _ options: [AnyHashable: Any]?) -> Bool {
        (options?[name] as? NSNumber)?.boolValue ?? (options?[name] as? Bool) ?? false
    }

    func close() { database = nil }

    /// Where the database lies. `/dev/null` is memory, as on Apple's platforms.
    private func path() throws -> String {
        if type == NSInMemoryStoreType { return ":memory:" }
        guard type == NSSQLiteStoreType else {
            throw CoreDataError.error(
                NSPersistentStoreInvalidTypeError, "there are stores of the types SQLite and InMemory, not '\(type)'")
        }
        guard let url, url.path != "/dev/null" else { return ":memory:" }
        let folder = url.deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return url.path
    }
}
