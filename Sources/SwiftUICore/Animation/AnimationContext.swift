import Geometry

/// What an animation of one value keeps and knows.
public struct AnimationContext<Value: VectorArithmetic> {
    /// What the animation keeps from one moment to the next.
    public var state: AnimationState<Value>
    /// The animation looks complete, though it may still move a little.
    public var isLogicallyComplete = false
    /// The environment of the view that is animated.
    public let environment: EnvironmentValues

    package init(environment: EnvironmentValues, state: AnimationState<Value> = AnimationState()) {
        self.environment = environment
        self.state = state
    }

    /// The context with another state.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>(environment: environment, state: state)
        context.isLogicallyComplete = isLogicallyComplete
        return context
    }
}

/// Values that an animation keeps, by their keys.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    package var isEmpty: Bool { values.isEmpty }
}

/// A key of a value that an animation keeps.
public protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
