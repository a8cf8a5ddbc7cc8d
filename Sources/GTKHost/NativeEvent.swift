import CGtk4
import Foundation
import Platform

/// One of GDK's events, placed in the content's coordinates and on the frame clock.
struct NativeEvent {
    let event: OpaquePointer
    let type: GdkEventType
    /// Seconds.
    let time: Double
    /// Points; nil for events without a place.
    let location: CGPoint?

    /// - Parameters:
    ///   - now: the frame clock's time in seconds.
    ///   - origin: where the content begins on the surface.
    init(_ event: OpaquePointer, now: Double, origin: CGPoint = .zero) {
        self.event = event
        type = gdk_event_get_event_type(event)
        time = EventTime.seconds(milliseconds: gdk_event_get_time(event), now: now)
        var x = 0.0
        var y = 0.0
        let isPlaced = gdk_event_get_position(event, &x, &y) != 0
        location = isPlaced ? CGPoint(x: x - origin.x, y: y - origin.y) : nil
    }

    var modifiers: KeyModifiers { KeyModifiers(state: gdk_event_get_modifier_state(event)) }
}

extension KeyModifiers {
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
