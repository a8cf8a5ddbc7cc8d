import AppleFoundation

/// How contexts hear of each other's saves.
extension NSManagedObjectContext {
    /// Tells contexts of the same store, or the children of a parent, of what was saved.
    func tellOthers(_ told: ChangeSet) {
        let names = SavedNames(
            inserted: told.inserted.map(\.objectID), updated: told.updated.map(\.objectID),
            deleted: told.deleted.map(\.objectID))
        let peers = (parent.map { $0.children.all } ?? persistentStoreCoordinator?.contexts.all ?? []) + children.all
        for context in peers where context !== self && context.automaticallyMergesChangesFromParent {
            context.perform { context.merge(names) }
        }
        if parent == nil { persistentStoreCoordinator?.postRemoteChange() }
    }

    /// Takes what another context has saved, as its notification tells.
    public func mergeChanges(fromContextDidSave notification: Notification) {
        merge(SavedNames(notification.userInfo ?? [:]))
    }

    /// Has contexts take changes that were made to the stores beside them, by a batch request for instance.
    /// - Parameter changeNotificationData: names of objects, or their URIs, by `NSInsertedObjectsKey` and the like.
    public class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        let names = SavedNames(changeNotificationData)
        for context in contexts { context.performAndWait { context.merge(names) } }
    }

    func merge(_ names: SavedNames) {
        var event = ChangeSet()
        event.inserted = Set(names.inserted.compactMap(existing))
        for object in names.updated.compactMap(existing) where !object.isDeleted {
            object.announceChange()
            reread(object)
            event.refreshed.insert(object)
        }
        for id in names.deleted {
            guard let object = registry[id] else { continue }
            object.announceChange()
            object.pending = .insertionAndDeletion
            changes.updated.remove(object)
            changes.deleted.remove(object)
            event.deleted.insert(object)
        }
        forgetRelated(to: event)
        post(event)
        for object in event.deleted { dismiss(object) }
    }

    /// What relationships to many were read as may have changed with the objects at their other ends.
    private func forgetRelated(to event: ChangeSet) {
        for object in event.inserted.union(event.refreshed).union(event.deleted) where !object.slots.isEmpty {
            for relationship in object.layout.relationships {
                guard let inverse = relationship.inverseRelationship, inverse.isToMany,
                    let owner = object.slots[relationship.index].relatedID.flatMap({ registry[$0] }),
                    !owner.slots.isEmpty, owner.committed == nil
                else { continue }
                owner.announceChange()
                owner.slots[inverse.index] = .missing
            }
        }
    }
}

/// The names of objects that were saved.
struct SavedNames: @unchecked Sendable {
    var inserted: [NSManagedObjectID] = []
    var updated: [NSManagedObjectID] = []
    var deleted: [NSManagedObjectID] = []

    init(inserted: [NSManagedObjectID], updated: [NSManagedObjectID], deleted: [NSManagedObjectID]) {
        self.inserted = inserted
        self.updated = updated
        self.deleted = deleted
    }

    init(_ information: [AnyHashable: Any]) {
        inserted = Self.names([NSInsertedObjectsKey, NSInsertedObjectIDsKey], information)
        updated = Self.names([NSUpdatedObjectsKey, NSUpdatedObjectIDsKey, NSRefreshedObjectsKey], information)
        deleted = Self.names([NSDeletedObjectsKey, NSDeletedObjectIDsKey], information)
    }

    private static func names(_ keys: [String], _ information: [AnyHashable: Any]) -> [NSManagedObjectID] {
        keys.flatMap { key -> [NSManagedObjectID] in
            switch information[key] {
            case let objects as Set<NSManagedObject>: objects.map(\.objectID)
            case let names as Set<NSManagedObjectID>: Array(names)
            case let names as [NSManagedObjectID]: names
            case let objects as [NSManagedObject]: objects.map(\.objectID)
            default: []
            }
        }
    }
}
