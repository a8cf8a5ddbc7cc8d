import Foundation
import Geometry

/// A damped spring: its force pulls a value to where it should be.
public struct Spring: Hashable, Sendable {
    let motion: SpringEquation
    private let weight: Double

    private init(frequency: Double, dampingRatio: Double, mass: Double = 1) {
        // A spring that has no time moves at once.
        let isUsable = frequency > 0 && !frequency.isNaN
        motion = SpringEquation(
            frequency: isUsable ? frequency : .infinity, dampingRatio: dampingRatio >= 0 ? dampingRatio : 0)
        weight = mass > 0 ? mass : 1
    }

    /// Makes a spring by its pace and its bounce.
    /// - Parameters:
    ///   - duration: about how long it seems to move, in seconds; 0 and less moves at once.
    ///   - bounce: how far it goes beyond its end: 0 not at all, 1 without end; negative makes it slower.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        let bounce = min(1, max(-0.999, bounce.isNaN ? 0 : bounce))
        self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    }

    /// Makes a spring by the period that it would have without damping.
    /// - Parameters:
    ///   - response: seconds; 0 and less moves at once.
    ///   - dampingRatio: 1 is critical: the fastest that does not go beyond its end.
    public init(response: Double, dampingRatio: Double) {
        self.init(frequency: response > 0 ? 2 * .pi / response : .infinity, dampingRatio: dampingRatio)
    }

    /// Makes a spring by its physics.
    /// - Parameter allowOverDamping: else damping is limited to the critical one.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let frequency = (stiffness / mass).squareRoot()
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(
            frequency: frequency, dampingRatio: allowOverDamping || ratio.isNaN ? ratio : min(1, ratio), mass: mass)
    }

    /// Makes a spring by the time that it needs to come to rest.
    /// - Parameters:
    ///   - settlingDuration: seconds.
    ///   - epsilon: how close to its end it counts as resting, as a part of the way.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let unit = SpringEquation(frequency: 1, dampingRatio: max(0.01, dampingRatio))
        let time = unit.settlingTime(distance: 1, velocity: 0, within: epsilon)
        self.init(frequency: time / settlingDuration, dampingRatio: dampingRatio)
    }

    // MARK: What it is

    /// About how long it seems to move, in seconds.
    public var duration: TimeInterval { response }

    /// How far it goes beyond its end, -1…1.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    /// The period without damping, in seconds.
    public var response: Double { 2 * .pi / motion.frequency }
    public var dampingRatio: Double { motion.dampingRatio }
    public var mass: Double { weight }
    public var stiffness: Double { motion.frequency * motion.frequency * weight }
    public var damping: Double { 2 * motion.dampingRatio * motion.frequency * weight }

    /// Seconds until it rests within a thousandth of its way.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

    /// Does not go beyond its end.
    public static var smooth: Spring { smooth() }
    /// Bounces a little.
    public static var snappy: Spring { snappy() }
    /// Bounces.
    public static var bouncy: Spring { bouncy() }

    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}

extension Spring {
    // MARK: How it moves

    /// Where a value that starts at zero is at a time.
    public func value<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        var (distance, velocity) = (V.zero - target, initialVelocity)
        motion.advance(&distance, &velocity, by: time)
        return target + distance
    }

    /// How fast a value that starts at zero moves at a time.
    public func velocity<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        var (distance, velocity) = (V.zero - target, initialVelocity)
        motion.advance(&distance, &velocity, by: time)
        return velocity
    }

    /// Moves a value and its velocity on.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        var distance = value - target
        motion.advance(&distance, &velocity, by: deltaTime)
        value = target + distance
    }

    /// The force on a value at a position.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// Seconds until a value that starts at zero stays within a distance of its target.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        motion.settlingTime(
            distance: target.magnitudeSquared.squareRoot(), velocity: initialVelocity.magnitudeSquared.squareRoot(),
            within: epsilon)
    }

    /// Where an animatable value is at a time.
    public func value<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = toValue
        let start = fromValue.animatableData
        result.animatableData =
            start
            + value(
                target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// How fast an animatable value moves at a time.
    public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = toValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
            time: time)
        return result
    }

    /// The force on an animatable value.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = toValue
        result.animatableData = force(
            target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
        return result
    }

    /// Seconds until an animatable value stays within a distance of its target.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
            epsilon: epsilon)
    }
}
