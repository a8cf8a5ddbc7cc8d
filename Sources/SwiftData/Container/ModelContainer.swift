import Foundation
import RuntimeWarnings
import Synchronization

/// The stores of an app's models.
public final class ModelContainer: Equatable, @unchecked Sendable {
    public let schema: Schema
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    public let configurations: Set<ModelConfiguration>
    private let stores: [Store]
    private let contexts = Mutex<[WeakContext]>([])
    @MainActor private var madeMainContext: ModelContext?

    private struct WeakContext: @unchecked Sendable {
        weak var context: ModelContext?
    }

    /// - Throws: `SwiftDataError` where a store can't be opened.
    public init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration] = []
    ) throws {
        let configurations = configurations.isEmpty ? [ModelConfiguration(schema: schema)] : configurations
        self.schema = schema
        self.migrationPlan = migrationPlan
        self.configurations = Set(configurations)
        do {
            stores = try configurations.map {
                try Self.open($0, for: $0.schema.map { Self.part($0, of: schema) } ?? schema, migrationPlan)
            }
        } catch let error as SwiftDataError {
            throw error
        } catch { throw SwiftDataError.loadIssue(error) }
        if configurations.contains(where: \.cloudKitDatabase.isNamed) {
            RuntimeWarning.report(
                "There is no iCloud on Linux: a ModelContainer keeps what it holds on this machine.",
                once: "ModelContainer.cloudKitDatabase")
        }
    }

    /// - Throws: `SwiftDataError` where a store can't be opened.
    public convenience init(
        for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
    }

    /// - Throws: `SwiftDataError` where a store can't be opened.
    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
    ) throws {
        try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
    }

    /// A configuration's schema may name fewer models, of the container's version.
    private static func part(_ part: Schema, of schema: Schema) -> Schema {
        Schema(part.modelEntities.map(\.type), version: schema.version)
    }

    private static func open(
        _ configuration: ModelConfiguration, for schema: Schema, _ plan: (any SchemaMigrationPlan.Type)?
    ) throws -> Store {
        guard let plan, !configuration.isStoredInMemoryOnly else { return try Store(configuration, schema) }
        return try StoreMigration(plan, configuration).open(schema)
    }

    /// With a store that is open already.
    init(_ schema: Schema, store: Store) {
        self.schema = schema
        migrationPlan = nil
        configurations = [store.configuration]
        stores = [store]
    }

    /// The context of the main actor. It saves by itself.
    @MainActor
    public var mainContext: ModelContext {
        if let madeMainContext { return madeMainContext }
        let made = ModelContext(self, isMain: true)
        madeMainContext = made
        return made
    }

    /// Empties the stores.
    public func deleteAllData() {
        for store in stores {
            do { try store.write { try $0.deleteAll(store.entities) } } catch {
                RuntimeWarning.report("ModelContainer.deleteAllData(): \(error)", once: "ModelContainer.deleteAllData")
            }
        }
        let gone = SavedChanges(entities: Set(schema.modelEntities.map(\.name)), isAllDeleted: true)
        tell(gone, from: nil)
    }

    /// Empties the stores.
    public func erase() throws { deleteAllData() }

    public static func == (left: ModelContainer, right: ModelContainer) -> Bool { left === right }

    /// Where an entity's objects are; nil where the container doesn't know it.
    func store(of entity: Entity) -> Store? { stores.first { store in store.entities.contains { $0 === entity } } }

    func add(_ context: ModelContext) {
        let new = WeakContext(context: context)
        contexts.withLock { contexts in
            contexts.removeAll { $0.context == nil }
            contexts.append(new)
        }
    }

    /// Tells the other contexts what one has saved.
    func tell(_ changes: SavedChanges, from source: ModelContext?) {
        for known in contexts.withLock({ $0 }) {
            guard let context = known.context, context !== source else { continue }
            context.receive(changes)
        }
    }
}
