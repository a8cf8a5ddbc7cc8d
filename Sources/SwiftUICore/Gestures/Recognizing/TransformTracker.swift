import Foundation
import Geometry
import Platform

/// A pinch or a turn as it is now.
package struct TransformChange {
    package var time: Date
    package var scale: CGFloat
    /// Radians, clockwise.
    package var rotation: Double
    package var scaleVelocity: CGFloat
    package var rotationVelocity: Double
    package var startAnchor: UnitPoint
    package var startLocation: CGPoint
}

/// A gesture of two fingers.
package protocol TransformGesture: Gesture {
    /// Whether the fingers have moved enough for the gesture to begin.
    nonisolated func isBegun(_ change: TransformChange) -> Bool
    nonisolated func value(_ change: TransformChange) -> Value
}

/// Follows a pinch or a turn.
@MainActor
package final class TransformTracker<G: TransformGesture>: GestureTracker<G.Value> {
    package var gesture: G
    private var start = CGPoint.zero
    private var last: TransformEvent?
    private var isActive = false

    init(_ gesture: G, _ context: GestureContext) {
        self.gesture = gesture
        super.init(context)
    }

    override package func handle(_ event: GestureEvent) -> GesturePhase<G.Value> {
        switch event {
        case .transform(let event): return transform(event)
        case .pointer(let event):
            return event.phase == .up || event.phase == .cancelled ? .failed : .possible(nil)
        case .time: return .possible(nil)
        }
    }

    private func transform(_ event: TransformEvent) -> GesturePhase<G.Value> {
        if event.phase == .began { start = event.location }
        if event.phase == .cancelled { return .failed }
        let change = change(event)
        last = event
        if gesture.isBegun(change) { isActive = true }
        guard isActive else { return event.phase == .ended ? .failed : .possible(nil) }
        return event.phase == .ended ? .ended(gesture.value(change)) : .active(gesture.value(change))
    }

    private func change(_ event: TransformEvent) -> TransformChange {
        let elapsed = last.map { event.time - $0.time } ?? 0
        return TransformChange(
            time: GestureContext.date(of: event.time), scale: event.scale, rotation: Double(event.rotation),
            scaleVelocity: elapsed > 0 ? (event.scale - (last?.scale ?? 1)) / CGFloat(elapsed) : 0,
            rotationVelocity: elapsed > 0 ? Double(event.rotation - (last?.rotation ?? 0)) / elapsed : 0,
            startAnchor: context.unitPoint(start), startLocation: context.node.localPoint(start))
    }
}
