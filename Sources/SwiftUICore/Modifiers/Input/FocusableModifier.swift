import Platform

extension View {
    /// Lets the keyboard be given to the view: Tab leads to it, and `focused` and `onKeyPress` work for it.
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }

    /// Where the keyboard goes first: to the view that stands for the value, when the view appears.
    public nonisolated func defaultFocus<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, _ value: Value
    ) -> some View {
        onAppear { binding.wrappedValue = value }
    }
}

package nonisolated struct FocusableModifier: ElementModifier, Equatable {
    let isFocusable: Bool

    @MainActor
    package func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> FocusableViewNode {
        FocusableViewNode(self, child: child, inputs)
    }
}

package final class FocusableViewNode: FocusableNode<FocusableModifier> {
    override package nonisolated var isFocusable: Bool { isEnabled && modifier.isFocusable }

    override package func modifierChanged(from old: FocusableModifier) {
        if !isFocusable, hasFocus { viewGraph.focus = nil }
    }

    override package func accessibilityElements(_ below: [AccessibilityElement]) -> [AccessibilityElement] {
        if hasFocus { below.first?.properties.traits.insert(.focused) }
        return below
    }
}
