import Foundation
import Platform

/// Pinches and turns on a touchpad.
struct TouchpadTranslator {
    /// Radians since the start: the display server tells steps.
    private var rotation: CGFloat = 0
    /// The last scale that was one: some drivers tell none at the end.
    private var scale: CGFloat = 1

    mutating func event(for step: PinchStep) -> TransformEvent {
        if step.phase == .began { (rotation, scale) = (0, 1) }
        if step.turn.isFinite, step.phase != .began { rotation += step.turn }
        if step.scale.isFinite, step.scale > 0 { scale = step.scale }
        return TransformEvent(
            phase: step.phase, location: step.location, scale: scale, rotation: rotation, time: step.time)
    }
}
