import AppleFoundation

/// The objects that a query asks for, kept up to date with the changes of a context.
final class ResultList {
    let query: ObjectQuery
    private let sectionKeyPath: String?
    private let order: ObjectOrder
    private var members: Set<NSManagedObject> = []
    private var cachedSections: [ResultSection]?
    /// Those that came, went or may have moved with the last changes; nil where it may be any.
    private(set) var touched: Set<NSManagedObject>?

    init(query: ObjectQuery, sectionKeyPath: String? = nil) {
        self.query = query
        self.sectionKeyPath = sectionKeyPath
        order = ObjectOrder(query.sortDescriptors)
    }

    var objects: [NSManagedObject] = [] {
        didSet { cachedSections = nil }
    }

    func replace(with objects: [NSManagedObject]) {
        self.objects = objects
        members = Set(objects)
        touched = nil
    }

    /// All in one section where there is no value to tell sections by.
    var sections: [ResultSection] {
        if let cachedSections { return cachedSections }
        let made = makeSections()
        cachedSections = made
        return made
    }

    private func makeSections() -> [ResultSection] {
        guard let sectionKeyPath else { return [ResultSection(name: "", members: objects)] }
        var sections: [ResultSection] = []
        for object in objects {
            let name = SortKey.value(at: sectionKeyPath, of: object).map { "\($0)" } ?? ""
            if sections.last?.name == name {
                sections[sections.count - 1].members.append(object)
            } else {
                sections.append(ResultSection(name: name, members: [object]))
            }
        }
        return sections
    }

    /// Follows what a context tells of its changes.
    /// - Returns: those objects whose values may have changed; nil where none of it matters here.
    func take(_ notification: Notification, in context: NSManagedObjectContext) -> Set<NSManagedObject>? {
        let information = notification.userInfo ?? [:]
        func objects(_ keys: String...) -> Set<NSManagedObject> {
            keys.reduce(into: []) { $0.formUnion(information[$1] as? Set<NSManagedObject> ?? []) }
        }
        if information[NSInvalidatedAllObjectsKey] != nil { return refetch(context) }
        let changed = objects(NSInsertedObjectsKey, NSUpdatedObjectsKey, NSRefreshedObjectsKey)
        let deleted = objects(NSDeletedObjectsKey)
        let relevant = changed.filter { query.asks(for: $0.entity) }
        // Values of related objects, and which objects lie within a limit, are told by a fetch alone.
        if looksAtOthers || query.limit > 0 || query.offset > 0 {
            if changed.isEmpty && deleted.isEmpty { return nil }
            return refetch(context).map { $0.union(relevant.intersection(members)) }
        }
        let gone = deleted.intersection(members)
        if relevant.isEmpty, gone.isEmpty { return nil }
        place(relevant.filter { !$0.isDeleted }, gone)
        return relevant.intersection(members)
    }

    private var looksAtOthers: Bool {
        query.looksAtOthers || sectionKeyPath?.contains(".") == true
            || query.sortDescriptors.contains { $0.sortKey?.path.contains(".") ?? true }
    }

    private func refetch(_ context: NSManagedObjectContext) -> Set<NSManagedObject>? {
        guard let found = context.reported({ try context.objects(matching: query) }) else { return nil }
        replace(with: found)
        return []
    }

    private func place(_ changed: Set<NSManagedObject>, _ gone: Set<NSManagedObject>) {
        let matching = changed.filter(query.holds)
        var list = objects
        if order.isEmpty {
            // Without an order objects stay where they are.
            list.removeAll { gone.contains($0) || changed.contains($0) && !matching.contains($0) }
            list += matching.filter { !members.contains($0) }.sorted(by: NSManagedObject.isEarlier)
        } else {
            list.removeAll { gone.contains($0) || changed.contains($0) }
            for object in matching.sorted(by: NSManagedObject.isEarlier) {
                list.insert(object, at: index(of: object, in: list))
            }
        }
        touched = changed.union(gone)
        members.subtract(gone)
        members.subtract(changed)
        members.formUnion(matching)
        objects = list
    }

    /// Behind all that do not come after it.
    private func index(of object: NSManagedObject, in list: [NSManagedObject]) -> Int {
        var (low, high) = (0, list.count)
        while low < high {
            let middle = (low + high) / 2
            if order.precedes(object, list[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
