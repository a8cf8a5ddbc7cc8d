import CGtk4
import Foundation
import Platform

/// What a touchpad says of two fingers that pinch or turn, free of GDK's event.
struct PinchStep {
    var phase: TransformEvent.Phase
    /// Relative to the start.
    var scale: Double
    /// Radians since the last step, clockwise.
    var turn: Double
    var location: CGPoint
    var time: Double
}

extension NativeEvent {
    /// Nil where the event is no pinch.
    var pinch: PinchStep? {
        guard type == GDK_TOUCHPAD_PINCH, let phase = touchpadPhase else { return nil }
        return PinchStep(
            phase: phase, scale: gdk_touchpad_event_get_pinch_scale(event),
            turn: gdk_touchpad_event_get_pinch_angle_delta(event), location: location ?? .zero, time: time)
    }

    /// Fingers have come to lie on a touchpad.
    var isTouchpadHold: Bool { type == GDK_TOUCHPAD_HOLD && touchpadPhase == .began }

    private var touchpadPhase: TransformEvent.Phase? {
        switch gdk_touchpad_event_get_gesture_phase(event) {
        case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: .began
        case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE: .changed
        case GDK_TOUCHPAD_GESTURE_PHASE_END: .ended
        case GDK_TOUCHPAD_GESTURE_PHASE_CANCEL: .cancelled
        default: nil
        }
    }
}
