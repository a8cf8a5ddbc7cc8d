import Foundation
import Platform

/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact, regular
}

extension EnvironmentValues {
    /// How much room there is from side to side: compact on a phone held upright.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// How much room there is from top to bottom: compact on a phone on its side.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
}

package struct HorizontalSizeClassKey: EnvironmentKey {
    package static var defaultValue: UserInterfaceSizeClass? { .compact }
}

package struct VerticalSizeClassKey: EnvironmentKey {
    package static var defaultValue: UserInterfaceSizeClass? { .regular }
}

extension UserInterfaceSizeClass {
    /// Between the widths of the largest phone held upright and of half a tablet (iPadOS: 507 is compact, 678 regular).
    package static let regularWidth: CGFloat = 640
    /// Between the heights of the largest phone on its side (440) and of the smallest held upright.
    package static let regularHeight: CGFloat = 480
}
