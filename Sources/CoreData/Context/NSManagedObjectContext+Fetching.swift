import AppleFoundation

extension NSManagedObjectContext {
    /// The objects that a request asks for.
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] where T: NSFetchRequestResult {
        try results(of: request).map { result in
            guard let typed = result as? T else {
                fatalError("A request for \(T.self) found \(type(of: result)): its resultType asks for others.")
            }
            return typed
        }
    }

    /// The objects, names or dictionaries that a request asks for.
    public func fetch(_ request: NSFetchRequest<any NSFetchRequestResult>) throws -> [Any] {
        try results(of: request)
    }

    /// How many objects a request would find.
    public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
        let query = request.query(in: self)
        if !hasPending(for: query), let count = try source.count(matching: query) { return count }
        return try objects(matching: query).count
    }

    func results<T>(of request: NSFetchRequest<T>) throws -> [Any] {
        if request.resultType == .countResultType { return [NSNumber(value: try count(for: request))] }
        let query = request.query(in: self)
        let objects = try objects(matching: query)
        if request.shouldRefreshRefetchedObjects { for object in objects { refresh(object, mergeChanges: true) } }
        if request.resultType == .managedObjectIDResultType { return objects.map(\.objectID) }
        if request.resultType == .dictionaryResultType { return dictionaries(of: objects, request) }
        for path in request.relationshipKeyPathsForPrefetching ?? [] {
            for object in objects { _ = SortKey.value(at: path, of: object) }
        }
        if !request.returnsObjectsAsFaults { for object in objects { object.readIfNeeded() } }
        return objects
    }

    private func dictionaries<T>(of objects: [NSManagedObject], _ request: NSFetchRequest<T>) -> [NSDictionary] {
        let names =
            request.propertiesToFetch?.compactMap { ($0 as? String) ?? ($0 as? NSPropertyDescription)?.name }
            ?? request.query(in: self).entity.layout.properties.filter { $0 is NSAttributeDescription }.map(\.name)
        var seen: Set<NSDictionary> = []
        return objects.compactMap { object in
            let dictionary = NSMutableDictionary()
            for name in names {
                guard let value = SortKey.value(at: name, of: object) else { continue }
                dictionary[name] = (value as? NSManagedObject)?.objectID ?? value
            }
            return request.returnsDistinctResults && !seen.insert(dictionary).inserted ? nil : dictionary
        }
    }

    // MARK: Objects

    /// Whether the context has changes that a query has to see.
    private func hasPending(for query: ObjectQuery) -> Bool {
        query.includesPendingChanges && hasChanges
    }

    func objects(matching query: ObjectQuery) throws -> [NSManagedObject] {
        if query.includesPendingChanges { propagateDeletions() }
        let isPending = hasPending(for: query)
        let found = try source.rows(matching: isPending ? query.unlimited : query)
        let objects = found.rows.map { object(for: $0) }
        if !isPending, found.isExact { return objects }
        return query.page(of: merge(objects, isFiltered: found.isFiltered, query))
    }

    /// Puts in what was changed and not saved yet.
    private func merge(_ found: [NSManagedObject], isFiltered: Bool, _ query: ObjectQuery) -> [NSManagedObject] {
        guard query.includesPendingChanges, hasChanges else {
            return ObjectOrder(query.sortDescriptors).sorted(found.filter(query.holds))
        }
        // What is asked of related objects may have changed with them.
        let isCertain = isFiltered && !query.looksAtOthers
        let kept = found.filter { object in
            if object.isDeleted { return false }
            return isCertain && object.pending == .nothing || query.holds(for: object)
        }
        let known = Set(kept)
        let candidates = changes.inserted.union(changes.updated)
        var result = kept
        result += candidates.filter { !known.contains($0) && query.asks(for: $0.entity) && query.holds(for: $0) }
            .sorted(by: NSManagedObject.isEarlier)
        if isFiltered, query.looksAtOthers { result += unseen(query, Set(result)) }
        return ObjectOrder(query.sortDescriptors).sorted(result)
    }

    /// Objects whose own values are as saved, but which may be found now since related ones were changed.
    private func unseen(_ query: ObjectQuery, _ known: Set<NSManagedObject>) -> [NSManagedObject] {
        let all = ObjectQuery(entity: query.entity, includesSubentities: query.includesSubentities)
        let rows = reported { try source.rows(matching: all).rows } ?? []
        return rows.map { object(for: $0) }.filter { !known.contains($0) && !$0.isDeleted && query.holds(for: $0) }
    }

    // MARK: Other requests

    /// Carries out a request of any kind.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        guard let coordinator = persistentStoreCoordinator else {
            throw CoreDataError.error(NSPersistentStoreOperationError, "the context has no coordinator")
        }
        return try coordinator.execute(batch: request, in: self)
    }
}

extension ObjectQuery {
    /// Whether the predicate asks for values of related objects.
    var looksAtOthers: Bool {
        guard predicate != nil else { return false }
        return tree?.looksAtOthers ?? true
    }
}

extension PredicateTree {
    fileprivate var looksAtOthers: Bool {
        switch self {
        case .constant: false
        case .not(let tree): tree.looksAtOthers
        case .conjunction(let trees), .disjunction(let trees): trees.contains(where: \.looksAtOthers)
        case .comparison(let left, _, let right): left.looksAtOthers || right.looksAtOthers
        }
    }
}

extension PredicateTerm {
    fileprivate var looksAtOthers: Bool {
        switch self {
        case .object, .constant, .variable: false
        case .list(let items): items.contains(where: \.looksAtOthers)
        case .path(let base, let keys): keys.count > 1 || base.looksAtOthers
        case .subquery: true
        }
    }
}
