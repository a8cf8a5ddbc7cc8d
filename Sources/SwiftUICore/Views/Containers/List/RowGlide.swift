import Foundation

/// Moves one number to another, on the frame clock.
@MainActor
final class RowGlide {
    private let reference: ViewGraphReference
    private var ticket: FrameClock.Ticket?
    /// Seconds in which the distance to the end falls to a thirtieth.
    private static let duration = 0.25

    init(viewGraph: ViewGraph) { reference = viewGraph.reference }

    func stop() {
        ticket?.cancel()
        ticket = nil
    }

    /// - Parameter set: called with each value on the way, the last time with `end`.
    func move(from start: CGFloat, to end: CGFloat, _ set: @escaping @MainActor (CGFloat) -> Void) {
        stop()
        guard let viewGraph = reference.viewGraph, start != end else { return set(end) }
        let begin = viewGraph.time
        ticket = viewGraph.clock.everyFrame { time in
            MainActor.assumeIsolated {
                let left = exp(-3.4 * max(0, time - begin) / Self.duration)
                let isDone = left < 0.01 || abs(start - end) * CGFloat(left) < 0.5
                set(isDone ? end : end + (start - end) * CGFloat(left))
                return !isDone
            }
        }
        viewGraph.requestFrame?()
    }
}
