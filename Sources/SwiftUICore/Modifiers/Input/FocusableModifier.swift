import Platform

extension View {
    /// Lets the keyboard be given to the view: Tab leads to it, and `focused` and `onKeyPress` work for it.
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }

    /// Lets the keyboard be given to the view.
    public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }

    /// Where the keyboard goes first: to the view that stands for the value, when the view appears.
    public nonisolated func defaultFocus<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, _ value: Value, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        onAppear { binding.wrappedValue = value }
    }
}

/// What the keyboard is wanted for.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let activate = FocusInteractions(rawValue: 1)
    public static let edit = FocusInteractions(rawValue: 2)
    public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Sendable {
    private let name: String
    public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
    public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
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
