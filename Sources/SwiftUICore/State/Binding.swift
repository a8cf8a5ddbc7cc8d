/// A way to read and write a value that someone else owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    package let location: Location<Value>
    /// What writes through this binding are made under; nil is the transaction of the moment.
    private var ownTransaction: Transaction?

    package init(location: Location<Value>, transaction: Transaction? = nil) {
        self.location = location
        ownTransaction = transaction
    }

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(location: FunctionLocation(get: get, set: { value, _ in set(value) }))
    }

    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(location: FunctionLocation(get: get, set: set))
    }

    /// A binding whose value never changes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue, ownTransaction) }
    }

    public var projectedValue: Binding<Value> { self }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            location: KeyPathLocation(base: location, keyPath: keyPath), transaction: ownTransaction)
    }

    /// What writes through this binding are made under.
    public var transaction: Transaction {
        get { ownTransaction ?? Transaction() }
        set { ownTransaction = newValue }
    }

    /// The same binding, its writes made under a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        Binding(location: location, transaction: transaction)
    }

    /// The same binding, its writes animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var transaction = self.transaction
        transaction.animation = animation
        return self.transaction(transaction)
    }
}

extension Binding {
    /// A binding to an optional over one to a value; writing nil is ignored.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(
            location: FunctionLocation(
                get: { base.wrappedValue },
                set: { value, transaction in if let value { base.location.set(value, transaction) } }))
    }

    /// A binding to what an optional holds; nil while it holds nothing.
    public init?(_ base: Binding<Value?>) {
        guard let current = base.wrappedValue else { return nil }
        self.init(
            location: FunctionLocation(
                get: { base.wrappedValue ?? current },
                set: { value, transaction in base.location.set(value, transaction) }))
    }

    public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
        self.init(
            location: FunctionLocation(
                get: { AnyHashable(base.wrappedValue) },
                set: { value, transaction in
                    if let value = value.base as? Wrapped { base.location.set(value, transaction) }
                }))
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: GraphProperty {
    package static var keepsStorage: Bool { false }

    package mutating func connect(_ storage: inout AnyObject?, node: ViewNode) {}

    package func observedValue(_ storage: AnyObject?) -> Any { wrappedValue }

    package static func areEquivalent(_ left: Binding<Value>, _ right: Binding<Value>) -> Bool {
        guard left.location.isSamePlace(as: right.location) else { return false }
        guard let old = left.location.seenValue, let new = right.location.seenValue else { return true }
        return ValueComparison.areEqual(old, new)
    }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
    public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(location: ElementLocation(base: location, index: position), transaction: ownTransaction)
    }

    /// - Parameter collection: what the binding's was when it was read; it may have shrunk since.
    package func element(at position: Value.Index, in collection: Value) -> Binding<Value.Element> {
        let location = ElementLocation(base: location, index: position, last: collection[position])
        return Binding<Value.Element>(location: location, transaction: ownTransaction)
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
    public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
