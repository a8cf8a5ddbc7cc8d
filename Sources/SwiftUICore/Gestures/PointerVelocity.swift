import Foundation
import Geometry
import Platform

/// The speed of a pointer over its last moves.
package struct PointerVelocity {
    private var samples: [(time: Double, location: CGPoint)] = []

    package init() {}

    package mutating func add(_ event: PointerEvent) { add(event.location, at: event.time) }

    /// - Parameters:
    ///   - location: in the coordinates that the speed is wanted in.
    ///   - time: seconds on the frame clock.
    package mutating func add(_ location: CGPoint, at time: Double) {
        samples.append((time, location))
        if samples.count > 6 { samples.removeFirst() }
    }

    /// Points a second; none where the pointer rested before the time.
    package func value(at time: Double) -> CGSize {
        guard let first = samples.first(where: { time - $0.time < 0.1 }), let last = samples.last,
            last.time > first.time
        else { return .zero }
        let elapsed = CGFloat(last.time - first.time)
        return CGSize(
            width: (last.location.x - first.location.x) / elapsed,
            height: (last.location.y - first.location.y) / elapsed)
    }
}
