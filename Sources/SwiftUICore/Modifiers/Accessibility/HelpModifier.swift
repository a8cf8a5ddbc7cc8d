extension View {
    /// Says what the view is for; a screen reader reads it as the hint. On iOS nothing else shows it.
    public nonisolated func help(_ text: Text) -> some View { accessibilityHint(text) }

    /// Says what the view is for; a screen reader reads it as the hint. On iOS nothing else shows it.
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }

    /// Says what the view is for; a screen reader reads it as the hint. On iOS nothing else shows it.
    @_disfavoredOverload
    public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
}
