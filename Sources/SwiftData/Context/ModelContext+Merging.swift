extension ModelContext {
    /// What another context has saved replaces what is known of it, except what is changed here too.
    func merge(_ changes: SavedChanges) {
        for model in registry.all {
            let storage = model._$storage
            let isGone = changes.deleted.contains(storage.key) || changes.isAllDeleted
            if isGone, changes.entities.contains(storage.entity.name) {
                pending.remove(model)
                registry.remove(storage.key)
                storage.state = .gone
            } else if changes.updated.contains(storage.key) {
                reread(model, storage.entity.properties)
            } else {
                // Lists may have gained or lost what was saved.
                reread(
                    model,
                    storage.entity.relationships.filter { property in
                        property.isMany && property.destination.map { changes.entities.contains($0.name) } == true
                    })
            }
        }
        observers.notify()
    }

    /// Has properties read from the store when they are asked for next, except those that are changed.
    func reread(_ model: any PersistentModel, _ properties: [_ModelProperty]) {
        let storage = model._$storage
        if storage.state == .saved { storage.changes = [] }
        for property in properties where !storage.changes.contains(property.index) {
            property.mutate(model) { storage.values[property.index] = .absent }
        }
    }
}
