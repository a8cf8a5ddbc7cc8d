import AppleFoundation

/// What `@NSManaged` properties and methods become. All are called by adapted sources.
extension NSManagedObject {
    /// The value of a property; called by adapted sources.
    public final func _managedValue<Value>(forKey key: String) -> Value {
        if let recording { return recording.value(forKey: key, of: self) }
        let property = property(key)
        let value = value(of: property)
        guard let typed = value.typed(as: Value.self, of: property) else {
            fatalError("The property '\(key)' of \(type(of: self)) can't be read as \(Value.self): it is \(value).")
        }
        return typed
    }

    /// Sets a property; called by adapted sources.
    public final func _setManagedValue<Value>(_ value: Value, forKey key: String) {
        let property = property(key)
        set(property, to: propertyValue(value, of: property))
    }

    /// Adds an object, or those of a set, to a relationship; called by adapted sources.
    public final func _addManagedObjects(_ objects: Any, toKey key: String) {
        guard let relationship = property(key) as? NSRelationshipDescription else { return }
        for object in Self.objects(in: objects) { link(object, by: relationship) }
    }

    /// Takes an object, or those of a set, out of a relationship; called by adapted sources.
    public final func _removeManagedObjects(_ objects: Any, fromKey key: String) {
        guard let relationship = property(key) as? NSRelationshipDescription else { return }
        for object in Self.objects(in: objects) { unlink(object, by: relationship) }
    }

    /// Puts an object at a place of an ordered relationship; called by adapted sources.
    public final func _insertManagedObject(_ object: NSManagedObject, at index: Int, inKey key: String) {
        changeList(key) { list in
            list.removeAll { $0 === object }
            list.insert(object, at: index)
        }
    }

    /// Puts objects at places of an ordered relationship; called by adapted sources.
    public final func _insertManagedObjects(_ objects: [Any], at indexes: NSIndexSet, inKey key: String) {
        changeList(key) { list in
            for (object, index) in zip(objects, indexes) {
                guard let object = object as? NSManagedObject else { continue }
                list.insert(object, at: index)
            }
        }
    }

    /// Takes the object at a place out of an ordered relationship; called by adapted sources.
    public final func _removeManagedObject(at index: Int, fromKey key: String) {
        changeList(key) { $0.remove(at: index) }
    }

    /// Takes the objects at places out of an ordered relationship; called by adapted sources.
    public final func _removeManagedObjects(at indexes: NSIndexSet, fromKey key: String) {
        changeList(key) { list in
            for index in indexes.reversed() { list.remove(at: index) }
        }
    }

    /// Puts an object in the place of another; called by adapted sources.
    public final func _replaceManagedObject(at index: Int, with object: NSManagedObject, inKey key: String) {
        changeList(key) { $0[index] = object }
    }

    /// Puts objects in the places of others; called by adapted sources.
    public final func _replaceManagedObjects(at indexes: NSIndexSet, with objects: [Any], inKey key: String) {
        changeList(key) { list in
            for (object, index) in zip(objects, indexes) {
                if let object = object as? NSManagedObject { list[index] = object }
            }
        }
    }

    private func changeList(_ key: String, _ body: (inout [NSManagedObject]) -> Void) {
        let property = property(key)
        var list = value(of: property).objects
        body(&list)
        set(property, to: .list(list))
    }
}
