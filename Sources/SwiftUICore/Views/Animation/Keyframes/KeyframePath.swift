import Foundation
import Geometry

/// The way of one value through its keyframes.
struct KeyframePath<Value: Animatable> {
    private struct Segment {
        let start: Double
        let duration: Double
        /// The value and the velocity at a time since the start.
        let at: (Double) -> (value: Value.AnimatableData, velocity: Value.AnimatableData)
    }

    private var segments: [Segment] = []
    private(set) var duration = 0.0
    private let initial: Value

    init(from initial: Value, _ steps: [KeyframeStep<Value>]) {
        self.initial = initial
        for index in steps.indices { append(steps, index) }
    }

    func value(at time: Double) -> Value {
        var result = initial
        guard let segment = segments.last(where: { $0.start <= time }) ?? segments.first else { return result }
        result.animatableData = segment.at(min(max(0, time - segment.start), segment.duration)).value
        return result
    }

    private var end: (value: Value.AnimatableData, velocity: Value.AnimatableData) {
        segments.last.map { $0.at($0.duration) } ?? (initial.animatableData, .zero)
    }

    private mutating func append(_ steps: [KeyframeStep<Value>], _ index: Int) {
        let start = end
        switch steps[index] {
        case .move(let value):
            let data = value.animatableData
            add(0) { _ in (data, .zero) }
        case .linear(let value, let duration, let curve):
            let way = value.animatableData - start.value
            add(duration) { time in
                let part = duration > 0 ? time / duration : 1
                return (
                    start.value + way.scaled(by: curve.value(at: part)),
                    way.scaled(by: duration > 0 ? curve.velocity(at: part) / duration : 0)
                )
            }
        case .cubic(let value, let duration, let startVelocity, let endVelocity):
            let first = startVelocity?.animatableData ?? start.velocity
            let last = endVelocity?.animatableData ?? velocity(through: index, of: steps, from: start.value)
            addCubic(start.value, value.animatableData, first, last, duration)
        case .spring(let value, let duration, let spring, let startVelocity):
            let way = value.animatableData - start.value
            let velocity = startVelocity?.animatableData ?? start.velocity
            let rest = spring.settlingDuration(
                target: way, initialVelocity: velocity, epsilon: max(0.001 * way.magnitudeSquared.squareRoot(), 1e-6))
            add(duration ?? min(rest, 1e4)) { time in
                (
                    start.value + spring.value(target: way, initialVelocity: velocity, time: time),
                    spring.velocity(target: way, initialVelocity: velocity, time: time)
                )
            }
        }
    }

    private mutating func add(
        _ length: Double, _ at: @escaping (Double) -> (value: Value.AnimatableData, velocity: Value.AnimatableData)
    ) {
        segments.append(Segment(start: duration, duration: length, at: at))
        duration += length
    }

    /// A cubic Hermite curve.
    private mutating func addCubic(
        _ start: Value.AnimatableData, _ end: Value.AnimatableData, _ startVelocity: Value.AnimatableData,
        _ endVelocity: Value.AnimatableData, _ duration: Double
    ) {
        add(duration) { time in
            guard duration > 0 else { return (end, .zero) }
            let t = time / duration
            let (t2, t3) = (t * t, t * t * t)
            let value =
                start.scaled(by: 2 * t3 - 3 * t2 + 1) + startVelocity.scaled(by: duration * (t3 - 2 * t2 + t))
                + end.scaled(by: 3 * t2 - 2 * t3) + endVelocity.scaled(by: duration * (t3 - t2))
            let velocity =
                (end - start).scaled(by: (6 * t - 6 * t2) / duration)
                + startVelocity.scaled(by: 3 * t2 - 4 * t + 1) + endVelocity.scaled(by: 3 * t2 - 2 * t)
            return (value, velocity)
        }
    }

    /// The velocity at a cubic keyframe that another follows: that of a straight line from the one before to the one
    /// after (Catmull-Rom); at the last of them it stands still.
    private func velocity(
        through index: Int, of steps: [KeyframeStep<Value>], from previous: Value.AnimatableData
    ) -> Value.AnimatableData {
        guard index + 1 < steps.count, case .cubic(_, let duration, _, _) = steps[index],
            case .cubic(let next, let nextDuration, nil, _) = steps[index + 1], duration + nextDuration > 0
        else { return .zero }
        return (next.animatableData - previous).scaled(by: 1 / (duration + nextDuration))
    }
}
