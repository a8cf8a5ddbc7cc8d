import Foundation
import Geometry

/// Lets time pass faster or slower for another animation.
struct SpeedAnimation<Base: CustomAnimation>: CustomAnimation {
    let base: Base
    let speed: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        base.animate(value: value, time: time * speed, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
    }
}

extension SpeedAnimation: TimedAnimation where Base: TimedAnimation {
    var duration: Double { speed > 0 ? base.duration / speed : .infinity }
}
