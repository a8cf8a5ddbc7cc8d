import Foundation
import Geometry

/// Waits before another animation.
struct DelayAnimation<Base: CustomAnimation>: CustomAnimation {
    let base: Base
    /// Seconds; a negative delay skips the beginning.
    let delay: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let time = time - delay
        return time < 0 ? .zero : base.animate(value: value, time: time, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let time = time - delay
        return time < 0 ? .zero : base.velocity(value: value, time: time, context: context)
    }
}

extension DelayAnimation: TimedAnimation where Base: TimedAnimation {
    var duration: Double { max(0, base.duration + delay) }
}
