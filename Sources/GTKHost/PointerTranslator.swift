import CGtk4
import Foundation
import Platform

/// Follows the mouse: which button is down decides what a motion is.
struct PointerTranslator {
    /// The pressed buttons in the order in which they went down.
    private var pressed: [Int] = []
    private var isHovering = false
    /// Where the pointer was last.
    private(set) var location = CGPoint.zero

    mutating func event(for event: NativeEvent) -> PointerEvent? {
        guard gdk_event_get_pointer_emulated(event.event) == 0 else { return nil }
        if let place = event.location { location = place }
        switch event.type {
        case GDK_BUTTON_PRESS: return press(event)
        case GDK_BUTTON_RELEASE: return release(event)
        case GDK_MOTION_NOTIFY: return motion(event)
        case GDK_ENTER_NOTIFY: return pressed.isEmpty ? hover(event) : nil
        case GDK_LEAVE_NOTIFY: return pressed.isEmpty ? leave(event) : nil
        case GDK_GRAB_BROKEN: return cancel(at: event.time)
        default: return nil
        }
    }

    private mutating func press(_ event: NativeEvent) -> PointerEvent {
        let button = Self.button(of: event)
        pressed.removeAll { $0 == button }
        pressed.append(button)
        return make(.down, event, button: button)
    }

    private mutating func release(_ event: NativeEvent) -> PointerEvent? {
        let button = Self.button(of: event)
        guard pressed.contains(button) else { return nil }
        pressed.removeAll { $0 == button }
        return make(.up, event, button: button)
    }

    private mutating func motion(_ event: NativeEvent) -> PointerEvent? {
        guard let button = pressed.first else { return hover(event) }
        return make(.moved, event, button: button)
    }

    /// Above the content lies the title bar, which is not the content's.
    private mutating func hover(_ event: NativeEvent) -> PointerEvent? {
        guard location.y >= 0 else { return leave(event) }
        isHovering = true
        return make(.hovered, event)
    }

    private mutating func leave(_ event: NativeEvent) -> PointerEvent? {
        guard isHovering else { return nil }
        isHovering = false
        return make(.left, event)
    }

    /// The pointer is taken away.
    mutating func cancel(at time: Double) -> PointerEvent? {
        guard let button = pressed.first else { return nil }
        pressed = []
        return PointerEvent(phase: .cancelled, location: location, time: time, device: .mouse, button: button)
    }

    private func make(_ phase: PointerEvent.Phase, _ event: NativeEvent, button: Int = 0) -> PointerEvent {
        PointerEvent(
            phase: phase, location: location, time: event.time, device: .mouse, button: button,
            modifiers: event.modifiers)
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

    private static func button(of event: NativeEvent) -> Int {
        button(number: Int(gdk_button_event_get_button(event.event)))
    }
}
