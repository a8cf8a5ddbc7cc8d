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

    /// - Parameter now: the frame clock's time in seconds.
    mutating func events(for event: OpaquePointer, now: Double) -> [Input] {
        let time = EventTime.seconds(milliseconds: gdk_event_get_time(event), now: now)
        switch gdk_event_get_event_type(event) {
        case GDK_KEY_PRESS, GDK_KEY_RELEASE:
            return keyboard.events(for: event, time: time)
        case GDK_SCROLL:
            return ScrollTranslator.event(for: event, at: pointer.location, time: time).map { [Input($0)] } ?? []
        case GDK_TOUCHPAD_PINCH:
            return touchpad.event(for: event, time: time).map { [Input($0)] } ?? []
        case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL:
            return touchEvents(for: event, time: time).map { Input($0) }
        default:
            return pointer.event(for: event, time: time).map { [Input(.pointer($0))] } ?? []
        }
    }

    private mutating func touchEvents(for event: OpaquePointer, time: Double) -> [InputEvent] {
        let finger = UInt(bitPattern: gdk_event_get_event_sequence(event))
        let location = position(of: event) ?? .zero
        switch gdk_event_get_event_type(event) {
        case GDK_TOUCH_BEGIN: return touches.began(finger, at: location, time: time)
        case GDK_TOUCH_UPDATE: return touches.moved(finger, to: location, time: time)
        case GDK_TOUCH_END: return touches.ended(finger, at: location, time: time)
        default: return touches.cancelled(finger, time: time)
        }
    }
}

/// Where an event happened, in points of the window; nil for events without a place.
func position(of event: OpaquePointer) -> CGPoint? {
    var x = 0.0
    var y = 0.0
    guard gdk_event_get_position(event, &x, &y) != 0 else { return nil }
    return CGPoint(x: x, y: y)
}

extension KeyModifiers {
    /// The modifiers that were held during an event.
    init(of event: OpaquePointer) {
        self.init(state: gdk_event_get_modifier_state(event))
    }

    /// Alt is Apple's option key, the Super ("Windows") or Meta key its command key.
    init(state: GdkModifierType) {
        self = []
        let pairs: [(GdkModifierType, KeyModifiers)] = [
            (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, .control), (GDK_ALT_MASK, .option),
            (GDK_SUPER_MASK, .command), (GDK_META_MASK, .command),
        ]
        for (mask, modifier) in pairs where state.rawValue & mask.rawValue != 0 { insert(modifier) }
    }
}
