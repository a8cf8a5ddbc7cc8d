import CGtk4
import CairoRenderer
import Foundation

/// GTK's part of a window.
///
/// The window is a `GtkWindow` (it gives input methods and later native children a place), but events, frames and painting
/// are taken from the GDK surface below it, so that nothing of GTK's widgets runs for them.
@MainActor
final class NativeWindow {
    /// Points.
    private static let minimalSize = CGSize(width: 200, height: 200)

    let surface: OpaquePointer
    let scheduler: FrameScheduler
    let painter: SurfacePainter
    private unowned let owner: GTKWindow
    private let window: UnsafeMutablePointer<GtkWindow>
    private var hasKeyboard = false
    private var hasCursor = false
    /// Before the display has given it a size, the surface is one point large.
    private var isLaidOut = false

    init(title: String, size: CGSize, owner: GTKWindow, renderer: CairoRenderer) {
        self.owner = owner
        window = Self.makeWindow(title: title, size: size)
        surface = Self.realize(window)
        scheduler = FrameScheduler(surface)
        painter = SurfacePainter(surface, renderer: renderer)
        scheduler.onFrame = { [unowned self] time in
            let frame = self.owner.frame(at: time)
            painter.damage(frame.damage)
            if painter.hasDamage { gdk_surface_queue_render(surface) }
            return frame.next
        }
        connectSignals()
    }

    /// In points; nil before the display has given one.
    var size: CGSize? {
        guard isLaidOut else { return nil }
        return CGSize(width: Double(gdk_surface_get_width(surface)), height: Double(gdk_surface_get_height(surface)))
    }

    /// Device pixels a point.
    var scale: CGFloat { CGFloat(gdk_surface_get_scale_factor(surface)) }

    var isActive: Bool {
        hasKeyboard || gdk_toplevel_get_state(surface).rawValue & GDK_TOPLEVEL_STATE_FOCUSED.rawValue != 0
    }

    func setTitle(_ title: String) {
        gtk_window_set_title(window, title)
    }

    func present() {
        gtk_window_present(window)
    }

    func close() {
        scheduler.stop()
        g_signal_handlers_disconnect_matched(
            gpointer(surface), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(self).toOpaque())
        gtk_window_destroy(window)
    }

    private static func makeWindow(title: String, size: CGSize) -> UnsafeMutablePointer<GtkWindow> {
        let widget = gtk_window_new()!
        let window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
        gtk_window_set_title(window, title)
        gtk_window_set_default_size(window, gint(size.width), gint(size.height))
        gtk_widget_set_size_request(widget, gint(minimalSize.width), gint(minimalSize.height))
        return window
    }

    /// Makes the window's surface and takes painting and events from GTK.
    private static func realize(_ window: UnsafeMutablePointer<GtkWindow>) -> OpaquePointer {
        gtk_widget_realize(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self))
        let surface = gtk_native_get_surface(OpaquePointer(window))!
        for signal in ["render", "event"] {
            disconnect(surface, signal, of: gdk_surface_get_type(), context: gpointer(window))
        }
        return surface
    }
}

// MARK: - Signals

extension NativeWindow {
    private func connectSignals() {
        let render: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> gboolean = { _, region, data in
            MainActor.assumeIsolated { context(data, as: NativeWindow.self).paint(exposed: region) }
            return gboolean(1)
        }
        connect(surface, "render", to: self, render)
        let event: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> gboolean = { _, event, data in
            MainActor.assumeIsolated { context(data, as: NativeWindow.self).handle(event!) }
            return gboolean(1)
        }
        connect(surface, "event", to: self, event)
        let layout: @convention(c) (OpaquePointer?, gint, gint, gpointer?) -> Void = { _, _, _, data in
            MainActor.assumeIsolated { context(data, as: NativeWindow.self).laidOut() }
        }
        connect(surface, "layout", to: self, layout)
        let notify: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = { _, _, data in
            MainActor.assumeIsolated { context(data, as: NativeWindow.self).owner.metricsMayHaveChanged() }
        }
        connect(surface, "notify::state", to: self, notify)
        connect(surface, "notify::scale-factor", to: self, notify)
    }

    /// The display has given the window its size.
    private func laidOut() {
        let isFirst = !isLaidOut
        isLaidOut = true
        owner.metricsMayHaveChanged()
        // The frame for the new size is painted in the same tick.
        scheduler.runFrameInTick()
        guard isFirst else { return }
        painter.damageAll()
        gdk_surface_queue_render(surface)
    }

    private func paint(exposed region: OpaquePointer?) {
        guard isLaidOut else { return }
        painter.paint(exposed: region, background: owner.background) { owner.displayList(in: $0) }
    }

    private func handle(_ event: OpaquePointer) {
        switch gdk_event_get_event_type(event) {
        case GDK_DELETE:
            return owner.close()
        case GDK_FOCUS_CHANGE:
            hasKeyboard = gdk_focus_event_get_in(event) != 0
            return owner.metricsMayHaveChanged()
        case GDK_ENTER_NOTIFY:
            showCursor()
        default:
            break
        }
        owner.handle(event)
    }

    /// The display leaves the cursor as it was outside, until it is told another one.
    private func showCursor() {
        guard !hasCursor, let cursor = gdk_cursor_new_from_name("default", nil) else { return }
        hasCursor = true
        gdk_surface_set_cursor(surface, cursor)
        g_object_unref(gpointer(cursor))
    }
}
