import CGtk4
import Foundation
import Platform

/// Makes the engine's input events from GDK's.
struct EventTranslator {
    /// An event and, for a pressed key, the text that it stands for if nothing takes the key.
    struct Input {
        var event: InputEvent
        var text: String?

        init(_ event: InputEvent, text: String? = nil) {
            self.event = event
            self.text = text
        }
    }

    private var pointer = PointerTranslator()
    private var keyboard = KeyTranslator()
    private var touches = TouchTracker()
    private var touchpad = TouchpadTranslator()

    mutating func inputs(for event: NativeEvent) -> [Input] {
        switch event.type {
        case GDK_KEY_PRESS, GDK_KEY_RELEASE:
            keyboard.input(for: event).map { [$0] } ?? []
        case GDK_SCROLL:
            scroll(event).map { [Input(.scroll($0))] } ?? []
        case GDK_TOUCHPAD_HOLD where event.isTouchpadHold:
            [Input(.scroll(ScrollTranslator.hold(at: pointer.location, time: event.time)))]
        case GDK_TOUCHPAD_PINCH:
            event.pinch.map { [Input(.transform(touchpad.event(for: $0)))] } ?? []
        case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL:
            touchEvents(for: event).map { Input($0) }
        default:
            pointer.event(for: event).map { [Input(.pointer($0))] } ?? []
        }
    }

    private func scroll(_ event: NativeEvent) -> ScrollEvent? {
        event.scroll.flatMap { ScrollTranslator.event(for: $0, at: pointer.location) }
    }

    /// Pointer and fingers are somebody else's until they come down anew.
    mutating func cancel(at time: Double) -> [InputEvent] {
        (pointer.cancel(at: time).map { [.pointer($0)] } ?? []) + touches.cancelAll(time: time)
    }

    private mutating func touchEvents(for event: NativeEvent) -> [InputEvent] {
        let finger = UInt(bitPattern: gdk_event_get_event_sequence(event.event))
        let location = event.location ?? .zero
        switch event.type {
        case GDK_TOUCH_BEGIN: return touches.began(finger, at: location, time: event.time)
        case GDK_TOUCH_UPDATE: return touches.moved(finger, to: location, time: event.time)
        case GDK_TOUCH_END: return touches.ended(finger, at: location, time: event.time)
        default: return touches.cancelled(finger, time: event.time)
        }
    }
}
