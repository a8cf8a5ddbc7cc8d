import Foundation
import Geometry
import Platform

/// Follows a pointer that is moved while it is down.
@MainActor
package final class DragTracker: GestureTracker<DragGesture.Value> {
    package var gesture: DragGesture
    private var start: CGPoint?
    private var startLocation = CGPoint.zero
    private var velocity = PointerVelocity()
    private var isActive = false

    init(_ gesture: DragGesture, _ context: GestureContext) {
        self.gesture = gesture
        super.init(context)
    }

    override package func handle(_ event: GestureEvent) -> GesturePhase<DragGesture.Value> {
        guard case .pointer(let event) = event else { return .possible(nil) }
        switch event.phase {
        case .down:
            start = event.location
            startLocation = context.convert(event.location, to: gesture.coordinateSpace)
            return moved(event)
        case .moved: return moved(event)
        case .up:
            guard isActive else { return .failed }
            return .ended(value(event))
        case .cancelled: return .failed
        case .hovered, .left: return .possible(nil)
        }
    }

    private func moved(_ event: PointerEvent) -> GesturePhase<DragGesture.Value> {
        guard let start else { return .possible(nil) }
        velocity.add(context.convert(event.location, to: gesture.coordinateSpace), at: event.time)
        // NaN, which no distance reaches, counts as zero.
        if !(distance(event.location, start) < gesture.minimumDistance) { isActive = true }
        return isActive ? .active(value(event)) : .possible(nil)
    }

    private func value(_ event: PointerEvent) -> DragGesture.Value {
        DragGesture.Value(
            time: GestureContext.date(of: event.time),
            location: context.convert(event.location, to: gesture.coordinateSpace), startLocation: startLocation,
            velocity: velocity.value(at: event.time))
    }
}
