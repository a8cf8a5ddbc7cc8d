import Foundation
import Observation

/// An object that is kept in a store; `@Model` makes a class one.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
    // What the macro makes.
    init(_$storage storage: _ModelStorage)
    var _$storage: _ModelStorage { get }
    var _$observationRegistrar: ObservationRegistrar { get }
    static var _$properties: [_ModelProperty] { get }
    static var _$indices: [[AnyKeyPath]] { get }
    static var _$uniqueConstraints: [[AnyKeyPath]] { get }
}

extension PersistentModel {
    public var id: PersistentIdentifier { persistentModelID }

    /// What the object is known by.
    public var persistentModelID: PersistentIdentifier { _$storage.identifier }

    /// The context that the object was put in or fetched by; nil for none.
    public var modelContext: ModelContext? { _$storage.state == .gone ? nil : _$storage.context }

    /// There is something to save.
    public var hasChanges: Bool { [.inserted, .changed, .deleted].contains(_$storage.state) }

    /// The object was deleted, and this is not saved yet.
    public var isDeleted: Bool { _$storage.state == .deleted }

    public static func == (left: Self, right: Self) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The place of a property whose value lies in a model's storage.
public struct _StoredElsewhere: Sendable {
    public init() {}
}
