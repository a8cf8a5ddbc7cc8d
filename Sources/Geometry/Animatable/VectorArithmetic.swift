import Foundation

/// A type that can be added, scaled and measured, and so interpolated.
public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by rhs: Double)

    /// The dot product of the value with itself.
    var magnitudeSquared: Double { get }
}

extension Float: VectorArithmetic {
    @inlinable public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    @inlinable public var magnitudeSquared: Double { Double(self * self) }
}

extension Double: VectorArithmetic {
    @inlinable public mutating func scale(by rhs: Double) { self *= rhs }
    @inlinable public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
    @inlinable public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    @inlinable public var magnitudeSquared: Double { Double(self * self) }
}

/// The factor by which angles, unit points and scales are multiplied in their animatable data, so that a spring's
/// threshold of rest means about the same as for points.
@usableFromInline package let animatableUnit = 128.0

extension VectorArithmetic {
    /// The value with each of its components multiplied by a factor.
    @inlinable
    public func scaled(by rhs: Double) -> Self {
        var result = self
        result.scale(by: rhs)
        return result
    }

    /// Moves the value a fraction of the way to another.
    /// - Parameter amount: 0 stays, 1 is the other value; it may lie outside 0…1.
    @inlinable
    public mutating func interpolate(towards other: Self, amount: Double) {
        self = interpolated(towards: other, amount: amount)
    }

    /// The value a fraction of the way to another.
    /// - Parameter amount: 0 is the value itself, 1 the other one; it may lie outside 0…1.
    @inlinable
    public func interpolated(towards other: Self, amount: Double) -> Self {
        var difference = other - self
        difference.scale(by: amount)
        return self + difference
    }
}
