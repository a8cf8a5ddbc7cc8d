extension View {
    /// Names the view for tests; users never hear it.
    public nonisolated func accessibilityIdentifier(
        _ identifier: String
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.identifier(identifier))
    }

    /// Names the view for tests; users never hear it.
    /// - Parameter isEnabled: false leaves things as they are.
    public nonisolated func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.identifier(identifier), isEnabled: isEnabled)
    }
}
