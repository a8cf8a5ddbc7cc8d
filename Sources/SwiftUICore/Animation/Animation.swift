import Foundation
import Geometry

/// How a change moves from the old value to the new one.
public struct Animation: Sendable {
    /// What computes the animation.
    public let base: any CustomAnimation

    /// Makes an animation of an app's own rule.
    public init<A: CustomAnimation>(_ base: A) { self.base = (base as? Animation)?.base ?? base }

    /// What animates changes that name no animation: a spring that does not bounce, with a response of 0.55 seconds.
    public static let `default` = Animation(SpringAnimation(spring: Spring(response: 0.55, dampingRatio: 1)))
}

extension Animation: Hashable {
    public static func == (left: Animation, right: Animation) -> Bool {
        AnyHashable(left.base) == AnyHashable(right.base)
    }

    public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension Animation: CustomStringConvertible {
    public var description: String { "\(base)" }
}

extension Animation: CustomAnimation {
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        base.animate(value: value, time: time, context: &context)
    }

    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}
