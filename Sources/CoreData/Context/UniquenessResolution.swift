import AppleFoundation

/// Finds objects that share values which an entity wants to be unique, and does what the merge policy says.
struct UniquenessResolution {
    let context: NSManagedObjectContext

    /// Throws where the policy is that the save fails.
    func resolve() throws {
        let changed = context.changes.inserted.union(context.changes.updated)
        for object in NSManagedObject.inOrder(changed.filter { !$0.entity.uniqueNames.isEmpty }) where !object.isDeleted
        {
            for names in object.entity.uniqueNames where !names.isEmpty {
                try resolve(object, names)
            }
        }
    }

    private func resolve(_ object: NSManagedObject, _ names: [String]) throws {
        guard !object.isDeleted, let other = try other(like: object, names) else { return }
        switch context.policy {
        case .errorMergePolicyType:
            throw CoreDataError.error(
                NSManagedObjectConstraintMergeError, "several objects have the same \(names.joined(separator: ", "))",
                [NSAffectedObjectsErrorKey: [object, other], NSPersistentStoreSaveConflictsErrorKey: names])
        case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
            merge(object, into: other, takesValues: true)
        case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType:
            merge(object, into: other, takesValues: false)
        }
    }

    /// An object that was there before. Nil does not count as a value.
    private func other(like object: NSManagedObject, _ names: [String]) throws -> NSManagedObject? {
        var trees: [PredicateTree] = []
        for name in names {
            guard let value = object.value(forKey: name) else { return nil }
            trees.append(
                .comparison(.path(.object, [name]), PredicateComparison(kind: .equal, options: []), .constant(value)))
        }
        let declaring = declaringEntity(of: names, object.entity)
        let query = ObjectQuery(entity: declaring, predicate: NSPredicate(tree: .conjunction(trees)))
        let found = try context.objects(matching: query).filter { $0 !== object }
        let stored = found.first { !$0.isInserted }
        if stored != nil || object.isInserted { return stored ?? found.first { NSManagedObject.isEarlier($0, object) } }
        return nil
    }

    private func declaringEntity(of names: [String], _ entity: NSEntityDescription) -> NSEntityDescription {
        guard let parent = entity.superentity, parent.uniqueNames.contains(names) else { return entity }
        return declaringEntity(of: names, parent)
    }

    /// The older one stays, with what is related to either.
    private func merge(_ object: NSManagedObject, into kept: NSManagedObject, takesValues: Bool) {
        for property in object.layout.properties where kept.layout.index(of: property.name) != nil {
            let value = object.value(of: property)
            if let relationship = property as? NSRelationshipDescription {
                merge(relationship, value, into: kept)
                // Rules of deletion are not meant for what goes on in another object.
                object.set(relationship, to: relationship.emptyValue)
            } else if takesValues, !value.isMissing || object.isUpdated {
                kept.set(property, to: value)
            }
        }
        context.delete(object)
    }

    private func merge(_ relationship: NSRelationshipDescription, _ value: PropertyValue, into kept: NSManagedObject) {
        if relationship.isToMany {
            for other in value.objects { kept._addManagedObjects(other, toKey: relationship.name) }
        } else if !value.isMissing {
            kept.set(relationship, to: value)
        }
    }
}
