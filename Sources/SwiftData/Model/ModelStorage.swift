import Foundation

/// What an object of a model holds; made by `@Model`.
public final class _ModelStorage: @unchecked Sendable {
    /// Where an object is on its way into its store and out of it.
    enum State {
        /// In no context.
        case loose
        case inserted, saved, changed, deleted
        /// Its row is gone.
        case gone
    }

    let entity: Entity
    private(set) var key: Int64
    var state = State.loose
    /// The context holds of its objects only those that are not saved.
    var context: ModelContext?
    /// By the properties' indices.
    var values: [ModelValue]
    /// The indices of properties that differ from the store's.
    var changes: Set<Int> = []

    /// For a new object.
    public init<Model: PersistentModel>(_ type: Model.Type) {
        entity = Entity.of(type)
        key = ModelKeys.next()
        values = Array(repeating: .absent, count: entity.properties.count)
    }

    /// For an object that is in the store.
    init(_ entity: Entity, key: Int64, context: ModelContext) {
        self.entity = entity
        self.key = key
        self.context = context
        state = .saved
        values = Array(repeating: .absent, count: entity.properties.count)
    }

    var identifier: PersistentIdentifier {
        let isStored = state != .loose && state != .inserted
        return PersistentIdentifier(
            entityName: entity.name, key: key,
            storeIdentifier: isStored ? context?.store(of: entity)?.identifier : nil)
    }

    /// The object is known by another number from now on.
    func take(key: Int64) { self.key = key }

    /// An attribute's value, read from the store where it wasn't yet.
    func attribute(_ index: Int) -> Any? {
        if case .attribute(let value) = values[index] { return value }
        loadRow()
        if case .absent = values[index] { values[index] = entity.properties[index].modelValue(.null) }
        if case .attribute(let value) = values[index] { return value }
        return nil
    }

    /// What a relationship to one holds, read from the store where it wasn't yet.
    func one(_ index: Int) -> ModelReference? {
        if case .one(let reference) = values[index] { return reference }
        loadRow()
        if case .one(let reference) = values[index] { return reference }
        return nil
    }

    /// What a relationship to many holds, read from the store where it wasn't yet.
    func many(_ index: Int) -> [ModelReference] {
        if case .many(let references) = values[index] { return references }
        guard state != .loose, state != .inserted, let context, let store = context.store(of: entity) else { return [] }
        let keys = store.relatedKeys(of: key, entity.properties[index])
        let references = keys.filter { !context.isDeleted($0) }.map(ModelReference.init(key:))
        values[index] = .many(references)
        return references
    }

    /// A property's value, read from the store where it wasn't yet.
    func current(_ index: Int) -> ModelValue {
        if case .absent = values[index] {
            let property = entity.properties[index]
            if property.isMany {
                _ = many(index)
            } else if property.isRelationship {
                _ = one(index)
            } else {
                _ = attribute(index)
            }
        }
        return values[index]
    }

    private func loadRow() {
        guard state != .loose, state != .inserted, let store = context?.store(of: entity) else { return }
        guard let row = store.row(key, of: entity) else { return }
        take(row)
    }

    /// Fills what is absent.
    func take(_ row: StoredRow) {
        for (column, index) in entity.columnIndices.enumerated() {
            guard case .absent = values[index] else { continue }
            values[index] = entity.properties[index].modelValue(row.values[column])
        }
    }

    /// References to some objects lead to others from now on.
    /// - Returns: whether there were any.
    func redirect(_ keys: [Int64: Int64]) -> Bool {
        var isChanged = false
        for property in entity.relationships {
            let references: [ModelReference]
            switch values[property.index] {
            case .one(let reference?): references = [reference]
            case .many(let list): references = list
            default: continue
            }
            guard references.contains(where: { keys[$0.currentKey] != nil }) else { continue }
            let redirected = references.map { ModelReference(key: keys[$0.currentKey] ?? $0.currentKey) }
            values[property.index] = property.isMany ? .many(redirected) : .one(redirected[0])
            changes.insert(property.index)
            isChanged = true
        }
        return isChanged
    }
}
