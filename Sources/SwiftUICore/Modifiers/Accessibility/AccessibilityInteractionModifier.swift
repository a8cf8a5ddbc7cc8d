import Foundation
import Geometry

extension View {
    /// Where the view is touched to activate it, in its own coordinates; without this, in its middle.
    public nonisolated func accessibilityActivationPoint(
        _ activationPoint: CGPoint
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.activationPoint { _ in activationPoint })
    }

    /// Where the view is touched to activate it, as a part of its size.
    public nonisolated func accessibilityActivationPoint(
        _ activationPoint: UnitPoint
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(
            .activationPoint { CGPoint(x: activationPoint.x * $0.width, y: activationPoint.y * $0.height) })
    }

    /// Says whether a user can do something with the view, where its role and actions don't tell.
    public nonisolated func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.respondsToUser(respondsToUserInteraction))
    }

    /// Keeps the colours of the view where the user has colours inverted; nothing on Linux inverts an app's colours.
    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// Says what kind of text the view is.
    public nonisolated func accessibilityTextContentType(
        _ value: AccessibilityTextContentType
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.textContentType(value))
    }
}

/// A kind of text, by which a screen reader chooses how to read it.
public struct AccessibilityTextContentType: Sendable {
    let name: String

    public static let plain = AccessibilityTextContentType(name: "")
    public static let console = AccessibilityTextContentType(name: "console")
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}
