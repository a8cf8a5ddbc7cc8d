import Foundation

/// How fast a swipe is, points a second.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
{
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ value: CGFloat) { rawValue = value }
    public init(floatLiteral value: Double) { rawValue = value }
    public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

    public static let `default` = XCUIGestureVelocity(1000)
    public static let slow = XCUIGestureVelocity(300)
    public static let fast = XCUIGestureVelocity(2500)
}
