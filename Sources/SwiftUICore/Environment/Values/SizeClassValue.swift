import Foundation
import Platform

/// How much room there is along an axis.
@nonexhaustive public enum UserInterfaceSizeClass: Hashable, Sendable {
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
    private static let regularWidth: CGFloat = 640
    /// Between the heights of the largest phone on its side (440) and of the smallest held upright.
    private static let regularHeight: CGFloat = 480
    /// From this width on, in points, a window that is compact from top to bottom is regular across: of the phones on
    /// their side, the iPhone 11 with 896 points is, the iPhone 16 Pro with 874 is not (Human Interface Guidelines,
    /// "Layout").
    private static let regularWidthOfLowWindows: CGFloat = 890

    package static func horizontal(in size: CGSize) -> UserInterfaceSizeClass {
        let isLow = vertical(in: size) == .compact
        return size.width < (isLow ? regularWidthOfLowWindows : regularWidth) ? .compact : .regular
    }

    package static func vertical(in size: CGSize) -> UserInterfaceSizeClass {
        size.height < regularHeight ? .compact : .regular
    }
}
