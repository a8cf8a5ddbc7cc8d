import AppleFoundation

extension NSManagedObjectContext {
    /// Writes all changes: to the store, in one transaction, or to the parent context.
    ///
    /// On an error nothing was written, and the changes are still there.
    public func save() throws {
        propagateDeletions()
        guard hasChanges else { return processPendingChanges() }
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        callWillSave()
        processPendingChanges()
        try validate()
        if let parent {
            parent.take(changes)
            finishSave(SaveOutcome())
        } else if let coordinator = persistentStoreCoordinator {
            try UniquenessResolution(context: self).resolve()
            processPendingChanges()
            finishSave(try coordinator.save(changes, policy: policy))
        } else {
            throw CoreDataError.error(NSPersistentStoreSaveError, "the context has neither a parent nor a coordinator")
        }
    }

    var policy: NSMergePolicyType { (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType }

    /// Objects may change themselves and others when they hear that they are saved; those are told too, once.
    private func callWillSave() {
        var told: Set<NSManagedObject> = []
        while true {
            let all = changes.inserted.union(changes.updated).union(changes.deleted)
            let rest = all.subtracting(told)
            if rest.isEmpty { return }
            for object in rest {
                told.insert(object)
                object.willSave()
            }
            propagateDeletions()
        }
    }

    private func validate() throws {
        var errors: [NSError] = []
        func check(_ body: () throws -> Void) {
            do { try body() } catch let error as NSError {
                errors += error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
            }
        }
        for object in changes.orderedInsertions { check(object.validateForInsert) }
        for object in changes.updated { check(object.validateForUpdate) }
        for object in changes.deleted { check(object.validateForDelete) }
        if let error = CoreDataError.joined(errors) { throw error }
    }

    private func finishSave(_ outcome: SaveOutcome) {
        let saved = changes
        changes = PendingChanges()
        for (object, id) in outcome.identifiers { rename(object, to: id) }
        for object in saved.inserted.union(saved.updated) {
            object.pending = .nothing
            object.committed = nil
            object.version = outcome.versions[ObjectIdentifier(object)] ?? object.version
        }
        for object in outcome.stale {
            object.announceChange()
            reread(object)
        }
        for object in saved.inserted.union(saved.updated).union(saved.deleted) { object.didSave() }
        let told = ChangeSet(inserted: saved.inserted, updated: saved.updated, deleted: saved.deleted)
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: told.information)
        NotificationCenter.default.post(
            name: .NSManagedObjectContextDidSaveObjectIDs, object: self, userInfo: told.identifiers)
        tellOthers(told)
        for object in saved.deleted { dismiss(object) }
        if !outcome.stale.isEmpty { post(ChangeSet(refreshed: outcome.stale)) }
    }
}

/// What a save did to the objects.
struct SaveOutcome {
    /// The permanent names of new objects.
    var identifiers: [(NSManagedObject, NSManagedObjectID)] = []
    var versions: [ObjectIdentifier: Int64] = [:]
    /// Objects that the store has other values of: a merge took some of its own.
    var stale: Set<NSManagedObject> = []
}

extension ChangeSet {
    /// The names of the objects, for notifications.
    var identifiers: [AnyHashable: Any] {
        var result: [AnyHashable: Any] = [:]
        let sets = [
            (NSInsertedObjectIDsKey, inserted), (NSUpdatedObjectIDsKey, updated), (NSDeletedObjectIDsKey, deleted),
        ]
        for (key, objects) in sets where !objects.isEmpty { result[key] = Set(objects.map(\.objectID)) }
        return result
    }
}
