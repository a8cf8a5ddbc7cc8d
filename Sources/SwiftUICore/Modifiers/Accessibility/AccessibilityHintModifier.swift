import Foundation

extension View {
    /// What happens when the view is activated.
    public nonisolated func accessibilityHint(
        _ hint: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.hint(hint))
    }

    /// What happens when the view is activated.
    public nonisolated func accessibilityHint(
        _ hintKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.hint(Text(hintKey)))
    }

    /// What happens when the view is activated.
    @_disfavoredOverload
    public nonisolated func accessibilityHint(
        _ hint: LocalizedStringResource
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.hint(Text(hint)))
    }

    /// What happens when the view is activated.
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(
        _ hint: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.hint(Text(hint)))
    }

    /// What happens when the view is activated.
    /// - Parameter isEnabled: false leaves things as they are.
    public nonisolated func accessibilityHint(
        _ hint: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.hint(hint), isEnabled: isEnabled)
    }

    /// What happens when the view is activated.
    /// - Parameter isEnabled: false leaves things as they are.
    public nonisolated func accessibilityHint(
        _ hintKey: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.hint(Text(hintKey)), isEnabled: isEnabled)
    }

    /// What happens when the view is activated.
    /// - Parameter isEnabled: false leaves things as they are.
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.hint(Text(hint)), isEnabled: isEnabled)
    }
}
