import AppleFoundation

/// Notes with a context's undo manager how changes of objects are taken back.
enum ModelUndo {
    /// A property is about to change.
    static func noteChange(of model: any PersistentModel, _ index: Int) {
        let storage = model._$storage
        guard let context = storage.context, let manager = context.undoManager else { return }
        let old = storage.current(index)
        manager.registerUndo(withTarget: context) { _ in
            noteChange(of: model, index)
            storage.entity.properties[index].mutate(model) { storage.values[index] = old }
            ModelChanges.note(model, index)
        }
    }

    /// An object has come. What it is tied to is noted on its own.
    static func noteInsertion(of model: any PersistentModel) {
        guard let context = model._$storage.context, let manager = context.undoManager else { return }
        manager.registerUndo(withTarget: context) { $0.deleteModel(model) }
    }

    /// An object is about to go. What it is tied to is noted on its own.
    static func noteDeletion(of model: any PersistentModel) {
        guard let context = model._$storage.context, let manager = context.undoManager else { return }
        // Its values are needed once its row is gone.
        let storage = model._$storage
        for index in storage.values.indices { _ = storage.current(index) }
        manager.registerUndo(withTarget: context) { $0.bringBack(model) }
    }
}

extension ModelContext {
    /// An object that was deleted is there again, under its number.
    func bringBack(_ model: any PersistentModel) {
        insertModel(model, keepsKey: true)
    }
}
