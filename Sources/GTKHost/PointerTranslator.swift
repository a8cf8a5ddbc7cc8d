import CGtk4
import Foundation
import Platform

/// Follows the mouse: which button is down decides what a motion is.
struct PointerTranslator {
    /// The pressed buttons in the order in which they went down.
    private var pressed: [Int] = []
    /// Where the pointer was last.
    private(set) var location = CGPoint.zero

    mutating func event(for event: OpaquePointer, time: Double) -> PointerEvent? {
        guard gdk_event_get_pointer_emulated(event) == 0 else { return nil }
        if let place = position(of: event) { location = place }
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS: return press(event, time)
        case GDK_BUTTON_RELEASE: return release(event, time)
        case GDK_MOTION_NOTIFY: return motion(event, time)
        case GDK_ENTER_NOTIFY: return pressed.isEmpty ? make(.hovered, event, time) : nil
        case GDK_LEAVE_NOTIFY: return pressed.isEmpty ? make(.left, event, time) : nil
        case GDK_GRAB_BROKEN: return cancel(time)
        default: return nil
        }
    }

    private mutating func press(_ event: OpaquePointer, _ time: Double) -> PointerEvent {
        let button = Self.button(of: event)
        pressed.removeAll { $0 == button }
        pressed.append(button)
        return make(.down, event, time, button: button)
    }

    private mutating func release(_ event: OpaquePointer, _ time: Double) -> PointerEvent? {
        let button = Self.button(of: event)
        guard pressed.contains(button) else { return nil }
        pressed.removeAll { $0 == button }
        return make(.up, event, time, button: button)
    }

    private func motion(_ event: OpaquePointer, _ time: Double) -> PointerEvent {
        guard let button = pressed.first else { return make(.hovered, event, time) }
        return make(.moved, event, time, button: button)
    }

    private mutating func cancel(_ time: Double) -> PointerEvent? {
        guard let button = pressed.first else { return nil }
        pressed = []
        return PointerEvent(phase: .cancelled, location: location, time: time, button: button)
    }

    private func make(
        _ phase: PointerEvent.Phase, _ event: OpaquePointer, _ time: Double, button: Int = 0
    ) -> PointerEvent {
        PointerEvent(
            phase: phase, location: location, time: time, device: .mouse, button: button,
            modifiers: KeyModifiers(of: event))
    }

    /// GDK counts left 1, middle 2, right 3, and the side buttons from 8 on; 4 to 7 are wheels.
    static func button(number: Int) -> Int {
        switch number {
        case 1: 0
        case 3: 1
        case 2: 2
        default: max(number - 5, 3)
        }
    }

    private static func button(of event: OpaquePointer) -> Int {
        button(number: Int(gdk_button_event_get_button(event)))
    }
}
