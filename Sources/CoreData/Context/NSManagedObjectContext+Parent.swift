import AppleFoundation

/// A context is where its children get their objects.
extension NSManagedObjectContext: ObjectSource {
    func rows(matching query: ObjectQuery) throws -> FoundRows {
        try queue.sync { FoundRows(rows: try objects(matching: query).map(row), isFiltered: true, isExact: true) }
    }

    func count(matching query: ObjectQuery) throws -> Int? {
        try queue.sync { try objects(matching: query).count }
    }

    func row(of id: NSManagedObjectID) throws -> StoredRow? {
        queue.sync { existing(id).flatMap { $0.isDeleted ? nil : row(of: $0) } }
    }

    func rows(relatedTo id: NSManagedObjectID, by relationship: NSRelationshipDescription) throws -> [StoredRow] {
        queue.sync { existing(id)?.objects(of: relationship).filter { !$0.isDeleted }.map(row) ?? [] }
    }

    private func row(of object: NSManagedObject) -> StoredRow {
        object.readIfNeeded()
        let values = zip(object.layout.properties, object.slots).map { property, value -> PropertyValue in
            guard let relationship = property as? NSRelationshipDescription else { return value }
            if relationship.isToMany { return .missing }
            return value.relatedID.map { .reference($0) } ?? .missing
        }
        return StoredRow(id: object.objectID, version: object.version, values: values)
    }

    // MARK: Taking a child's changes

    /// Makes a child's changes its own.
    func take(_ changes: PendingChanges) {
        queue.sync {
            for object in changes.orderedInsertions { adopt(object) }
            for object in changes.orderedInsertions { copyValues(of: object, Array(object.slots.indices)) }
            for object in changes.updated { copyValues(of: object, object.changedIndexes) }
            for object in changes.deleted {
                guard let own = existing(object.objectID) else { continue }
                delete(own)
            }
            processPendingChanges()
        }
    }

    private func adopt(_ object: NSManagedObject) {
        let id = object.objectID
        let own = id.entity.objectClass.init(entity: id.entity, insertInto: nil)
        own.givenID = id
        own.managedObjectContext = self
        own.slots = id.entity.layout.defaults
        own.isFault = false
        registry.add(own, id)
        markInserted(own)
    }

    private func copyValues(of object: NSManagedObject, _ indexes: [Int]) {
        guard let own = existing(object.objectID), !indexes.isEmpty else { return }
        own.noteChange()
        for index in indexes {
            let property = object.layout.properties[index]
            _ = own.value(of: property)
            let value = ownValue(object.slots[index])
            undoManager.map { _ in noteUndo(of: property, in: own, from: own.slots[index]) }
            own.slots[index] = value
        }
    }

    /// A child's value with this context's own objects.
    private func ownValue(_ value: PropertyValue) -> PropertyValue {
        switch value {
        case .related(let other): .reference(other.objectID)
        case .set(let objects): .set(Set(objects.compactMap { existing($0.objectID) }))
        case .list(let objects): .list(objects.compactMap { existing($0.objectID) })
        default: value
        }
    }
}
