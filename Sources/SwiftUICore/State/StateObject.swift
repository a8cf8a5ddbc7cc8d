import Combine
import RuntimeWarnings

/// An object that the view owns: made once, kept for as long as the view's identity lives.
@MainActor @preconcurrency
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var object: ObjectType?

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        if let object { return object }
        RuntimeWarning.report(
            "Accessing StateObject<\(ObjectType.self)>'s object without being installed on a View. "
                + "This will create a new instance each time.",
            once: "StateObject.\(ObjectType.self)")
        return make()
    }

    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}

extension StateObject: GraphProperty {
    /// The object and the subscription to it.
    @MainActor
    final class Storage {
        let object: ObjectType
        let subscription = ObjectSubscription()
        init(_ object: ObjectType) { self.object = object }
    }

    @MainActor
    package mutating func connect(_ storage: inout AnyObject?, node: ViewNode) {
        let kept = storage as? Storage ?? Storage(node.graph.untracked(make))
        storage = kept
        object = kept.object
        kept.subscription.observe(kept.object, for: node)
    }

    @MainActor
    package func observedValue(_ storage: AnyObject?) -> Any { (storage as? Storage)?.subscription.changeCount ?? 0 }

    @MainActor
    package static func disconnect(_ storage: AnyObject) { (storage as? Storage)?.subscription.cancel() }

    package nonisolated static func areEquivalent(_ left: Self, _ right: Self) -> Bool { true }
}
