import Combine

/// An observable object that a view above has put in with `environmentObject(_:)`.
@MainActor @preconcurrency
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    public init() {}

    /// Without an object of the type in the environment, reading it is a fatal error.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. "
                    + "A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view.")
        }
        return object
    }

    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}

extension EnvironmentObject: GraphProperty {
    @MainActor
    package mutating func connect(_ storage: inout AnyObject?, node: ViewNode) {
        let subscription = storage as? ObjectSubscription ?? ObjectSubscription()
        storage = subscription
        object = node.environment.read(for: node) { $0[ObservableObjectKey<ObjectType>.self] }
        if let object { subscription.observe(object, for: node) }
    }

    @MainActor
    package func observedValue(_ storage: AnyObject?) -> Any { (storage as? ObjectSubscription)?.changeCount ?? 0 }

    @MainActor
    package static func disconnect(_ storage: AnyObject) { (storage as? ObjectSubscription)?.cancel() }

    package nonisolated static func areEquivalent(_ left: Self, _ right: Self) -> Bool { true }
}
