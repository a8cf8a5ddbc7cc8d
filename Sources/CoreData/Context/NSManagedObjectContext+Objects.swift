import AppleFoundation
import RuntimeWarnings

/// How objects come into a context.
extension NSManagedObjectContext {
    /// Puts an object that is nowhere into the context.
    public func insert(_ object: NSManagedObject) {
        if object.managedObjectContext === self, object.pending != .nothing || !object.objectID.isTemporaryID { return }
        object.managedObjectContext = self
        object.readIfNeeded()
        registry.add(object, object.objectID)
        markInserted(object)
        object.awakeFromInsert()
    }

    func markInserted(_ object: NSManagedObject) {
        object.pending = .insertion
        changes.inserted.insert(object)
        changes.event.inserted.insert(object)
        changes.event.deleted.remove(object)
        undoManager?.registerUndo(withTarget: self) { $0.delete(object) }
        schedule()
    }

    /// Deletes an object on the next save. Rules of its relationships are followed at the end of this turn.
    public func delete(_ object: NSManagedObject) {
        guard object.managedObjectContext === self, !object.isDeleted else { return }
        object.readIfNeeded()
        object.prepareForDeletion()
        object.announceChange()
        let wasNew = object.isInserted
        object.pending = wasNew ? .insertionAndDeletion : .deletion
        changes.inserted.remove(object)
        changes.updated.remove(object)
        if !wasNew { changes.deleted.insert(object) }
        changes.event.inserted.remove(object)
        changes.event.updated.remove(object)
        changes.event.deleted.insert(object)
        changes.unpropagated.append(object)
        undoManager?.registerUndo(withTarget: self) { $0.restore(object, isNew: wasNew) }
        schedule()
        // What is to be undone in one step lies in one group, which may be closed before the end of the turn.
        if !propagatesDeletesAtEndOfEvent || undoManager != nil { propagateDeletions() }
    }

    /// Takes a deletion back.
    private func restore(_ object: NSManagedObject, isNew: Bool) {
        guard object.isDeleted || object.managedObjectContext == nil else { return }
        object.announceChange()
        object.managedObjectContext = self
        changes.deleted.remove(object)
        changes.unpropagated.removeAll { $0 === object }
        // A row that is gone is written anew.
        let isGone = !isNew && existsNot(object)
        if isGone { object.givenID = nil }
        registry.add(object, object.objectID)
        if isNew || isGone { return markInserted(object) }
        object.pending = object.committed == nil ? .nothing : .update
        if object.pending == .update { changes.updated.insert(object) }
        changes.event.deleted.remove(object)
        changes.event.inserted.insert(object)
        undoManager?.registerUndo(withTarget: self) { $0.delete(object) }
        schedule()
    }

    private func existsNot(_ object: NSManagedObject) -> Bool {
        ((try? source.row(of: object.objectID)) ?? nil) == nil
    }

    /// Called before a value of an object changes.
    func willChange(_ object: NSManagedObject) {
        if object.pending == .nothing {
            object.pending = .update
            changes.updated.insert(object)
        }
        if !object.isDeleted, !changes.event.inserted.contains(object) { changes.event.updated.insert(object) }
        schedule()
    }

    func noteUndo(of property: NSPropertyDescription, in object: NSManagedObject, from old: PropertyValue) {
        undoManager?.registerUndo(withTarget: object) { $0.replace(property, with: old) }
    }

    func forget(_ id: NSManagedObjectID) { registry.forget(id) }

    /// Gives an object its permanent name.
    func rename(_ object: NSManagedObject, to id: NSManagedObjectID) {
        let old = object.objectID
        if old == id { return }
        registry.remove(old)
        object.givenID = id
        registry.add(object, id)
        old.become(id)
        for child in children.all {
            if let copy = child.registry[old] { child.rename(copy, to: id) }
        }
    }

    // MARK: Reading

    /// The object of a name, made as a fault where it is not there.
    func object(of id: NSManagedObjectID) -> NSManagedObject {
        if let object = registry[id] { return object }
        let object = id.entity.objectClass.init(entity: id.entity, insertInto: nil)
        object.givenID = id
        object.slots = []
        object.isFault = true
        object.managedObjectContext = self
        registry.add(object, id)
        return object
    }

    func object(for row: StoredRow) -> NSManagedObject {
        let object = object(of: row.id)
        if object.slots.isEmpty, !object.isDeleted { object.take(row) }
        return object
    }

    /// The object of a name; nil where its row is gone.
    func existing(_ id: NSManagedObjectID) -> NSManagedObject? {
        let id = id.current
        if let object = registry[id], !object.slots.isEmpty || object.isInserted { return object }
        return reported { try source.row(of: id) }.flatMap { $0 }.map { object(for: $0) }
    }

    /// Reads the values of a fault.
    func read(_ object: NSManagedObject) {
        guard let row = reported({ try source.row(of: object.objectID) }) ?? nil else { return }
        object.take(row)
    }

    func related(to object: NSManagedObject, by relationship: NSRelationshipDescription) -> PropertyValue {
        guard let id = object.givenID, !id.isTemporaryID || parent != nil else { return relationship.emptyValue }
        let rows = reported { try source.rows(relatedTo: id, by: relationship) } ?? []
        let objects = rows.map { self.object(for: $0) }.filter { related in
            guard let inverse = relationship.inverseRelationship, !related.isFault, !inverse.isToMany else {
                return true
            }
            // It may have been given to another in the meantime.
            return related.slots.isEmpty || related.slots[inverse.index].relatedID == id
        }
        return relationship.isOrdered ? .list(objects) : .set(Set(objects))
    }

    /// What goes wrong where nothing can be thrown is said once.
    func reported<Value>(_ body: () throws -> Value) -> Value? {
        do { return try body() } catch {
            RuntimeWarning.report("Core Data could not read from its store: \(error)")
            return nil
        }
    }
}
