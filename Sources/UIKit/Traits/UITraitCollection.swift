import Foundation
import SwiftUICore

/// Light or dark.
@nonexhaustive public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The kind of device.
@nonexhaustive public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
}

/// How much room there is along an axis.
@nonexhaustive public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// How colours stand out from one another.
@nonexhaustive public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

/// What the values of colours and pictures depend on.
public final class UITraitCollection: NSObject, Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let accessibilityContrast: UIAccessibilityContrast
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    public let displayScale: CGFloat

    init(
        userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
        accessibilityContrast: UIAccessibilityContrast = .unspecified,
        horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
        verticalSizeClass: UIUserInterfaceSizeClass = .unspecified, displayScale: CGFloat = 0
    ) {
        self.userInterfaceStyle = userInterfaceStyle
        self.accessibilityContrast = accessibilityContrast
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.displayScale = displayScale
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(userInterfaceStyle: userInterfaceStyle, accessibilityContrast: .unspecified)
    }

    /// The kind of device; a phone, which is what apps are shown as.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

    /// The traits of the app's first window.
    @MainActor @preconcurrency
    public static var current: UITraitCollection {
        let metrics = AppRuntime.windowMetrics
        return UITraitCollection(
            userInterfaceStyle: metrics.isDark ? .dark : .light, accessibilityContrast: .normal,
            horizontalSizeClass: UserInterfaceSizeClass.horizontal(in: metrics.size) == .compact ? .compact : .regular,
            verticalSizeClass: UserInterfaceSizeClass.vertical(in: metrics.size) == .compact ? .compact : .regular,
            displayScale: metrics.scale)
    }

    override public func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
            && accessibilityContrast == other.accessibilityContrast
            && horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
    }

    override public var hash: Int { userInterfaceStyle.hashValue ^ horizontalSizeClass.hashValue }
}
