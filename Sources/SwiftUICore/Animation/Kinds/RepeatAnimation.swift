import Foundation
import Geometry

/// Runs another animation again and again.
struct RepeatAnimation<Base: CustomAnimation>: CustomAnimation {
    let base: Base
    /// How many passes; nil is without end.
    let count: Int?
    /// Every other pass goes back.
    let autoreverses: Bool
    /// Seconds; nil where the animation doesn't say.
    private let passDuration: Double?

    init(base: Base, count: Int?, autoreverses: Bool) {
        self.base = base
        self.count = count
        self.autoreverses = autoreverses
        passDuration = (base as? any TimedAnimation)?.duration
    }

    /// The pass that runs, of an animation that doesn't say how long it takes.
    private struct Pass: AnimationStateKey {
        var index = 0
        var start = 0.0
        static var defaultValue: Pass { Pass() }
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if let duration = passDuration {
            // Passes without a length are all over.
            guard duration > 0 else { return finish(&context) }
            let index = duration.isFinite ? Int(min(time / duration, 1e9)) : 0
            guard index < count ?? .max else { return finish(&context) }
            return animate(value, pass: index, time: index == 0 ? time : time - Double(index) * duration, &context)
                ?? (isReversed(index) ? .zero : value)
        }
        return animateUntimed(value, time, &context)
    }

    /// A pass ends in the moment in which the animation says so.
    private func animateUntimed<V: VectorArithmetic>(
        _ value: V, _ time: Double, _ context: inout AnimationContext<V>
    ) -> V? {
        var pass = context.state[Pass.self]
        if let result = animate(value, pass: pass.index, time: time - pass.start, &context) { return result }
        guard pass.index + 1 < count ?? .max, time > pass.start else { return finish(&context) }
        let result: V = isReversed(pass.index) ? .zero : value
        pass.index += 1
        pass.start = time
        context.state = AnimationState()
        context.state[Pass.self] = pass
        return result
    }

    private func animate<V: VectorArithmetic>(
        _ value: V, pass: Int, time: Double, _ context: inout AnimationContext<V>
    ) -> V? {
        let result = base.animate(value: value, time: time, context: &context)
        context.isLogicallyComplete = false
        return isReversed(pass) ? result.map { value - $0 } : result
    }

    private func isReversed(_ pass: Int) -> Bool { autoreverses && !pass.isMultiple(of: 2) }

    private func finish<V: VectorArithmetic>(_ context: inout AnimationContext<V>) -> V? {
        context.isLogicallyComplete = true
        return nil
    }
}

extension RepeatAnimation: EndlessAnimation {
    var isEndless: Bool { count == nil }
}

/// An animation that may never end by itself.
protocol EndlessAnimation {
    var isEndless: Bool { get }
}

extension DelayAnimation: EndlessAnimation {
    var isEndless: Bool { (base as? any EndlessAnimation)?.isEndless ?? false }
}

extension SpeedAnimation: EndlessAnimation {
    var isEndless: Bool { (base as? any EndlessAnimation)?.isEndless ?? false }
}
