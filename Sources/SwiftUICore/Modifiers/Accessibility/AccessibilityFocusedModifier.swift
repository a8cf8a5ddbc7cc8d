extension View {
    /// Ties the view to a value of a screen reader's focus state.
    public nonisolated func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }

    /// Ties the view to a screen reader's focus state.
    public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        self
    }
}
