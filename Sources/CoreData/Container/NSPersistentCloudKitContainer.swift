import AppleFoundation
import RuntimeWarnings

/// A container that Apple's platforms keep in step with iCloud. Here it keeps what it has on this machine, and says once
/// that there is no iCloud.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    open override func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        RuntimeWarning.report("NSPersistentCloudKitContainer: there is no iCloud here; data stays on this machine.")
        super.loadPersistentStores(completionHandler: block)
    }
}

/// Which container of iCloud a store is kept in step with.
open class NSPersistentCloudKitContainerOptions: NSObject {
    public let containerIdentifier: String

    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
