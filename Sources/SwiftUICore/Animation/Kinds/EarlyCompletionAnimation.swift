import Foundation
import Geometry

/// Counts as complete at a time that its base knows nothing of.
struct EarlyCompletionAnimation<Base: CustomAnimation>: CustomAnimation {
    let base: Base
    /// Seconds.
    let completion: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let result = base.animate(value: value, time: time, context: &context)
        context.isLogicallyComplete = time >= completion
        return result
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }
}

extension EarlyCompletionAnimation: TimedAnimation where Base: TimedAnimation {
    var duration: Double { base.duration }
}

extension EarlyCompletionAnimation: EndlessAnimation {
    var isEndless: Bool { (base as? any EndlessAnimation)?.isEndless ?? false }
}
