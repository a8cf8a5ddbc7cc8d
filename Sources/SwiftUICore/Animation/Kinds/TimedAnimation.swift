import Foundation
import Geometry

/// An animation that is a function of time alone: it can be asked how long it takes.
protocol TimedAnimation: CustomAnimation {
    /// Seconds; infinite where it never ends.
    var duration: Double { get }
}

/// Follows a curve for a time.
struct CurveAnimation: TimedAnimation {
    let curve: UnitCurve
    let duration: Double

    init(_ curve: UnitCurve, duration: Double) {
        self.curve = curve
        self.duration = duration > 0 ? duration : 0
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard time < duration else {
            context.isLogicallyComplete = true
            return nil
        }
        return value.scaled(by: curve.value(at: time / duration))
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard time < duration else { return .zero }
        return value.scaled(by: curve.velocity(at: time / duration) / duration)
    }
}
