/// Takes note of changes of objects that are in a context.
enum ModelChanges {
    static func note(_ model: any PersistentModel, _ index: Int) {
        let storage = model._$storage
        guard let context = storage.context else { return }
        storage.changes.insert(index)
        context.noteChange(of: model)
    }
}
