import CGtk4
import Foundation
import Platform

/// What a wheel or a touchpad says, free of GDK's event.
struct ScrollStep {
    enum Amount: Equatable {
        /// Parts of a wheel, right and down.
        case notches(CGSize)
        /// Points, right and down.
        case points(CGSize)
        /// The fingers are off the touchpad.
        case stop
    }

    var amount: Amount
    var modifiers: KeyModifiers
    var time: Double
}

extension NativeEvent {
    /// Nil where the event is not one of scrolling.
    var scroll: ScrollStep? {
        guard type == GDK_SCROLL else { return nil }
        return ScrollStep(amount: scrollAmount, modifiers: modifiers, time: time)
    }

    private var scrollAmount: ScrollStep.Amount {
        if gdk_scroll_event_is_stop(event) != 0 { return .stop }
        switch gdk_scroll_event_get_direction(event) {
        case GDK_SCROLL_UP: return .notches(CGSize(width: 0, height: -1))
        case GDK_SCROLL_DOWN: return .notches(CGSize(width: 0, height: 1))
        case GDK_SCROLL_LEFT: return .notches(CGSize(width: -1, height: 0))
        case GDK_SCROLL_RIGHT: return .notches(CGSize(width: 1, height: 0))
        default: break
        }
        var (x, y) = (0.0, 0.0)
        gdk_scroll_event_get_deltas(event, &x, &y)
        let size = CGSize(width: x, height: y)
        return gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_WHEEL ? .notches(size) : .points(size)
    }
}
