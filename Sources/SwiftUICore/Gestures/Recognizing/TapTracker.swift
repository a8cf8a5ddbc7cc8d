import Foundation
import Geometry
import Platform

/// Follows one or several taps.
@MainActor
package final class TapTracker: GestureTracker<SpatialTapGesture.Value> {
    /// Points that a finger may move within a tap (UIKit's tolerance for touches, from memory).
    package static let tolerance: CGFloat = 45
    /// Seconds between the taps of a double tap (UIKit's 0.35, from memory).
    package static let interval = 0.35

    package var gesture: SpatialTapGesture
    private var taps = 0
    private var start = CGPoint.zero
    private var isDown = false
    private var deadline: FrameClock.Ticket?

    override package var endsWhenLifted: Bool { true }

    init(_ gesture: SpatialTapGesture, _ context: GestureContext) {
        self.gesture = gesture
        super.init(context)
    }

    override package func handle(_ event: GestureEvent) -> GesturePhase<SpatialTapGesture.Value> {
        switch event {
        case .pointer(let event): pointer(event)
        case .transform: .failed
        case .time: isDown || deadline == nil ? .possible(nil) : fail()
        }
    }

    private func pointer(_ event: PointerEvent) -> GesturePhase<SpatialTapGesture.Value> {
        switch event.phase {
        case .down:
            deadline?.cancel()
            deadline = nil
            isDown = true
            start = event.location
        case .moved: if distance(event.location, start) > Self.tolerance { return fail() }
        case .up: return up(event)
        case .cancelled: return fail()
        case .hovered, .left: break
        }
        return .possible(nil)
    }

    private func up(_ event: PointerEvent) -> GesturePhase<SpatialTapGesture.Value> {
        guard isDown else { return .possible(nil) }
        isDown = false
        taps += 1
        if taps >= gesture.count {
            return .ended(.init(location: context.convert(event.location, to: gesture.coordinateSpace)))
        }
        deadline = context.wake(at: event.time + Self.interval)
        return .possible(nil)
    }

    private func fail() -> GesturePhase<SpatialTapGesture.Value> {
        cancel()
        return .failed
    }

    override package func cancel() { deadline?.cancel() }
}
