import AppleFoundation

/// What follows from changes at the end of a turn of the main loop.
extension NSManagedObjectContext {
    /// Has changes told soon, once for all of a turn.
    func schedule() {
        guard !changes.isScheduled else { return }
        changes.isScheduled = true
        queue.async { [weak self] in self?.processPendingChanges() }
    }

    /// Follows the rules of deletions and tells of what changed since it was last told.
    public func processPendingChanges() {
        changes.isScheduled = false
        propagateDeletions()
        let event = changes.event
        changes.event = ChangeSet()
        post(event)
        for object in event.deleted where object.pending == .insertionAndDeletion { dismiss(object) }
    }

    func post(_ event: ChangeSet) {
        guard !event.isEmpty else { return }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: event.information)
    }

    /// An object that is gone is no longer the context's.
    func dismiss(_ object: NSManagedObject) {
        registry.remove(object.objectID)
        object.pending = .nothing
        object.committed = nil
        object.managedObjectContext = nil
    }

    // MARK: Deletions

    func propagateDeletions() {
        while !changes.unpropagated.isEmpty {
            let objects = changes.unpropagated
            changes.unpropagated = []
            for object in objects {
                for relationship in object.layout.relationships { propagate(relationship, of: object) }
            }
        }
    }

    private func propagate(_ relationship: NSRelationshipDescription, of object: NSManagedObject) {
        let others = object.objects(of: relationship).filter { !$0.isDeleted }
        switch relationship.deleteRule {
        case .noActionDeleteRule, .denyDeleteRule: return
        case .cascadeDeleteRule: for other in others { delete(other) }
        case .nullifyDeleteRule:
            guard let inverse = relationship.inverseRelationship else { return }
            for other in others { other.lose(object, by: inverse) }
        }
    }

    // MARK: Taking changes back

    /// Forgets all changes that are not saved.
    public func rollback() {
        changes.unpropagated = []
        var event = ChangeSet()
        let inserted = changes.inserted
        let changed = changes.updated.union(changes.deleted)
        event.deleted = inserted
        event.inserted = changes.deleted
        event.refreshed = changes.updated
        changes = PendingChanges()
        for object in inserted.union(changed) { object.announceChange() }
        for object in changed {
            if let committed = object.committed { object.slots = committed }
            object.committed = nil
            object.pending = .nothing
        }
        undoManager?.removeAllActions()
        post(event)
        for object in inserted { dismiss(object) }
    }

    /// Forgets all objects. Those that are held elsewhere can't be used any longer.
    public func reset() {
        let objects = registry.all
        changes = PendingChanges()
        registry.removeAll()
        for object in objects {
            object.announceChange()
            object.pending = .nothing
            object.turnIntoFault()
            object.managedObjectContext = nil
        }
        undoManager?.removeAllActions()
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self,
            userInfo: [NSInvalidatedAllObjectsKey: objects.map(\.objectID)])
    }

    /// Reads an object anew when it is next asked for.
    /// - Parameter flag: whether its changes are kept and laid over what is read.
    public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard object.managedObjectContext === self, !object.isInserted, !object.isDeleted else { return }
        object.announceChange()
        if flag { reread(object) } else { discard(object) }
        changes.event.refreshed.insert(object)
        schedule()
    }

    public func refreshAllObjects() {
        for object in registry.all { refresh(object, mergeChanges: true) }
    }

    private func discard(_ object: NSManagedObject) {
        changes.updated.remove(object)
        object.pending = .nothing
        object.turnIntoFault()
    }

    /// Takes the store's values for those that were not changed.
    func reread(_ object: NSManagedObject) {
        guard !object.slots.isEmpty else { return }
        guard let row = reported({ try source.row(of: object.objectID) }) ?? nil else { return }
        let (old, changed) = (object.slots, object.changedIndexes)
        let wasChanged = object.committed != nil
        object.take(row)
        guard wasChanged else { return }
        object.committed = row.values
        for index in changed { object.slots[index] = old[index] }
    }

    /// Watches whether a store has other values than were read, on the next save.
    public func detectConflicts(for object: NSManagedObject) { object.noteChange() }
}
