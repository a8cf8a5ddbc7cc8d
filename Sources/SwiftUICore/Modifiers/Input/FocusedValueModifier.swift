import Combine
import Observation

extension View {
    /// Hands out a value while the keyboard is in the view.
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfWholeScene: false)) }

    /// Hands out a value while the keyboard is in the view; nil is none.
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfWholeScene: false)) }

    /// Hands out an observable object while the keyboard is in the view.
    public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        focusedValue(\.[object: FocusedObjectName<T>()], object)
    }

    /// Hands out a value while the view is in the window.
    public nonisolated func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfWholeScene: true)) }

    /// Hands out a value while the view is in the window; nil is none.
    public nonisolated func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfWholeScene: true)) }

    /// Hands out an observable object while the view is in the window.
    public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        focusedSceneValue(\.[object: FocusedObjectName<T>()], object)
    }

    /// Hands out an object for `FocusedObject` while the keyboard is in the view.
    public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        focusedValue(\.[object: FocusedObjectName<T>()], object)
    }

    /// Hands out an object for `FocusedObject` while the view is in the window.
    public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        focusedSceneValue(\.[object: FocusedObjectName<T>()], object)
    }
}

/// Names a type in a key path.
nonisolated struct FocusedObjectName<ObjectType>: Hashable {}

extension FocusedValues {
    subscript<T>(object name: FocusedObjectName<T>) -> T? {
        get { self[FocusedObjectKey<T>.self] }
        set { self[FocusedObjectKey<T>.self] = newValue }
    }
}

nonisolated struct FocusedValueModifier<Value>: ElementModifier {
    let keyPath: WritableKeyPath<FocusedValues, Value?>
    let value: Value?
    let isOfWholeScene: Bool

    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> FocusedValueNode<Value> {
        FocusedValueNode(self, child: child, inputs)
    }
}

final class FocusedValueNode<Value>: ModifierNode<FocusedValueModifier<Value>>, FocusedValuesProvider {
    override init(_ modifier: FocusedValueModifier<Value>, child: LayoutNode, _ inputs: _ViewInputs) {
        super.init(modifier, child: child, inputs)
        viewGraph.focusedValues.add(self)
    }

    override func modifierChanged(from old: FocusedValueModifier<Value>) { viewGraph.focusedValues.changed() }
    override var affectsDrawing: Bool { false }

    override func willDetach() {
        super.willDetach()
        viewGraph.focusedValues.changed()
    }

    var isOfWholeScene: Bool { modifier.isOfWholeScene }

    func provide(_ values: inout FocusedValues) {
        if let value = modifier.value { values[keyPath: modifier.keyPath] = value }
    }
}
