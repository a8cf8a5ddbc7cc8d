/// What was changed in a context and is not saved yet. These objects are kept alive.
struct PendingChanges {
    var inserted: Set<NSManagedObject> = []
    var updated: Set<NSManagedObject> = []
    var deleted: Set<NSManagedObject> = []
    /// Stores that new objects were assigned to.
    var stores: [ObjectIdentifier: NSPersistentStore] = [:]
    /// Since notifications were last sent.
    var event = ChangeSet()
    /// Deleted objects whose relationships were not followed yet.
    var unpropagated: [NSManagedObject] = []
    var isScheduled = false

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }

    /// New objects as they came.
    var orderedInsertions: [NSManagedObject] { NSManagedObject.inOrder(inserted) }
}

/// Objects by what happened to them.
struct ChangeSet {
    var inserted: Set<NSManagedObject> = []
    var updated: Set<NSManagedObject> = []
    var deleted: Set<NSManagedObject> = []
    var refreshed: Set<NSManagedObject> = []

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }

    /// For notifications.
    var information: [AnyHashable: Any] {
        var result: [AnyHashable: Any] = [:]
        let sets = [
            (NSInsertedObjectsKey, inserted), (NSUpdatedObjectsKey, updated), (NSDeletedObjectsKey, deleted),
            (NSRefreshedObjectsKey, refreshed),
        ]
        for (key, objects) in sets where !objects.isEmpty { result[key] = objects }
        return result
    }
}
