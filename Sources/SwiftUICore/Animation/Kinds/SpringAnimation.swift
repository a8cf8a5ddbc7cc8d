import Foundation
import Geometry

/// A spring that, when its end changes, goes on from where it is, as fast as it is.
struct SpringAnimation: TimedAnimation {
    let spring: Spring
    /// Seconds over which a spring that takes the place of another changes its pace.
    var blendDuration = 0.0

    /// What a spring that took the place of another starts with.
    private struct Start<V: VectorArithmetic>: AnimationStateKey {
        var time: Double
        var value: V
        var velocity: V
        /// What its pace changes from.
        var spring: Spring
        static var defaultValue: Start? { nil }
    }

    /// How close to its end a spring rests: a thousandth of the way, at most a tenth of a point.
    private static func restingDistance(ofWay length: Double) -> Double { min(length / 1000, 0.1) }

    var duration: Double { spring.settlingDuration }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let start = context.state.isEmpty ? nil : context.state[Start<V>.self]
        let moved = motion(of: value, from: start, at: time)
        if time - (start?.time ?? 0) >= spring.duration { context.isLogicallyComplete = true }
        let way = (value - (start?.value ?? .zero)).magnitudeSquared.squareRoot()
        // A spring that only has to come back has no way, but a velocity.
        let length = max(way, start?.velocity.magnitudeSquared.squareRoot() ?? 0)
        guard !spring.motion.isSettled(moved.distance, moved.velocity, within: Self.restingDistance(ofWay: length))
        else {
            context.isLogicallyComplete = true
            return nil
        }
        return value + moved.distance
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        motion(of: value, from: context.state[Start<V>.self], at: time).velocity
    }

    private func motion<V: VectorArithmetic>(
        of value: V, from start: Start<V>?, at time: Double
    ) -> (distance: V, velocity: V) {
        var distance = (start?.value ?? .zero) - value
        var velocity = start?.velocity ?? .zero
        var rest = time - (start?.time ?? 0)
        if let start, blendDuration > 0, start.spring != spring {
            rest -= blend(from: start.spring, &distance, &velocity, upTo: rest)
        }
        spring.motion.advance(&distance, &velocity, by: rest)
        return (distance, velocity)
    }

    /// Moves in steps of ever more this spring's pace.
    /// - Returns: how much of the time that took.
    private func blend<V: VectorArithmetic>(
        from old: Spring, _ distance: inout V, _ velocity: inout V, upTo time: Double
    ) -> Double {
        let steps = 8
        let length = blendDuration / Double(steps)
        var done = 0.0
        for step in 0..<steps where done < time {
            let part = (Double(step) + 0.5) / Double(steps)
            let between = Spring(
                response: old.response + (spring.response - old.response) * part,
                dampingRatio: old.dampingRatio + (spring.dampingRatio - old.dampingRatio) * part)
            let elapsed = min(length, time - done)
            between.motion.advance(&distance, &velocity, by: elapsed)
            done += elapsed
        }
        return done
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard let previous = previous.base as? SpringAnimation else { return false }
        let moved = previous.motion(of: value, from: context.state[Start<V>.self], at: time)
        context.state[Start<V>.self] = Start(
            time: time, value: value + moved.distance, velocity: moved.velocity, spring: previous.spring)
        context.isLogicallyComplete = false
        return true
    }
}

/// A spring whose motion adds to what moves already.
struct InterpolatingSpringAnimation: TimedAnimation {
    let spring: Spring
    /// Ways a second.
    let initialVelocity: Double

    var duration: Double {
        spring.motion.settlingTime(distance: -1, velocity: initialVelocity, within: 0.001)
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        var (distance, velocity) = (-1.0, initialVelocity)
        spring.motion.advance(&distance, &velocity, by: time)
        if time >= spring.duration { context.isLogicallyComplete = true }
        let length = value.magnitudeSquared.squareRoot()
        let limit = length > 100 ? 0.1 / length : 0.001
        guard !spring.motion.isSettled(distance, velocity, within: limit) else {
            context.isLogicallyComplete = true
            return nil
        }
        return value.scaled(by: 1 + distance)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        var (distance, velocity) = (-1.0, initialVelocity)
        spring.motion.advance(&distance, &velocity, by: time)
        return value.scaled(by: velocity)
    }
}
