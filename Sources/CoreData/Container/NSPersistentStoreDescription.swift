import AppleFoundation

/// Tells which store a container opens, and how.
open class NSPersistentStoreDescription: NSObject, NSCopying {
    open var type = NSSQLiteStoreType
    /// Which of the model's entities it keeps; nil for all.
    open var configuration: String?
    /// The file; `/dev/null`, or nil, keeps all in memory.
    open var url: URL?
    open var isReadOnly = false
    open var timeout: TimeInterval = 240
    /// Whether a store of an earlier version of the model is made one of this version.
    open var shouldMigrateStoreAutomatically = true
    /// Whether what became of what is told by names.
    open var shouldInferMappingModelAutomatically = true
    /// Whether a container's completion handler is called later.
    open var shouldAddStoreAsynchronously = false
    /// Names a container of iCloud, which is not to be had here.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    open private(set) var options: [String: NSObject] = [:]

    public init(url: URL) { self.url = url }

    public override init() {}

    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

    open override func copy() -> Any { copy(with: nil) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPersistentStoreDescription()
        copy.type = type
        copy.configuration = configuration
        copy.url = url
        copy.isReadOnly = isReadOnly
        copy.timeout = timeout
        copy.shouldMigrateStoreAutomatically = shouldMigrateStoreAutomatically
        copy.shouldInferMappingModelAutomatically = shouldInferMappingModelAutomatically
        copy.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
        copy.cloudKitContainerOptions = cloudKitContainerOptions
        copy.options = options
        return copy
    }

    var allOptions: [AnyHashable: Any] {
        var result: [AnyHashable: Any] = options
        result[NSReadOnlyPersistentStoreOption] = isReadOnly
        result[NSMigratePersistentStoresAutomaticallyOption] =
            shouldMigrateStoreAutomatically && shouldInferMappingModelAutomatically
        return result
    }
}
