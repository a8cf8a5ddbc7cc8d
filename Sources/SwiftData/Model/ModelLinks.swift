/// Changes relationships, and with each its inverse.
enum ModelLinks {
    static func set(_ value: (any PersistentModel)?, of model: any PersistentModel, _ index: Int) {
        let storage = model._$storage
        let property = storage.entity.properties[index]
        let old = partner(storage, storage.one(index), property)
        let isSame = old.map { old in value.map { old === $0 } ?? false } ?? (value == nil)
        guard !isSame || storage.one(index) == nil && value != nil else { return }
        adopt([value].compactMap(\.self), with: model)
        write(.one(value.map { ModelReference($0) }), to: model, property)
        guard let inverse = property.inverse else { return }
        if let old { remove(model, from: old, inverse) }
        if let value { add(model, to: value, inverse) }
    }

    static func set(_ list: [any PersistentModel], of model: any PersistentModel, _ index: Int) {
        let storage = model._$storage
        let property = storage.entity.properties[index]
        let old = storage.many(index).compactMap { partner(storage, $0, property) }
        adopt(list, with: model)
        write(.many(list.map { ModelReference($0) }), to: model, property)
        guard let inverse = property.inverse else { return }
        let (before, after) = (Set(old.map(ObjectIdentifier.init)), Set(list.map(ObjectIdentifier.init)))
        for gone in old where !after.contains(ObjectIdentifier(gone)) { remove(model, from: gone, inverse) }
        for new in list where !before.contains(ObjectIdentifier(new)) {
            leaveOther(new, property, inverse, model)
            add(model, to: new, inverse)
        }
    }

    /// What the initialiser of a new object has set is made known to the other side.
    static func connect(_ model: any PersistentModel) {
        let storage = model._$storage
        for property in storage.entity.relationships {
            guard let inverse = property.inverse else { continue }
            for other in partners(of: model, property) {
                if !inverse.isMany { leaveOther(other, property, inverse, model) }
                add(model, to: other, inverse)
            }
        }
    }

    /// The objects that a relationship holds.
    static func partners(of model: any PersistentModel, _ property: _ModelProperty) -> [any PersistentModel] {
        let storage = model._$storage
        let references =
            property.isMany ? storage.many(property.index) : [storage.one(property.index)].compactMap(\.self)
        return references.compactMap { partner(storage, $0, property) }
    }

    private static func partner(
        _ storage: _ModelStorage, _ reference: ModelReference?, _ property: _ModelProperty
    ) -> (any PersistentModel)? {
        guard let reference, let destination = property.destination else { return nil }
        return reference.held ?? storage.context?.model(reference.currentKey, of: destination)
    }

    /// Of two objects that are tied, the one comes into the context of the other.
    private static func adopt(_ others: [any PersistentModel], with model: any PersistentModel) {
        if let context = model._$storage.context {
            for other in others where other._$storage.context == nil { context.insertModel(other) }
        } else if let context = others.lazy.compactMap(\._$storage.context).first {
            context.insertModel(model)
        }
    }

    /// An object that belongs to one other leaves that one before it comes to another.
    private static func leaveOther(
        _ object: any PersistentModel, _ property: _ModelProperty, _ inverse: _ModelProperty,
        _ next: any PersistentModel
    ) {
        guard !inverse.isMany, let old = partner(object._$storage, object._$storage.one(inverse.index), inverse),
            old !== next
        else { return }
        remove(object, from: old, property)
    }

    /// Adds an object on one side only.
    private static func add(_ object: any PersistentModel, to model: any PersistentModel, _ property: _ModelProperty) {
        let storage = model._$storage
        let reference = ModelReference(object)
        guard property.isMany else {
            if let present = storage.one(property.index), present.isSame(as: reference) { return }
            return write(.one(reference), to: model, property)
        }
        var list = storage.many(property.index)
        guard !list.contains(where: { $0.isSame(as: reference) }) else { return }
        list.append(reference)
        write(.many(list), to: model, property)
    }

    /// Takes an object away on one side only.
    static func remove(_ object: any PersistentModel, from model: any PersistentModel, _ property: _ModelProperty) {
        let storage = model._$storage
        let reference = ModelReference(object)
        guard property.isMany else {
            guard let present = storage.one(property.index), present.isSame(as: reference) else { return }
            return write(.one(nil), to: model, property)
        }
        var list = storage.many(property.index)
        guard let place = list.firstIndex(where: { $0.isSame(as: reference) }) else { return }
        list.remove(at: place)
        write(.many(list), to: model, property)
    }

    private static func write(_ value: ModelValue, to model: any PersistentModel, _ property: _ModelProperty) {
        ModelUndo.noteChange(of: model, property.index)
        property.mutate(model) { model._$storage.values[property.index] = value }
        ModelChanges.note(model, property.index)
    }
}
