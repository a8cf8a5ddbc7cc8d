import Platform

extension View {
    /// Lets the keyboard be given to the view: Tab leads to it, and `focused` and `onKeyPress` work for it.
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }

    /// Lets the keyboard be given to the view, for some of what one can do with it.
    public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable && !interactions.isEmpty))
    }

    /// Keeps the line from being drawn that is around views in the view while they have the keyboard.
    public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isFocusEffectEnabled) { isEnabled in if disabled { isEnabled = false } }
    }

    /// Where the keyboard goes first: to the view that stands for the value, when the view appears.
    public nonisolated func defaultFocus<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, _ value: Value
    ) -> some View {
        onAppear { binding.wrappedValue = value }
    }
}

/// What can be done with a view that has the keyboard.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It acts, as a button does.
    public static let activate = FocusInteractions(rawValue: 1)
    /// Its value is changed, as that of a slider is.
    public static let edit = FocusInteractions(rawValue: 2)
    public static let automatic: FocusInteractions = [.activate, .edit]
}

extension EnvironmentValues {
    /// Whether views that have the keyboard show that by a line around them.
    public internal(set) var isFocusEffectEnabled: Bool {
        get { self[IsFocusEffectEnabledKey.self] }
        set { self[IsFocusEffectEnabledKey.self] = newValue }
    }
}

package struct IsFocusEffectEnabledKey: EnvironmentKey {
    package static var defaultValue: Bool { true }
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
