import Foundation

/// Finds the objects that a descriptor describes: those of the store, and those that are not saved yet.
struct Fetch<T: PersistentModel> {
    private let descriptor: FetchDescriptor<T>
    private let context: ModelContext
    private let entity = Entity.of(T.self)

    init(_ descriptor: FetchDescriptor<T>, _ context: ModelContext) {
        self.descriptor = descriptor
        self.context = context
    }

    func objects() throws -> [T] {
        guard let store = context.store(of: entity) else { throw SwiftDataError.unknownSchema }
        let pending = descriptor.includePendingChanges ? context.pending.models(of: entity) : []
        let rows = try store.rows(of: entity)
        var objects: [T] = []
        objects.reserveCapacity(rows.count)
        for row in rows {
            guard let object = context.make(row, entity) as? T else { continue }
            let isDeleted = object._$storage.state == .deleted && descriptor.includePendingChanges
            if !isDeleted { objects.append(object) }
        }
        objects += pending.filter { $0._$storage.state == .inserted }.compactMap { $0 as? T }
        return part(of: try ordered(objects.filter(isWanted)))
    }

    private func isWanted(_ object: T) throws -> Bool { try descriptor.predicate?.evaluate(object) ?? true }

    private func ordered(_ objects: [T]) -> [T] {
        descriptor.sortBy.isEmpty ? objects : objects.sorted(using: descriptor.sortBy)
    }

    private func part(of objects: [T]) -> [T] {
        guard descriptor.fetchOffset != nil || descriptor.fetchLimit != nil else { return objects }
        // No limit, as Core Data has it, is none or 0.
        let limit = descriptor.fetchLimit.flatMap { $0 == 0 ? nil : $0 } ?? objects.count
        return Array(objects.dropFirst(descriptor.fetchOffset ?? 0).prefix(limit))
    }
}
