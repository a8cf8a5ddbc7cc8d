import CGtk4
import Foundation
import Platform

/// Wheels and touchpads.
enum ScrollTranslator {
    /// Points that one notch of a wheel moves the content: three lines of 20 points.
    static let pointsPerNotch = 60.0

    /// - Parameter location: where the pointer is: scroll events have no place of their own.
    static func event(for event: NativeEvent, at location: CGPoint) -> InputEvent? {
        let isEnd = gdk_scroll_event_is_stop(event.event) != 0
        let (notches, delta) = amount(of: event.event)
        guard isEnd || delta != .zero else { return nil }
        let turned =
            notches && event.modifiers.contains(.shift) ? CGSize(width: delta.height, height: delta.width) : delta
        return .scroll(
            ScrollEvent(
                location: location, delta: turned, phase: isEnd ? .ended : .changed, time: event.time))
    }

    /// How far the content moves. Scrolling down moves it up.
    /// - Returns: whether a wheel turned, and points.
    private static func amount(of event: OpaquePointer) -> (isWheel: Bool, delta: CGSize) {
        let notch = pointsPerNotch
        switch gdk_scroll_event_get_direction(event) {
        case GDK_SCROLL_UP: return (true, CGSize(width: 0, height: notch))
        case GDK_SCROLL_DOWN: return (true, CGSize(width: 0, height: -notch))
        case GDK_SCROLL_LEFT: return (true, CGSize(width: notch, height: 0))
        case GDK_SCROLL_RIGHT: return (true, CGSize(width: -notch, height: 0))
        default: return smoothAmount(of: event)
        }
    }

    private static func smoothAmount(of event: OpaquePointer) -> (isWheel: Bool, delta: CGSize) {
        var x = 0.0
        var y = 0.0
        gdk_scroll_event_get_deltas(event, &x, &y)
        let isWheel = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_WHEEL
        let points = isWheel ? pointsPerNotch : 1
        return (isWheel, CGSize(width: -x * points, height: -y * points))
    }
}
