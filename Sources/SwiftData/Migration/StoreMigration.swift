import Foundation

/// Opens a store by a plan: step by step from the version in which it was written.
struct StoreMigration {
    private let plan: any SchemaMigrationPlan.Type
    private let configuration: ModelConfiguration

    init(_ plan: any SchemaMigrationPlan.Type, _ configuration: ModelConfiguration) {
        self.plan = plan
        self.configuration = configuration
    }

    /// - Throws: `SwiftDataError` for a store of a version that the plan does not name, and what the app's steps throw.
    func open(_ schema: Schema) throws -> Store {
        if var version = try writtenVersion() {
            guard plan.schemas.contains(where: { $0.versionIdentifier == version }) else {
                throw SwiftDataError.unknownSchema
            }
            guard version <= schema.version else { throw SwiftDataError.backwardMigration }
            while version < schema.version, let stage = stage(from: version) {
                try run(stage)
                version = stage.versions.to.versionIdentifier
            }
        }
        return try Store(configuration, schema)
    }

    /// Nil where there is no store yet.
    private func writtenVersion() throws -> Schema.Version? {
        guard FileManager.default.fileExists(atPath: configuration.url.path) else { return nil }
        return StoreLayout.version(of: try Database(path: configuration.url.path))
    }

    private func stage(from version: Schema.Version) -> MigrationStage? {
        plan.stages.first {
            $0.versions.from.versionIdentifier == version && $0.versions.to.versionIdentifier > version
        }
    }

    private func run(_ stage: MigrationStage) throws {
        let (from, to) = stage.versions
        guard case .custom(_, _, let willMigrate, let didMigrate) = stage else { return _ = try context(to) }
        if let willMigrate { try willMigrate(try context(from)) }
        let context = try context(to)
        try didMigrate?(context)
    }

    /// The store as a version has it.
    private func context(_ version: any VersionedSchema.Type) throws -> ModelContext {
        let schema = Schema(versionedSchema: version)
        return ModelContext(ModelContainer(schema, store: try Store(configuration, schema)))
    }
}
