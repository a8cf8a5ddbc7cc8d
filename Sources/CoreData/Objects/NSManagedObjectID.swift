import AppleFoundation
import Synchronization

/// Names an object for good: in all contexts, and, once it is saved, from one run to the next.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
    /// The entity of the object.
    public let entity: NSEntityDescription
    /// The store that the object is saved in; nil while it is not.
    public internal(set) weak var persistentStore: NSPersistentStore?
    /// In the store: the number of the row. Else it counts the new objects of this run.
    let number: Int64
    private let storeIdentifier: String
    private let rootName: String
    /// What a temporary one becomes when its object is saved.
    private let successor = Mutex<NSManagedObjectID?>(nil)

    private static let count = Mutex<Int64>(0)

    /// One for an object that is not saved yet.
    init(temporaryFor entity: NSEntityDescription) {
        self.entity = entity
        number = Self.count.withLock { count in
            count += 1
            return count
        }
        storeIdentifier = ""
        rootName = ""
    }

    init(entity: NSEntityDescription, store: NSPersistentStore, number: Int64) {
        self.entity = entity
        persistentStore = store
        storeIdentifier = store.identifier ?? ""
        rootName = entity.root.name ?? ""
        self.number = number
    }

    open var isTemporaryID: Bool { storeIdentifier.isEmpty }

    /// It, or what it became when its object was saved.
    var current: NSManagedObjectID { successor.withLock { $0 } ?? self }

    func become(_ id: NSManagedObjectID) { successor.withLock { $0 = id } }

    /// `x-coredata://STORE/Entity/p12`, or with `t` and a number for an object that is not saved yet.
    open func uriRepresentation() -> URL {
        let name = entity.name ?? ""
        let text =
            isTemporaryID ? "x-coredata:///\(name)/t\(number)" : "x-coredata://\(storeIdentifier)/\(name)/p\(number)"
        return URL(string: text) ?? URL(fileURLWithPath: "/")
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSManagedObjectID else { return false }
        return self === other
            || number == other.number && storeIdentifier == other.storeIdentifier && rootName == other.rootName
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(number)
        hasher.combine(storeIdentifier.isEmpty)
        return hasher.finalize()
    }

    open override var description: String { "<\(uriRepresentation().absoluteString)>" }
}
