/// The objects of a context, by their numbers. It doesn't keep them.
final class ModelRegistry {
    private struct Entry {
        weak var model: (any PersistentModel)?
    }

    private var entries: [Int64: Entry] = [:]
    /// The count at which those that are gone are looked for.
    private var limit = 1_024

    func model(_ key: Int64) -> (any PersistentModel)? { entries[key]?.model }

    func add(_ model: any PersistentModel) {
        if entries.count >= limit { removeGone() }
        entries[model._$storage.key] = Entry(model: model)
    }

    func remove(_ key: Int64) { entries[key] = nil }

    var all: [any PersistentModel] { entries.values.compactMap(\.model) }

    private func removeGone() {
        entries = entries.filter { $0.value.model != nil }
        limit = max(1_024, 2 * entries.count)
    }
}
