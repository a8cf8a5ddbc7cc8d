import Foundation

extension View {
    /// What the view stands at now.
    public nonisolated func accessibilityValue(
        _ value: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.value(value))
    }

    /// What the view stands at now.
    public nonisolated func accessibilityValue(
        _ valueKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.value(Text(valueKey)))
    }

    /// What the view stands at now.
    @_disfavoredOverload
    public nonisolated func accessibilityValue(
        _ value: LocalizedStringResource
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.value(Text(value)))
    }

    /// What the view stands at now.
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(
        _ value: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.value(Text(value)))
    }

    /// What the view stands at now.
    /// - Parameter isEnabled: false leaves things as they are.
    public nonisolated func accessibilityValue(
        _ value: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.value(value), isEnabled: isEnabled)
    }

    /// What the view stands at now.
    /// - Parameter isEnabled: false leaves things as they are.
    public nonisolated func accessibilityValue(
        _ valueKey: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.value(Text(valueKey)), isEnabled: isEnabled)
    }

    /// What the view stands at now.
    /// - Parameter isEnabled: false leaves things as they are.
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.value(Text(value)), isEnabled: isEnabled)
    }
}
