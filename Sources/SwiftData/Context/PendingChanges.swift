/// The objects of a context that differ from their store, in the order in which they came to do so. It keeps them.
struct PendingChanges {
    /// A deletion that a relationship doesn't allow while it holds anything.
    struct Denial {
        let model: any PersistentModel
        let property: _ModelProperty
        let partners: [any PersistentModel]
    }

    private var models: [Int64: any PersistentModel] = [:]
    private var order: [Int64: Int] = [:]
    private var count = 0
    private(set) var denials: [Denial] = []

    var isEmpty: Bool { models.isEmpty }

    mutating func add(_ model: any PersistentModel) {
        let key = model._$storage.key
        models[key] = model
        guard order[key] == nil else { return }
        order[key] = count
        count += 1
    }

    mutating func remove(_ model: any PersistentModel) {
        let key = model._$storage.key
        models[key] = nil
        order[key] = nil
    }

    mutating func deny(_ model: any PersistentModel, _ property: _ModelProperty, _ partners: [any PersistentModel]) {
        guard !partners.isEmpty else { return }
        denials.append(Denial(model: model, property: property, partners: partners))
    }

    mutating func removeAll() { self = PendingChanges() }

    func isDeleted(_ key: Int64) -> Bool { models[key]?._$storage.state == .deleted }

    /// Those in one state.
    func models(_ state: _ModelStorage.State) -> [any PersistentModel] { all.filter { $0._$storage.state == state } }

    var all: [any PersistentModel] { models.sorted { order[$0.key]! < order[$1.key]! }.map(\.value) }

    /// Those of an entity, whatever became of them.
    func models(of entity: Entity) -> [any PersistentModel] { all.filter { $0._$storage.entity === entity } }
}
