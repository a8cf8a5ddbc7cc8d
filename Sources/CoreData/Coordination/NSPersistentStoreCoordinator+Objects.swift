import AppleFoundation

/// How objects are read from the stores and written to them.
extension NSPersistentStoreCoordinator: ObjectSource {
    private func stores(for entity: NSEntityDescription) -> [NSPersistentStore] {
        persistentStores.filter { $0.sqlite.numbers[entity.name ?? ""] != nil }
    }

    func rows(matching query: ObjectQuery) throws -> FoundRows {
        let stores = stores(for: query.entity)
        if stores.count == 1 { return try stores[0].sqlite.rows(matching: query) }
        // The order is made of the rows of all.
        let found = try stores.map { try $0.sqlite.rows(matching: query.unlimited) }
        return FoundRows(rows: found.flatMap(\.rows), isFiltered: found.allSatisfy(\.isFiltered), isExact: false)
    }

    func count(matching query: ObjectQuery) throws -> Int? {
        let stores = stores(for: query.entity)
        if stores.count > 1, query.limit > 0 || query.offset > 0 { return nil }
        var sum = 0
        for store in stores {
            guard let count = try store.sqlite.count(matching: query) else { return nil }
            sum += count
        }
        return sum
    }

    func row(of id: NSManagedObjectID) throws -> StoredRow? {
        guard let store = id.persistentStore, store.persistentStoreCoordinator === self else { return nil }
        return try store.sqlite.row(of: id)
    }

    func rows(relatedTo id: NSManagedObjectID, by relationship: NSRelationshipDescription) throws -> [StoredRow] {
        guard let store = id.persistentStore, store.persistentStoreCoordinator === self else { return [] }
        return try store.sqlite.rows(relatedTo: id, by: relationship)
    }

    // MARK: Saving

    func store(for object: NSManagedObject, _ assigned: NSPersistentStore?) throws -> NSPersistentStore {
        if let store = object.givenID?.persistentStore { return store }
        let candidates = assigned.map { [$0] } ?? stores(for: object.entity)
        if let store = candidates.first(where: { !$0.isReadOnly }) { return store }
        throw CoreDataError.error(
            NSCoreDataError,
            persistentStores.isEmpty
                ? "This NSPersistentStoreCoordinator has no persistent stores. It cannot perform a save operation."
                : "no store keeps objects of the entity '\(object.entity.name ?? "")'")
    }

    func save(_ changes: PendingChanges, policy: NSMergePolicyType) throws -> SaveOutcome {
        var parts: [ObjectIdentifier: (NSPersistentStore, StoreChanges)] = [:]
        func add(_ object: NSManagedObject, _ list: WritableKeyPath<StoreChanges, [NSManagedObject]>) throws {
            let store = try store(for: object, changes.stores[ObjectIdentifier(object)])
            parts[ObjectIdentifier(store), default: (store, StoreChanges())].1[keyPath: list].append(object)
        }
        for object in changes.orderedInsertions { try add(object, \.inserted) }
        for object in NSManagedObject.inOrder(changes.updated) { try add(object, \.updated) }
        for object in NSManagedObject.inOrder(changes.deleted) { try add(object, \.deleted) }
        var outcome = SaveOutcome()
        for (store, part) in parts.values {
            let result = try store.sqlite.save(part, policy: policy)
            outcome.identifiers += result.identifiers
            outcome.versions.merge(result.versions) { $1 }
            outcome.stale.formUnion(result.stale)
        }
        return outcome
    }

    func postRemoteChange() {
        for store in persistentStores where store.flag(NSPersistentStoreRemoteChangeNotificationPostOptionKey) {
            NotificationCenter.default.post(
                name: .NSPersistentStoreRemoteChange, object: self, userInfo: [NSStoreUUIDKey: store.identifier ?? ""])
        }
    }
}
