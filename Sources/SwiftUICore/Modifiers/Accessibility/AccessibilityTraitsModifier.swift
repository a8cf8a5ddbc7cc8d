extension View {
    /// Adds to what the view is or does.
    public nonisolated func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.addTraits(traits))
    }

    /// Takes away from what the view is or does.
    public nonisolated func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.removeTraits(traits))
    }

    /// Makes the view a heading, by which a user can find the way.
    public nonisolated func accessibilityHeading(
        _ level: AccessibilityHeadingLevel
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.heading(level))
    }
}
