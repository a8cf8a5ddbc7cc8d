import Foundation

/// What assistive technologies are told.
public enum AccessibilityNotification {
    /// Something to be spoken.
    public struct Announcement: Sendable {
        private let text: String

        public init(_ announcement: String) { text = announcement }
        public init(_ announcement: AttributedString) { text = String(announcement.characters) }

        @MainActor
        public func post() { UIAccessibility.post(notification: .announcement, argument: text) }
    }

    /// A part of the screen is another, which assistive technologies see for themselves.
    public struct LayoutChanged {
        public init(_ focusElement: Any? = nil) {}
        @MainActor
        public func post() { UIAccessibility.post(notification: .layoutChanged, argument: nil) }
    }

    /// The screen is another, which assistive technologies see for themselves.
    public struct ScreenChanged {
        public init(_ focusElement: Any? = nil) {}
        @MainActor
        public func post() { UIAccessibility.post(notification: .screenChanged, argument: nil) }
    }
}
