/// A binding that the view with the keyboard hands out, or one around it; nil where none does.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Binding<Value>?
    private var location: FocusedValueLocation<Binding<Value>>?

    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
        read = { $0[keyPath: keyPath] }
    }

    /// Nothing is written where no view hands out a binding.
    public var wrappedValue: Value? {
        get { location?.get()?.wrappedValue }
        nonmutating set { if let newValue { location?.get()?.wrappedValue = newValue } }
    }

    public var projectedValue: Binding<Value?> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}

extension FocusedBinding: GraphProperty {
    package mutating func connect(_ storage: inout AnyObject?, node: ViewNode) {
        location = FocusedValueLocation.kept(in: &storage, read, node)
    }

    package func observedValue(_ storage: AnyObject?) -> Any { wrappedValue as Any }
    package static func areEquivalent(_ left: FocusedBinding<Value>, _ right: FocusedBinding<Value>) -> Bool { true }
}
