import RuntimeWarnings

/// A value that says which of a view's fields has the keyboard, and moves it when it is set.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let resting: Value
    private var location: FocusLocation<Value>?

    private init(resting: Value) { self.resting = resting }

    public init() where Value == Bool { self.init(resting: false) }

    public init<T: Hashable>() where Value == T? { self.init(resting: nil) }

    /// Where the keyboard is; false or nil where it is in none of the fields. Setting it to a value that belongs to no
    /// field leaves it at false or nil.
    public var wrappedValue: Value {
        get { location?.get() ?? resting }
        nonmutating set {
            guard let location else {
                RuntimeWarning.report(
                    "Writing a FocusState<\(Value.self)> outside of being installed on a View has no effect.",
                    once: "FocusState.write.\(Value.self)")
                return
            }
            location.set(newValue)
        }
    }

    public var projectedValue: Binding { Binding(location: location, resting: resting) }

    /// A way to read and set a focus state that another view owns.
    @propertyWrapper
    public struct Binding {
        let location: FocusLocation<Value>?
        let resting: Value

        public var wrappedValue: Value {
            get { location?.get() ?? resting }
            nonmutating set { location?.set(newValue) }
        }

        public var projectedValue: Binding { self }
    }
}

extension FocusState: GraphProperty {
    package mutating func connect(_ storage: inout AnyObject?, node: ViewNode) {
        if let existing = storage {
            location = unsafeDowncast(existing, to: FocusLocation<Value>.self)
            return
        }
        let made = FocusLocation(resting: resting, viewGraph: node.viewGraph)
        location = made
        storage = made
    }

    package func observedValue(_ storage: AnyObject?) -> Any { wrappedValue }

    package static func areEquivalent(_ left: FocusState<Value>, _ right: FocusState<Value>) -> Bool { true }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}
