import Foundation

/// What is said of a view when a user asks for more.
public struct AccessibilityCustomContentKey {
    let label: Text
    let id: String

    public init(_ label: Text, id: String) {
        self.label = label
        self.id = id
    }

    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

    public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey), id: labelKey.key) }
}

extension AXCustomContent {
    /// Whether a detail is said without being asked for.
    @nonexhaustive public enum Importance: UInt, Sendable { case `default`, high }
}

/// Where `Importance` stands.
public enum AXCustomContent {}

extension View {
    /// Says something more of the view.
    /// - Parameters:
    ///   - value: nil takes away what was said of the label.
    ///   - importance: what is of high importance is said without being asked for.
    public nonisolated func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.detail(label, value, isImportant: importance == .high))
    }

    /// Says something more of the view.
    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(Text(labelKey), value, importance: importance)
    }

    /// Says something more of the view.
    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
    }

    /// Says something more of the view.
    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
    }

    /// Says something more of the view.
    /// - Parameter value: nil takes away what was said of the key.
    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.detail(key.label, value, isImportant: importance == .high))
    }

    /// Says something more of the view.
    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(key, Text(valueKey), importance: importance)
    }

    /// Says something more of the view.
    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(key, Text(value), importance: importance)
    }
}
