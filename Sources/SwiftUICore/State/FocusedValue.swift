import Observation

/// A value that the view with the keyboard hands out, or one around it; nil where none does.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    let read: (FocusedValues) -> Value?
    private var location: FocusedValueLocation<Value>?

    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        read = { $0[keyPath: keyPath] }
    }

    /// The observable object of a type.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { $0[FocusedObjectKey<Value>.self] }
    }

    public var wrappedValue: Value? { location?.get() }
}

extension FocusedValue: GraphProperty {
    package mutating func connect(_ storage: inout AnyObject?, node: ViewNode) {
        location = FocusedValueLocation.kept(in: &storage, read, node)
    }

    package func observedValue(_ storage: AnyObject?) -> Any { wrappedValue as Any }
    package static func areEquivalent(_ left: FocusedValue<Value>, _ right: FocusedValue<Value>) -> Bool { true }
}

/// The key of objects of a type.
struct FocusedObjectKey<ObjectType>: FocusedValueKey {
    typealias Value = ObjectType
}

/// What one property reads of a window's focused values.
final class FocusedValueLocation<Value>: FocusedValuesReader {
    private let stored: StoredLocation<Value?>
    private let read: (FocusedValues) -> Value?

    private init(_ read: @escaping (FocusedValues) -> Value?, _ viewGraph: ViewGraph) {
        self.read = read
        stored = StoredLocation(read(viewGraph.focusedValues.values), viewGraph: viewGraph)
        viewGraph.focusedValues.add(self)
    }

    static func kept(
        in storage: inout AnyObject?, _ read: @escaping (FocusedValues) -> Value?, _ node: ViewNode
    ) -> FocusedValueLocation<Value> {
        if let storage { return unsafeDowncast(storage, to: FocusedValueLocation<Value>.self) }
        let made = FocusedValueLocation(read, node.viewGraph)
        storage = made
        return made
    }

    func get() -> Value? { stored.get() }
    func show(_ values: FocusedValues) { stored.set(read(values), nil) }
}
