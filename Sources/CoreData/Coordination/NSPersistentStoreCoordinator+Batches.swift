import AppleFoundation

/// Requests that change rows beside the contexts.
extension NSPersistentStoreCoordinator {
    /// Carries out a request; a context is needed for one that fetches.
    public func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any {
        try execute(batch: request, in: context)
    }

    func execute(batch request: NSPersistentStoreRequest, in context: NSManagedObjectContext) throws
        -> NSPersistentStoreResult
    {
        switch request {
        case let request as NSBatchDeleteRequest: return try delete(request, context)
        case let request as NSBatchUpdateRequest: return try update(request, context)
        case let request as NSBatchInsertRequest: return try insert(request, context)
        default:
            throw CoreDataError.error(
                NSPersistentStoreUnsupportedRequestTypeError, "\(type(of: request)) can't be executed; fetch(_:) can")
        }
    }

    /// A context that nobody else sees, so that theirs do not notice.
    private func workContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = self
        context.mergePolicy = NSMergePolicy.overwrite
        return context
    }

    private func entity(named name: String) throws -> NSEntityDescription {
        if let entity = managedObjectModel.entitiesByName[name] { return entity }
        throw CoreDataError.error(NSPersistentStoreOperationError, "the model has no entity '\(name)'")
    }

    private func delete(_ request: NSBatchDeleteRequest, _ context: NSManagedObjectContext) throws
        -> NSBatchDeleteResult
    {
        let identifiers = try request.identifiers ?? names(request.fetchRequest)
        for (store, names) in Dictionary(grouping: identifiers, by: { $0.persistentStore }) {
            try store?.sqlite.delete(names)
        }
        return NSBatchDeleteResult(identifiers, request.resultType)
    }

    private func names(_ request: NSFetchRequest<any NSFetchRequestResult>) throws -> [NSManagedObjectID] {
        let context = workContext()
        return try context.performAndWait {
            try context.objects(matching: request.query(in: context)).map(\.objectID)
        }
    }

    private func update(_ request: NSBatchUpdateRequest, _ context: NSManagedObjectContext) throws
        -> NSBatchUpdateResult
    {
        let query = ObjectQuery(
            entity: try entity(named: request.entityName), includesSubentities: request.includesSubentities,
            predicate: request.predicate)
        let context = workContext()
        return try context.performAndWait {
            let objects = try context.objects(matching: query)
            for object in objects {
                for (key, value) in request.propertiesToUpdate ?? [:] {
                    guard let name = (key.base as? String) ?? (key.base as? NSPropertyDescription)?.name else {
                        continue
                    }
                    object.setValue(value is NSNull ? nil : value, forKey: name)
                }
            }
            try context.save()
            return NSBatchUpdateResult(objects.map(\.objectID), request.resultType)
        }
    }

    private func insert(_ request: NSBatchInsertRequest, _ context: NSManagedObjectContext) throws
        -> NSBatchInsertResult
    {
        let entity = try entity(named: request.entityName)
        let policy = context.mergePolicy
        let context = workContext()
        context.mergePolicy = policy
        return try context.performAndWait {
            let objects = Self.insert(request, entity, context)
            try context.save()
            let left = objects.filter { $0.managedObjectContext != nil }
            return NSBatchInsertResult(left.map(\.objectID), request.resultType)
        }
    }

    private static func insert(
        _ request: NSBatchInsertRequest, _ entity: NSEntityDescription, _ context: NSManagedObjectContext
    ) -> [NSManagedObject] {
        func object() -> NSManagedObject { entity.objectClass.init(entity: entity, insertInto: context) }
        var objects: [NSManagedObject] = []
        if let handler = request.managedObjectHandler {
            while true {
                let next = object()
                if handler(next) {
                    context.delete(next)
                    return objects
                }
                objects.append(next)
            }
        }
        var rows = request.objectsToInsert ?? []
        if let handler = request.dictionaryHandler {
            while true {
                let row = NSMutableDictionary()
                if handler(row) { break }
                rows.append((row as NSDictionary) as? [String: Any] ?? [:])
            }
        }
        for row in rows {
            let next = object()
            next.setValuesForKeys(row)
            objects.append(next)
        }
        return objects
    }
}

extension SQLiteStore {
    /// Deletes rows. Those that point at them forget them; other rules of relationships are not followed.
    func delete(_ identifiers: [NSManagedObjectID]) throws {
        try lock.withLock {
            try connection.transaction {
                for id in identifiers {
                    let number = [SQLiteValue.integer(id.number)]
                    for statement in statements(forgetting: id.entity) { try connection.run(statement, number) }
                    let table = TableMap.quoted(TableMap.table(id.entity))
                    try connection.run("DELETE FROM \(table) WHERE Z_PK = ?", number)
                }
            }
        }
    }

    private func statements(forgetting entity: NSEntityDescription) -> [String] {
        let own = entity.layout.relationships.compactMap { relationship -> String? in
            guard case .pairs(let pairs) = map.link(relationship) else { return nil }
            return "DELETE FROM \(TableMap.quoted(pairs.name)) WHERE \(pairs.own) = ?"
        }
        let others = map.entities.flatMap { $0.layout.relationships }.compactMap { relationship -> String? in
            guard let destination = relationship.destinationEntity, entity.isKindOf(entity: destination),
                let owner = relationship.owner, let link = map.link(relationship)
            else { return nil }
            switch link {
            case .column(let column):
                let (table, name) = (TableMap.quoted(TableMap.table(owner)), TableMap.quoted(column))
                return "UPDATE \(table) SET \(name) = NULL, Z_OPT = Z_OPT + 1 WHERE \(name) = ?"
            case .inverse: return nil
            case .pairs(let pairs): return "DELETE FROM \(TableMap.quoted(pairs.name)) WHERE \(pairs.other) = ?"
            }
        }
        return own + others
    }
}
