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

    init(from old: [ResultSection], to new: [ResultSection], updated: Set<NSManagedObject>) {
        let (oldNames, newNames) = (Set(old.map(\.name)), Set(new.map(\.name)))
        sections =
            old.enumerated().filter { !newNames.contains($1.name) }
            .map { SectionChange(section: $1, index: $0, isInsertion: false) }
            + new.enumerated().filter { !oldNames.contains($1.name) }
            .map { SectionChange(section: $1, index: $0, isInsertion: true) }
        let (oldPlaces, newPlaces) = (ResultSection.places(in: old), ResultSection.places(in: new))
        let (before, after) = (old.flatMap(\.members), new.flatMap(\.members))
        for object in before where newPlaces[ObjectIdentifier(object)] == nil {
            let place = oldPlaces[ObjectIdentifier(object)]
            objects.append(ObjectChange(object: object, type: .delete, old: place, new: nil))
        }
        let moved = Self.moved(before, after, oldPlaces, newPlaces)
        for object in after {
            let identity = ObjectIdentifier(object)
            let (was, place) = (oldPlaces[identity], newPlaces[identity])
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
    private static func moved(
        _ before: [NSManagedObject], _ after: [NSManagedObject], _ oldPlaces: [ObjectIdentifier: IndexPath],
        _ newPlaces: [ObjectIdentifier: IndexPath]
    ) -> Set<ObjectIdentifier> {
        let kept = before.map { ObjectIdentifier($0) }.filter { newPlaces[$0] != nil }
        let now = after.map { ObjectIdentifier($0) }.filter { oldPlaces[$0] != nil }
        if kept == now { return [] }
        return Set(
            now.difference(from: kept).insertions.compactMap { change in
                if case .insert(_, let element, _) = change { return element }
                return nil
            })
    }
}
