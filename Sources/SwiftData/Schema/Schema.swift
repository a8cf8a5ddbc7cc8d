import Foundation

/// The models that a container keeps.
public final class Schema: Sendable, Hashable {
    let modelEntities: [SwiftData.Entity]
    public let version: Version

    /// Takes in the models that those given have relationships to.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        var found: [SwiftData.Entity] = []
        var rest = types.map { SwiftData.Entity.of($0) }
        while let entity = rest.popLast() {
            guard !found.contains(where: { $0 === entity }) else { continue }
            found.append(entity)
            rest += entity.relationships.compactMap(\.destination)
        }
        modelEntities = found.sorted { $0.name < $1.name }
        self.version = version
    }

    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }

    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    public var entities: [Entity] { modelEntities.map { Entity($0) } }

    public var entitiesByName: [String: Entity] {
        Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
    }

    public func entity<T: PersistentModel>(for type: T.Type) -> Entity? { entitiesByName[Schema.entityName(for: type)] }

    public static func entityName(for type: any PersistentModel.Type) -> String { String(describing: type) }

    public static func == (left: Schema, right: Schema) -> Bool {
        left.version == right.version && left.modelEntities.map(\.name) == right.modelEntities.map(\.name)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(version)
        hasher.combine(modelEntities.map(\.name))
    }
}

extension Schema {
    /// A model of a schema.
    public struct Entity: Hashable, Sendable {
        private let entity: SwiftData.Entity

        init(_ entity: SwiftData.Entity) { self.entity = entity }

        public var name: String { entity.name }

        public static func == (left: Self, right: Self) -> Bool { left.entity === right.entity }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(entity)) }
    }
}
