import Foundation
import Geometry

/// A rule by which a value moves.
public protocol CustomAnimation: Hashable, Sendable {
    /// Where the value is at a time.
    /// - Parameters:
    ///   - value: the way from the start to the end.
    ///   - time: seconds since the start.
    /// - Returns: the part of the way that is done; nil once the animation has ended.
    nonisolated func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V?

    /// How fast the value moves at a time, in units a second; nil where that is not known.
    nonisolated func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V?

    /// Whether the animation takes the place of one that is still running, with its state and its time, when the value
    /// gets another end. Else both run, and what they do adds up.
    nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    public nonisolated func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        nil
    }

    public nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        false
    }
}
