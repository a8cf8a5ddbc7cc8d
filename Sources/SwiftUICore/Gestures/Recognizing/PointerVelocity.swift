import Foundation
import Platform

/// The speed of a pointer over its last moves.
package struct PointerVelocity {
    /// Seconds of the past that count.
    private static let window = 0.1
    private static let limit = 6
    private var samples: [(time: Double, location: CGPoint)] = []

    package init() {}

    package mutating func add(_ location: CGPoint, at time: Double) {
        samples.append((time, location))
        if samples.count > Self.limit { samples.removeFirst() }
    }

    /// Points a second; zero where the pointer rested before the time.
    package func value(at time: Double) -> CGSize {
        guard let first = samples.first(where: { time - $0.time < Self.window }), let last = samples.last,
            last.time > first.time
        else { return .zero }
        let elapsed = CGFloat(last.time - first.time)
        return CGSize(
            width: (last.location.x - first.location.x) / elapsed,
            height: (last.location.y - first.location.y) / elapsed)
    }
}
