import Combine

/// An object that someone else owns; the view is evaluated anew whenever the object is about to change.
@MainActor @preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Bindings to the object's properties.
    @MainActor @preconcurrency
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(
                location: ObjectLocation(object: object, keyPath: keyPath, seen: object[keyPath: keyPath]))
        }
    }

    /// Compared wherever views are.
    nonisolated(unsafe) private var object: ObjectType

    public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }

    public init(wrappedValue: ObjectType) { object = wrappedValue }
    public init(initialValue: ObjectType) { object = initialValue }

    @MainActor @preconcurrency
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: GraphProperty {
    @MainActor
    package mutating func connect(_ storage: inout AnyObject?, node: ViewNode) {
        let subscription = storage as? ObjectSubscription ?? ObjectSubscription()
        storage = subscription
        subscription.observe(wrappedValue, for: node)
    }

    @MainActor
    package func observedValue(_ storage: AnyObject?) -> Any { (storage as? ObjectSubscription)?.changeCount ?? 0 }

    @MainActor
    package static func disconnect(_ storage: AnyObject) { (storage as? ObjectSubscription)?.cancel() }

    package nonisolated static func areEquivalent(_ left: Self, _ right: Self) -> Bool {
        left.object === right.object
    }
}
