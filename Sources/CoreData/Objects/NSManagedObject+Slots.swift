import AppleFoundation

/// How values are read and written.
extension NSManagedObject {
    final func property(_ key: String) -> NSPropertyDescription {
        guard let index = layout.index(of: key) else {
            fatalError(
                "[<\(type(of: self))> valueForUndefinedKey:]: the entity \(entity.name ?? "") is not key value "
                    + "coding-compliant for the key \"\(key)\".")
        }
        return layout.properties[index]
    }

    // MARK: Reading

    /// Reads the values where that was not done yet.
    final func readIfNeeded() {
        guard isFault else { return }
        isFault = false
        if slots.isEmpty {
            if let givenID, !givenID.isTemporaryID || managedObjectContext?.parent != nil {
                managedObjectContext?.read(self)
            }
            // An object without a row has the values of a new one.
            if slots.isEmpty { slots = layout.defaults }
        }
        if let givenID, !givenID.isTemporaryID, !isDeleted { awakeFromFetch() }
    }

    /// The value of a property; objects of a relationship are looked for.
    final func value(of property: NSPropertyDescription) -> PropertyValue {
        readIfNeeded()
        let value = slots[property.index]
        guard let relationship = property as? NSRelationshipDescription else { return value }
        switch value {
        case .reference(let id):
            let found: PropertyValue = managedObjectContext?.existing(id).map { .related($0) } ?? .missing
            slots[property.index] = found
            return found
        case .missing where relationship.isToMany:
            let found = managedObjectContext?.related(to: self, by: relationship) ?? relationship.emptyValue
            slots[property.index] = found
            // What is read is no change.
            committed?[property.index] = found
            return found
        default: return value
        }
    }

    final func anyValue(of property: NSPropertyDescription) -> Any? {
        let value = value(of: property)
        if case .real(let number) = value, (property as? NSAttributeDescription)?.attributeType == .floatAttributeType {
            return NSNumber(value: Float(number))
        }
        return value.anyValue(of: property)
    }

    final func objects(of relationship: NSRelationshipDescription) -> [NSManagedObject] {
        value(of: relationship).objects
    }

    final func propertyValue(_ value: Any?, of property: NSPropertyDescription) -> PropertyValue {
        if let attribute = property as? NSAttributeDescription {
            return value.map { PropertyValue($0, attribute: attribute) } ?? .missing
        }
        guard let relationship = property as? NSRelationshipDescription else { return .missing }
        let objects = Self.objects(in: value)
        if !relationship.isToMany { return objects.first.map { .related($0) } ?? .missing }
        return relationship.isOrdered ? .list(objects) : .set(Set(objects))
    }

    /// The objects of a set, an array or an object by itself.
    static func objects(in value: Any?) -> [NSManagedObject] {
        switch PredicateTerm.unwrapped(value) {
        case nil: []
        case let object as NSManagedObject: [object]
        case let set as Set<NSManagedObject>: Array(set)
        case let set as NSSet: set.compactMap { $0 as? NSManagedObject }
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let list as [NSManagedObject]: list
        case let list as NSArray: list.compactMap { $0 as? NSManagedObject }
        case let other?: fatalError("Unacceptable type of value for a relationship: \(type(of: other)).")
        }
    }

    // MARK: Writing

    /// Tells the context, and those who observe the object, that a value is about to change.
    final func noteChange() {
        readIfNeeded()
        announceChange()
        managedObjectContext?.willChange(self)
        if committed == nil { committed = slots }
    }

    /// Changes one value and nothing else.
    final func replace(_ property: NSPropertyDescription, with value: PropertyValue) {
        let index = property.index
        // The change is told from what was there.
        _ = self.value(of: property)
        noteChange()
        managedObjectContext?.noteUndo(of: property, in: self, from: slots[index])
        slots[index] = value
    }

    final func set(_ property: NSPropertyDescription, to value: PropertyValue) {
        guard let relationship = property as? NSRelationshipDescription else {
            return replace(property, with: value)
        }
        let old = objects(of: relationship)
        let new = value.objects
        for object in new { requireSameContext(object, relationship) }
        replace(relationship, with: value)
        guard let inverse = relationship.inverseRelationship else { return }
        let (oldSet, newSet) = (Set(old), Set(new))
        for object in old where !newSet.contains(object) { object.lose(self, by: inverse) }
        for object in new where !oldSet.contains(object) { object.gain(self, by: inverse) }
    }

