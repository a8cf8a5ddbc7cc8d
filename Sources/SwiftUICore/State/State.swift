import RuntimeWarnings

/// A value that a view owns and the engine keeps for as long as the view's identity lives.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private var initialValue: Value
    private var location: StoredLocation<Value>?

    public init(wrappedValue value: Value) { initialValue = value }

    public init(initialValue value: Value) { initialValue = value }

    /// Outside a view's `body` and actions, before the view is shown, it is the initial value; writes are then lost.
    public var wrappedValue: Value {
        get { location?.get() ?? initialValue }
        nonmutating set {
            guard let location else {
                RuntimeWarning.report(
                    "Writing a State<\(Value.self)> outside of being installed on a View has no effect.",
                    once: "State.write.\(Value.self)")
                return
            }
            location.set(newValue, nil)
        }
    }

    public var projectedValue: Binding<Value> {
        guard let location else {
            RuntimeWarning.report(
                "Accessing State's value outside of being installed on a View. "
                    + "This will result in a constant Binding of the initial value and will not update.",
                once: "State.binding.\(Value.self)")
            return .constant(initialValue)
        }
        return Binding(location: location)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: GraphProperty {
    package mutating func connect(_ storage: inout AnyObject?, node: ViewNode) {
        location = .kept(in: &storage, initialValue, for: node)
    }

    package func observedValue(_ storage: AnyObject?) -> Any { wrappedValue }

    package static func areEquivalent(_ left: State<Value>, _ right: State<Value>) -> Bool { true }
}
