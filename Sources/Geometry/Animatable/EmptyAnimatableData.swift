import Foundation

/// The animatable data of a type that has nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    @inlinable public init() {}

    @inlinable public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

    @inlinable public static func + (left: Self, right: Self) -> Self { left }
    @inlinable public static func - (left: Self, right: Self) -> Self { left }
    @inlinable public static func += (left: inout Self, right: Self) {}
    @inlinable public static func -= (left: inout Self, right: Self) {}

    @inlinable public mutating func scale(by rhs: Double) {}

    @inlinable public var magnitudeSquared: Double { 0 }
}
