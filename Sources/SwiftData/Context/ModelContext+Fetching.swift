import Foundation

extension ModelContext {
    /// The objects that a descriptor describes.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        try comparing { try Fetch(descriptor, self).objects() }
    }

    /// How many objects a descriptor describes.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        try comparing { try Fetch(descriptor, self).count() }
    }

    /// What is read of objects in here makes nobody follow them.
    private func comparing<Result>(_ body: () throws -> Result) throws -> Result {
        takeInbox()
        let wasComparing = isComparing
        isComparing = true
        defer { isComparing = wasComparing }
        return try body()
    }

    /// What the objects that a descriptor describes are known by.
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier]
    {
        try fetch(descriptor).map(\.persistentModelID)
    }

    /// Calls an action with each of the objects that a descriptor describes.
    public func enumerate<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int = 5_000, allowEscapingMutations: Bool = false,
        block: (_ model: T) throws -> Void
    ) throws {
        for object in try fetch(descriptor) { try block(object) }
    }
}
