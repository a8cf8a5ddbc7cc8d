import Foundation

extension View {
    /// What the view is called.
    public nonisolated func accessibilityLabel(
        _ label: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.label(label))
    }

    /// What the view is called.
    public nonisolated func accessibilityLabel(
        _ labelKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.label(Text(labelKey)))
    }

    /// What the view is called.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel(
        _ label: LocalizedStringResource
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.label(Text(label)))
    }

    /// What the view is called.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(
        _ label: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.label(Text(label)))
    }

    /// What the view is called.
    /// - Parameter isEnabled: false leaves things as they are.
    public nonisolated func accessibilityLabel(
        _ label: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.label(label), isEnabled: isEnabled)
    }

    /// What the view is called.
    /// - Parameter isEnabled: false leaves things as they are.
    public nonisolated func accessibilityLabel(
        _ labelKey: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.label(Text(labelKey)), isEnabled: isEnabled)
    }

    /// What the view is called.
    /// - Parameter isEnabled: false leaves things as they are.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.label(Text(label)), isEnabled: isEnabled)
    }
}
