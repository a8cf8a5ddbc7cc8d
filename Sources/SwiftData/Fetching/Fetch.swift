import Foundation

/// Finds the objects that a descriptor describes: those of the store, and those that are not saved yet.
struct Fetch<T: PersistentModel> {
    private let descriptor: FetchDescriptor<T>
    private let context: ModelContext
    private let entity = Entity.of(T.self)
    private let store: Store
    private let condition: StoredCondition?
    private let order: StoredOrder<T>
    /// Those that differ from their rows.
    private let pending: [T]

    init(_ descriptor: FetchDescriptor<T>, _ context: ModelContext) throws {
        guard let store = context.store(of: entity) else { throw SwiftDataError.unknownSchema }
        self.descriptor = descriptor
        self.context = context
        self.store = store
        condition = descriptor.predicate.flatMap { StoredPredicate.condition($0, of: Entity.of(T.self)) }
        order = StoredOrder(descriptor.sortBy, entity)
        let changed = descriptor.includePendingChanges && context.hasChanges ? context.pending.models(of: entity) : []
        pending = changed.compactMap { $0 as? T }
    }

    /// The store can choose the objects by itself.
    private var isChosenByStore: Bool { pending.isEmpty && (descriptor.predicate == nil || condition != nil) }

    func objects() throws -> [T] {
        guard isChosenByStore, let text = order.text else { return part(of: try chosen()) }
        let rows = try store.rows(
            of: entity, where: condition, order: text, limit: limit, offset: descriptor.fetchOffset)
        return objects(of: rows)
    }

    func count() throws -> Int {
        guard isChosenByStore else { return part(of: try chosen()).count }
        let count = try store.count(of: entity, where: condition)
        return min(max(0, count - (descriptor.fetchOffset ?? 0)), limit ?? count)
    }

    /// 0 is no limit, as in Core Data.
    private var limit: Int? { descriptor.fetchLimit == 0 ? nil : descriptor.fetchLimit }

    /// All of them, in order.
    private func chosen() throws -> [T] {
        var objects = objects(of: try store.rows(of: entity, where: condition))
        if condition == nil { objects = try objects.filter(isWanted) }
        if !pending.isEmpty {
            let changed = Set(pending.map(\._$storage.key))
            objects.removeAll { changed.contains($0._$storage.key) }
            objects += try pending.filter { try $0._$storage.state != .deleted && isWanted($0) }
            if descriptor.sortBy.isEmpty { objects.sort { $0._$storage.key < $1._$storage.key } }
        }
        return order.sorted(objects)
    }

    private func objects(of rows: [StoredRow]) -> [T] { rows.compactMap { context.make($0, entity) as? T } }

    private func isWanted(_ object: T) throws -> Bool { try descriptor.predicate?.evaluate(object) ?? true }

    private func part(of objects: [T]) -> [T] {
        guard descriptor.fetchOffset != nil || limit != nil else { return objects }
        return Array(objects.dropFirst(descriptor.fetchOffset ?? 0).prefix(limit ?? objects.count))
    }
}
