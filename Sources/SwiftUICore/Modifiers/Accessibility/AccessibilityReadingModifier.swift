import Foundation

extension View {
    /// Changes the order in which elements in the same container are read.
    /// - Parameter sortPriority: those with the highest come first; without one it is 0.
    public nonisolated func accessibilitySortPriority(
        _ sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.sortPriority(sortPriority))
    }

    /// What a user may call the view when speaking.
    /// - Parameter inputLabels: the most likely first.
    public nonisolated func accessibilityInputLabels(
        _ inputLabels: [Text]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.inputLabels(inputLabels))
    }

    /// What a user may call the view when speaking.
    /// - Parameter inputLabelKeys: the most likely first.
    public nonisolated func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.inputLabels(inputLabelKeys.map { Text($0) }))
    }

    /// What a user may call the view when speaking.
    /// - Parameter inputLabels: the most likely first.
    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.inputLabels(inputLabels.map { Text($0) }))
    }
}
