extension View {
    /// Hides the view, and all in it, from screen readers.
    public nonisolated func accessibilityHidden(
        _ hidden: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.isHidden(hidden))
    }

    /// Hides the view, and all in it, from screen readers.
    /// - Parameter isEnabled: false leaves things as they are.
    public nonisolated func accessibilityHidden(
        _ hidden: Bool, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.isHidden(hidden), isEnabled: isEnabled)
    }
}
