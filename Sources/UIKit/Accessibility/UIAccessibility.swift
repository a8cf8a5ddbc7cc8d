import Foundation
import RuntimeWarnings
import SwiftUICore

/// What the user has set for accessibility, and what assistive technologies are told.
@MainActor @preconcurrency
public enum UIAccessibility {
    /// What is told.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    private static var environment: EnvironmentValues { AppRuntime.current?.environment ?? .atLaunch }

    public static var isVoiceOverRunning: Bool { environment.accessibilityVoiceOverEnabled }
    public static var isSwitchControlRunning: Bool { environment.accessibilitySwitchControlEnabled }
    public static var isReduceMotionEnabled: Bool { environment.accessibilityReduceMotion }
    public static var isReduceTransparencyEnabled: Bool { environment.accessibilityReduceTransparency }
    public static var isInvertColorsEnabled: Bool { environment.accessibilityInvertColors }
    public static var isBoldTextEnabled: Bool { environment.legibilityWeight == .bold }
    public static var isDarkerSystemColorsEnabled: Bool { environment.colorSchemeContrast == .increased }
    public static var shouldDifferentiateWithoutColor: Bool { environment.accessibilityDifferentiateWithoutColor }

    /// Tells assistive technologies something. No announcement is spoken here, which is said once; that something has
    /// moved they see for themselves.
    public static func post(notification: Notification, argument: Any?) {
        guard notification == .announcement, argument != nil else { return }
        RuntimeWarning.report("Announcements are not spoken on this machine.", once: "UIAccessibility.announcement")
    }
}
