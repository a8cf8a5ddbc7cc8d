extension View {
    /// Ties the view to a value of a focus state: the state has the value while the keyboard is in the view, and setting
    /// it to the value gives the keyboard to the view.
    public nonisolated func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(FocusedModifier(binding: binding, value: value))
    }

    /// Ties the view to a focus state: it is true while the keyboard is in the view, and setting it moves the keyboard.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(binding: condition, value: true))
    }
}

nonisolated struct FocusedModifier<Value: Hashable>: ElementModifier {
    let binding: FocusState<Value>.Binding
    let value: Value

    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> FocusedNode<Value> {
        FocusedNode(self, child: child, inputs)
    }
}

final class FocusedNode<Value: Hashable>: ModifierNode<FocusedModifier<Value>> {
    var focusValue: Value { modifier.value }

    override init(_ modifier: FocusedModifier<Value>, child: LayoutNode, _ inputs: _ViewInputs) {
        super.init(modifier, child: child, inputs)
        modifier.binding.location?.add(self)
    }

    override func modifierChanged(from old: FocusedModifier<Value>) { modifier.binding.location?.add(self) }
    override var affectsDrawing: Bool { false }
}
