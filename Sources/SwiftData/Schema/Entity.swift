import Foundation
import Synchronization

/// A model as the store sees it: found once for each class.
final class Entity: @unchecked Sendable {
    let name: String
    let type: any PersistentModel.Type
    let properties: [_ModelProperty]
    /// The indices of the properties that are columns: attributes and relationships to one.
    let columnIndices: [Int]
    let indices: [[Int]]
    let uniqueConstraints: [[Int]]

    private init(_ type: any PersistentModel.Type) {
        self.type = type
        name = String(describing: type)
        let properties = type._$properties
        self.properties = properties
        columnIndices = properties.indices.filter { properties[$0].isColumn }
        let places = Dictionary(properties.enumerated().map { ($1.keyPath, $0) }) { first, _ in first }
        indices = type._$indices.map { $0.compactMap { places[$0] } }
        let own = properties.indices.filter { properties[$0].isUnique }.map { [$0] }
        uniqueConstraints = own + type._$uniqueConstraints.map { $0.compactMap { places[$0] } }
        for (index, property) in properties.enumerated() {
            property.entity = self
            property.index = index
        }
    }

    private static let known = Mutex<[ObjectIdentifier: Entity]>([:])

    /// The entity of a class.
    static func of(_ type: any PersistentModel.Type) -> Entity {
        let id = ObjectIdentifier(type)
        if let entity = known.withLock({ $0[id] }) { return entity }
        let entity = Entity(type)
        return known.withLock { known in
            if let other = known[id] { return other }
            known[id] = entity
            return entity
        }
    }

    /// The property that a key path leads to; nil for one that is not stored.
    func property(at keyPath: AnyKeyPath) -> _ModelProperty? { properties.first { $0.keyPath == keyPath } }

    var relationships: [_ModelProperty] { properties.filter(\.isRelationship) }
}
