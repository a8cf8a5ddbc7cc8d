import AppleFoundation
import RuntimeWarnings

extension NSManagedObject: _KeyedValues, PredicateOperand {
    /// The value of a key for predicates and sorting; that there is no such property is said once, and reads as nil.
    public func _value(forKey key: String) -> Any? {
        if let index = layout.index(of: key) { return anyValue(of: layout.properties[index]) }
        if let computed = _computedValue(forKey: key) { return computed.value }
        if key == "objectID" { return objectID }
        RuntimeWarning.report("keypath \(key) not found in entity \(entity.name ?? "") of \(type(of: self))")
        return nil
    }

    package func isEqual(toOperand other: Any?) -> Bool {
        switch other {
        case let other as NSManagedObject: self === other || objectID == other.objectID
        case let other as NSManagedObjectID: objectID == other
        case let other as URL: objectID.uriRepresentation() == other
        default: false
        }
    }

    /// The value at the end of names with points between.
    public final func value(forKeyPath keyPath: String) -> Any? {
        SortKey.value(at: keyPath, of: self)
    }

    /// Sets the last of names with points between.
    public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let keys = keyPath.split(separator: ".").map(String.init)
        guard let last = keys.last else { return }
        let owner = keys.count == 1 ? self : self.value(forKeyPath: keys.dropLast().joined(separator: "."))
        (owner as? NSManagedObject)?.setValue(value, forKey: last)
    }

    public final func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(uniqueKeysWithValues: Set(keys).map { ($0, value(forKey: $0) ?? NSNull()) })
    }

    public final func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    /// The values that differ from what is in the store, by name.
    public final func changedValues() -> [String: Any] {
        let properties = layout.properties
        let indexes = committed == nil && isInserted ? Array(slots.indices) : changedIndexes
        return Dictionary(
            uniqueKeysWithValues: indexes.map { (properties[$0].name, anyValue(of: properties[$0]) ?? NSNull()) })
    }

    /// The values as they are in the store; `NSNull` for nil.
    /// - Parameter keys: nil for all.
    public final func committedValues(forKeys keys: [String]?) -> [String: Any] {
        readIfNeeded()
        let values = committed ?? slots
        let properties = keys.map { $0.map(property) } ?? layout.properties
        return Dictionary(
            uniqueKeysWithValues: properties.map { ($0.name, values[$0.index].anyValue(of: $0) ?? NSNull()) })
    }

    /// The names of the objects of a relationship.
    public final func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        (property(key) as? NSRelationshipDescription).map { objects(of: $0).map(\.objectID) } ?? []
    }

    /// Whether the objects of a relationship were not asked for yet.
    public final func hasFault(forRelationshipNamed key: String) -> Bool {
        guard let relationship = property(key) as? NSRelationshipDescription else { return false }
        if slots.isEmpty { return isFault && givenID?.isTemporaryID == false }
        if case .reference = slots[relationship.index] { return true }
        return relationship.isToMany && slots[relationship.index].isMissing
    }

    /// A set that stands for a relationship to many: what is put into it or taken out changes the relationship.
    public final func mutableSetValue(forKey key: String) -> NSMutableSet {
        RelationshipSet(owner: self, key: key)
    }
}

extension NSManagedObjectID: PredicateOperand {
    package func isEqual(toOperand other: Any?) -> Bool {
        if let object = other as? NSManagedObject { return object.objectID == self }
        return isEqual(other)
    }
}
