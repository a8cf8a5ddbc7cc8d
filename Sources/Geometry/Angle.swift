import Foundation

/// An angle, kept in radians.
public struct Angle: Hashable, Comparable, Sendable {
    public var radians: Double

    public var degrees: Double {
        get { radians * (180 / .pi) }
        set { radians = newValue * (.pi / 180) }
    }

    public static let zero = Angle()

    @inlinable public init() { radians = 0 }

    @inlinable public init(radians: Double) { self.radians = radians }

    @inlinable public init(degrees: Double) { radians = degrees * (.pi / 180) }

    @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    @inlinable public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

extension Angle {
    @inlinable public static func + (left: Angle, right: Angle) -> Angle {
        Angle(radians: left.radians + right.radians)
    }
    @inlinable public static func - (left: Angle, right: Angle) -> Angle {
        Angle(radians: left.radians - right.radians)
    }
    @inlinable public static func += (left: inout Angle, right: Angle) { left = left + right }
    @inlinable public static func -= (left: inout Angle, right: Angle) { left = left - right }
    @inlinable public static func * (left: Angle, right: Double) -> Angle { Angle(radians: left.radians * right) }
    @inlinable public static func / (left: Angle, right: Double) -> Angle { Angle(radians: left.radians / right) }
    @inlinable public static func *= (left: inout Angle, right: Double) { left = left * right }
    @inlinable public static func /= (left: inout Angle, right: Double) { left = left / right }
    @inlinable public static prefix func - (operand: Angle) -> Angle { Angle(radians: -operand.radians) }
}

extension Angle: Animatable {
    /// Radians, scaled to the unit in which springs settle.
    public var animatableData: Double {
        get { radians * animatableUnit }
        set { radians = newValue / animatableUnit }
    }
}
