import Foundation
import RuntimeWarnings

extension UIApplication {
    private static var badgeNumber = 0

    /// The number on the app's icon; 0 is none. There is no icon here that could show it, which is said once.
    public var applicationIconBadgeNumber: Int {
        get { Self.badgeNumber }
        set {
            Self.badgeNumber = newValue
            guard newValue != 0 else { return }
            RuntimeWarning.report("There is no icon that could show a number.", once: "applicationIconBadgeNumber")
        }
    }

    /// Whether the app's icon can be changed: not here.
    public var supportsAlternateIcons: Bool { false }

    /// nil is the app's own icon.
    public var alternateIconName: String? { nil }

    /// Fails, as on devices that don't support alternate icons.
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        let error = CocoaError(.featureUnsupported)
        DispatchQueue.main.async { completionHandler?(error) }
    }

    /// Fails, as on devices that don't support alternate icons.
    public func setAlternateIconName(_ alternateIconName: String?) async throws {
        throw CocoaError(.featureUnsupported)
    }
}
