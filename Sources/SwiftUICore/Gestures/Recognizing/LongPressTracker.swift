import Foundation
import Platform

/// Follows a press until it is long enough.
@MainActor
package final class LongPressTracker: GestureTracker<Bool> {
    package var gesture: LongPressGesture
    private var start: PointerEvent?
    private var deadline: FrameClock.Ticket?

    init(_ gesture: LongPressGesture, _ context: GestureContext) {
        self.gesture = gesture
        super.init(context)
    }

    /// Infinite for a press that is never long enough; what is no number is none.
    private var duration: Double { gesture.minimumDuration.isNaN ? 0 : max(0, gesture.minimumDuration) }

    override package func handle(_ event: GestureEvent) -> GesturePhase<Bool> {
        switch event {
        case .pointer(let event): pointer(event)
        case .transform: fail()
        case .time(let time):
            if let start, time >= start.time + duration { .ended(true) } else { .possible(start.map { _ in true }) }
        }
    }

    private func pointer(_ event: PointerEvent) -> GesturePhase<Bool> {
        switch event.phase {
        case .down:
            start = event
            guard duration > 0 else { return .ended(true) }
            if duration.isFinite { deadline = context.wake(at: event.time + duration) }
            return .possible(true)
        case .moved:
            guard let start else { return .possible(nil) }
            return distance(event.location, start.location) > gesture.maximumDistance ? fail() : .possible(true)
        case .up, .cancelled: return fail()
        case .hovered, .left: return .possible(start.map { _ in true })
        }
    }

    private func fail() -> GesturePhase<Bool> {
        cancel()
        return .failed
    }

    override package func cancel() { deadline?.cancel() }
}
