import AppleFoundation

/// Which objects are asked for, and in which order.
struct ObjectQuery {
    let entity: NSEntityDescription
    let includesSubentities: Bool
    let predicate: NSPredicate?
    let tree: PredicateTree?
    let sortDescriptors: [NSSortDescriptor]
    var limit: Int
    var offset: Int
    let includesPendingChanges: Bool

    init(
        entity: NSEntityDescription, includesSubentities: Bool = true, predicate: NSPredicate? = nil,
        sortDescriptors: [NSSortDescriptor] = [], limit: Int = 0, offset: Int = 0, includesPendingChanges: Bool = true
    ) {
        self.entity = entity
        self.includesSubentities = includesSubentities
        self.predicate = predicate
        tree = predicate.flatMap(PredicateProbe.tree)
        self.sortDescriptors = sortDescriptors
        self.limit = limit
        self.offset = offset
        self.includesPendingChanges = includesPendingChanges
    }

    /// Whether objects of an entity are asked for.
    func asks(for other: NSEntityDescription) -> Bool {
        includesSubentities ? other.isKindOf(entity: entity) : other === entity
    }

    func holds(for object: NSManagedObject) -> Bool {
        guard let predicate else { return true }
        if let tree { return tree.holds(for: object) }
        return predicate.evaluate(with: object)
    }

    /// The same without an order and for all, so that objects that were changed can be put in.
    var unlimited: ObjectQuery {
        ObjectQuery(
            entity: entity, includesSubentities: includesSubentities, predicate: predicate,
            sortDescriptors: sortDescriptors, includesPendingChanges: includesPendingChanges)
    }

    /// Those that are left by the offset and the limit.
    func page<Item>(of items: [Item]) -> [Item] {
        guard limit > 0 || offset > 0 else { return items }
        let rest = items.dropFirst(offset)
        return Array(limit > 0 ? rest.prefix(limit) : rest)
    }
}
