/// A value that says which of a view's parts a screen reader is at, and moves it when it is set.
///
/// No screen reader reads these windows: the value stays at false or nil, as it does on a phone where none is on.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private let resting: Value

    public init() where Value == Bool { resting = false }
    public init<T: Hashable>() where Value == T? { resting = nil }
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { resting = false }
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { resting = nil }

    public var wrappedValue: Value {
        get { resting }
        nonmutating set {}
    }

    public var projectedValue: Binding { Binding(resting: resting) }

    /// A way to read and set a focus state that another view owns.
    @propertyWrapper
    public struct Binding {
        fileprivate let resting: Value

        public var wrappedValue: Value {
            get { resting }
            nonmutating set {}
        }

        public var projectedValue: Binding { self }
    }
}
