import Combine

/// An observable object that the view with the keyboard hands out, or one around it; nil where none does.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Makes bindings to the object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        fileprivate let object: ObjectType

        public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
            Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    private var value = ObjectValue<ObjectType>()

    public init() {}

    public var wrappedValue: ObjectType? { value.object }
    public var projectedValue: Wrapper? { value.object.map { Wrapper(object: $0) } }
}

/// Follows the object, and its changes.
private struct ObjectValue<ObjectType: ObservableObject>: GraphProperty {
    private(set) var object: ObjectType?

    @MainActor
    private final class Storage {
        var location: AnyObject?
        let subscription = ObjectSubscription()
    }

    mutating func connect(_ storage: inout AnyObject?, node: ViewNode) {
        let kept = storage as? Storage ?? Storage()
        storage = kept
        let location = FocusedValueLocation<ObjectType>.kept(
            in: &kept.location, { $0[FocusedObjectKey<ObjectType>.self] }, node)
        object = location.get()
        if let object { kept.subscription.observe(object, for: node) }
    }

    static func areEquivalent(_ left: Self, _ right: Self) -> Bool { true }
    func observedValue(_ storage: AnyObject?) -> Any { object as Any }
}
