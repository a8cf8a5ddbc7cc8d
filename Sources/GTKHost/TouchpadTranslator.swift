import CGtk4
import Foundation
import Platform

/// Pinches and turns on a touchpad.
struct TouchpadTranslator {
    /// Radians since the start: the display server tells steps.
    private var rotation: CGFloat = 0

    /// - Returns: nil where the event is no pinch.
    mutating func event(for event: NativeEvent) -> InputEvent? {
        guard let phase = Self.phase(of: event.event) else { return nil }
        rotation = phase == .began ? 0 : rotation + gdk_touchpad_event_get_pinch_angle_delta(event.event)
        return .transform(
            TransformEvent(
                phase: phase, location: event.location ?? .zero, scale: gdk_touchpad_event_get_pinch_scale(event.event),
                rotation: rotation, time: event.time))
    }

    private static func phase(of event: OpaquePointer) -> TransformEvent.Phase? {
        switch gdk_touchpad_event_get_gesture_phase(event) {
        case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: .began
        case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE: .changed
        case GDK_TOUCHPAD_GESTURE_PHASE_END: .ended
        case GDK_TOUCHPAD_GESTURE_PHASE_CANCEL: .cancelled
        default: nil
        }
    }
}
