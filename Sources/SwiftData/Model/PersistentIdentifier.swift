import Foundation

/// What a model's object is known by, in all contexts and from one run to the next.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
    /// What the object is known by within its model.
    public struct ID: Hashable, Comparable, Codable, Sendable {
        let entityName: String
        let key: Int64

        public static func < (left: ID, right: ID) -> Bool {
            (left.entityName, left.key) < (right.entityName, right.key)
        }
    }

    public let id: ID
    /// The store in which the object is; nil before it was saved.
    public let storeIdentifier: String?

    init(entityName: String, key: Int64, storeIdentifier: String?) {
        id = ID(entityName: entityName, key: key)
        self.storeIdentifier = storeIdentifier
    }

    /// The name of the object's model.
    public var entityName: String { id.entityName }
    /// The number of the object's row.
    var key: Int64 { id.key }

    // An object is the same before and after it is saved.
    public static func == (left: Self, right: Self) -> Bool { left.id == right.id }
    public static func < (left: Self, right: Self) -> Bool { left.id < right.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id.key) }
}
