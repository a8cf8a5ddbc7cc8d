import RuntimeWarnings

/// A value that lasts as long as a gesture and then falls back to where it began.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initialValue: Value
    private let resetting: (Value, inout Transaction) -> Void
    private var location: StoredLocation<Value>?

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, reset: { _, _ in }) }

    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// - Parameter resetTransaction: what the value falls back under.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
    }

    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// - Parameter reset: gets the value as the gesture left it, and changes the transaction under which it falls back.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initialValue = wrappedValue
        resetting = reset
    }

    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    public var wrappedValue: Value { location?.get() ?? initialValue }
    public var projectedValue: GestureState<Value> { self }

    /// Changes the value for an event of a gesture.
    package func update(_ change: (inout Value, inout Transaction) -> Void) {
        guard let location else {
            RuntimeWarning.report(
                "Updating a GestureState<\(Value.self)> outside of being installed on a View has no effect.",
                once: "GestureState.update.\(Value.self)")
            return
        }
        var transaction = Transaction.current
        transaction.isContinuous = true
        var value = location.get()
        change(&value, &transaction)
        location.set(value, transaction)
    }

    /// Lets the value fall back.
    package func reset() {
        guard let location else { return }
        var transaction = Transaction()
        resetting(location.get(), &transaction)
        location.set(initialValue, transaction)
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
    public init(resetTransaction: Transaction) { self.init(wrappedValue: nil, resetTransaction: resetTransaction) }
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

extension GestureState: GraphProperty {
    package mutating func connect(_ storage: inout AnyObject?, node: ViewNode) {
        location = .kept(in: &storage, initialValue, for: node)
    }

    package func observedValue(_ storage: AnyObject?) -> Any { wrappedValue }

    package static func areEquivalent(_ left: GestureState<Value>, _ right: GestureState<Value>) -> Bool { true }
}
