import AppleFoundation

/// What became of results: which objects and sections came, went, moved or changed.
struct ResultDifference {
    struct ObjectChange {
        let object: NSManagedObject
        let type: NSFetchedResultsChangeType
        let old: IndexPath?
        let new: IndexPath?
    }

    struct SectionChange {
        let section: ResultSection
        let index: Int
        let isInsertion: Bool
    }

    private(set) var objects: [ObjectChange] = []
    private(set) var sections: [SectionChange] = []

    var isEmpty: Bool { objects.isEmpty && sections.isEmpty }

    /// - Parameters:
    ///   - updated: objects whose values may have changed.
    ///   - touched: all that may have come, gone or moved; nil where it may be any.
    init(
        from old: [ResultSection], to new: [ResultSection], updated: Set<NSManagedObject>,
        touched: Set<NSManagedObject>? = nil
    ) {
        let (oldNames, newNames) = (Set(old.map(\.name)), Set(new.map(\.name)))
        sections =
            old.enumerated().filter { !newNames.contains($1.name) }
            .map { SectionChange(section: $1, index: $0, isInsertion: false) }
            + new.enumerated().filter { !oldNames.contains($1.name) }
            .map { SectionChange(section: $1, index: $0, isInsertion: true) }
        let (before, after) = (Placement(old, touched), Placement(new, touched))
        for object in before.objects where after.places[ObjectIdentifier(object)] == nil {
            let place = before.places[ObjectIdentifier(object)]
            objects.append(ObjectChange(object: object, type: .delete, old: place, new: nil))
        }
        let moved = Self.moved(before, after)
        for object in after.objects {
            let identity = ObjectIdentifier(object)
            let (was, place) = (before.places[identity], after.places[identity])
            guard let was, let place else {
                objects.append(ObjectChange(object: object, type: .insert, old: nil, new: place))
                continue
            }
            if moved.contains(identity) || old[was[0]].name != new[place[0]].name {
                objects.append(ObjectChange(object: object, type: .move, old: was, new: place))
            } else if updated.contains(object) {
                objects.append(ObjectChange(object: object, type: .update, old: was, new: place))
            }
        }
    }

    /// Those that are in both but have passed others.
    private static func moved(_ before: Placement, _ after: Placement) -> Set<ObjectIdentifier> {
        let kept = before.objects.map { ObjectIdentifier($0) }.filter { after.places[$0] != nil }
        let now = after.objects.map { ObjectIdentifier($0) }.filter { before.places[$0] != nil }
        var result = Set(kept.filter { before.ranks[$0] != after.ranks[$0] })
        if kept == now { return result }
        for change in now.difference(from: kept).insertions {
            if case .insert(_, let element, _) = change { result.insert(element) }
        }
        return result
    }
}

/// Where objects are in sections.
private struct Placement {
    /// All, or those that were touched, in their order.
    private(set) var objects: [NSManagedObject] = []
    private(set) var places: [ObjectIdentifier: IndexPath] = [:]
    /// How many that were not touched come before.
    private(set) var ranks: [ObjectIdentifier: Int] = [:]

    init(_ sections: [ResultSection], _ touched: Set<NSManagedObject>?) {
        var rank = 0
        for (section, content) in sections.enumerated() {
            for (row, object) in content.members.enumerated() {
                if let touched, !touched.contains(object) {
                    rank += 1
                    continue
                }
                objects.append(object)
                places[ObjectIdentifier(object)] = IndexPath(indexes: [section, row])
                ranks[ObjectIdentifier(object)] = rank
            }
        }
    }
}