    private final func requireSameContext(_ other: NSManagedObject, _ relationship: NSRelationshipDescription) {
        guard let own = managedObjectContext, let others = other.managedObjectContext, own !== others else { return }
        fatalError(
            "Illegal attempt to establish a relationship '\(relationship.name)' between objects in different contexts.")
    }

    /// Adds an object to a relationship to many, and the other way round.
    final func link(_ object: NSManagedObject, by relationship: NSRelationshipDescription) {
        if value(of: relationship).contains(object) { return }
        requireSameContext(object, relationship)
        change(relationship) { $0.add(object) }
        if let inverse = relationship.inverseRelationship { object.gain(self, by: inverse) }
    }

    /// Takes an object out of a relationship, and the other way round.
    final func unlink(_ object: NSManagedObject, by relationship: NSRelationshipDescription) {
        guard value(of: relationship).contains(object) else { return }
        change(relationship) { $0.remove(object) }
        if let inverse = relationship.inverseRelationship { object.lose(self, by: inverse) }
    }

    /// Adds to a relationship what the other end has set already.
    private final func gain(_ object: NSManagedObject, by relationship: NSRelationshipDescription) {
        if value(of: relationship).contains(object) { return }
        if relationship.isToMany { return change(relationship) { $0.add(object) } }
        let displaced = objects(of: relationship).first
        replace(relationship, with: .related(object))
        if let displaced, let inverse = relationship.inverseRelationship { displaced.lose(self, by: inverse) }
    }

    /// Takes from a relationship what the other end has let go already.
    final func lose(_ object: NSManagedObject, by relationship: NSRelationshipDescription) {
        if value(of: relationship).contains(object) { change(relationship) { $0.remove(object) } }
    }

    /// Changes the objects of a relationship in place: a copy for each of many would take long.
    private final func change(_ relationship: NSRelationshipDescription, _ body: (inout PropertyValue) -> Void) {
        let index = relationship.index
        noteChange()
        if let context = managedObjectContext, context.undoManager != nil {
            context.noteUndo(of: relationship, in: self, from: slots[index])
        }
        body(&slots[index])
    }

    // MARK: Changes

    /// Whether an object was made before another of its kind.
    static func isEarlier(_ first: NSManagedObject, _ second: NSManagedObject) -> Bool {
        let (first, second) = (first.objectID, second.objectID)
        // New ones come last.
        if first.isTemporaryID != second.isTemporaryID { return second.isTemporaryID }
        return first.number < second.number
    }

    /// Where values differ from what is in the store.
    final var changedIndexes: [Int] {
        guard let committed, !slots.isEmpty else { return [] }
        return slots.indices.filter { slots[$0] != committed[$0] }
    }

    /// Takes values of the store.
    final func take(_ row: StoredRow) {
        slots = row.values
        version = row.version
        committed = nil
    }

    static func inOrder(_ objects: Set<NSManagedObject>) -> [NSManagedObject] {
        // Names are asked for once an object, not once a comparison.
        let keyed = objects.map { object in (object, object.objectID.isTemporaryID ? 1 : 0, object.objectID.number) }
        return keyed.sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map(\.0)
    }

    /// Lets go of objects of relationships, which hold each other, once there is no context to ask for them.
    final func releaseRelated() {
        for relationship in layout.relationships where !slots.isEmpty {
            let value = slots[relationship.index]
            slots[relationship.index] = value.relatedID.map { .reference($0) } ?? .missing
        }
        committed = nil
    }

    /// Forgets its values, so that they are read anew.
    final func turnIntoFault() {
        guard !slots.isEmpty else { return }
        willTurnIntoFault()
        slots = []
        committed = nil
        isFault = true
        didTurnIntoFault()
    }
}

extension PropertyValue {
    func contains(_ object: NSManagedObject) -> Bool {
        switch self {
        case .related(let other): other === object
        case .reference(let id): id == object.objectID
        case .set(let objects): objects.contains(object)
        case .list(let objects): objects.contains { $0 === object }
        default: false
        }
    }

    mutating func add(_ object: NSManagedObject) {
        switch self {
        case .set(var objects):
            self = .missing
            objects.insert(object)
            self = .set(objects)
        case .list(var objects):
            self = .missing
            objects.append(object)
            self = .list(objects)
        default: self = .related(object)
        }
    }

    mutating func remove(_ object: NSManagedObject) {
        switch self {
        case .set(var objects):
            self = .missing
            objects.remove(object)
            self = .set(objects)
        case .list(var objects):
            self = .missing
            objects.removeAll { $0 === object }
            self = .list(objects)
        default: self = .missing
        }
    }
}
