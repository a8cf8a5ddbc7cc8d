import CGtk4
import Drawing
import Foundation
import Geometry
import Platform

/// A desktop window whose every pixel the content draws.
///
/// The window is GTK's (it gives input methods and later native children a place), but events, frames and painting are
/// taken from the GDK surface below, so that nothing of GTK's widgets runs for them.
@MainActor
package final class GTKWindow: HostWindow {
    /// Points.
    private static let minimalSize = CGSize(width: 200, height: 200)

    let content: any WindowContent
    let surface: OpaquePointer
    private unowned let host: GTKHost
    private let window: UnsafeMutablePointer<GtkWindow>
    private let scheduler: FrameScheduler
    private let painter: SurfacePainter
    private var translator: EventTranslator
    private var isOpen = true
    private var hasKeyboard = false
    /// Before the display has given it a size, the surface is one point large.
    private var isLaidOut = false

    package private(set) var metrics: WindowMetrics

    package var title: String {
        didSet { gtk_window_set_title(window, title) }
    }

    package var now: Double { Double(g_get_monotonic_time()) / 1e6 }

    init(_ content: any WindowContent, title: String, host: GTKHost) {
        self.content = content
        self.title = title
        self.host = host
        let size = WindowSize.initial(environment: ProcessInfo.processInfo.environment)
        window = Self.makeWindow(title: title, size: size)
        surface = Self.realize(window)
        scheduler = FrameScheduler(surface)
        painter = SurfacePainter(surface)
        translator = EventTranslator()
        metrics = WindowMetrics(size: size)
        metrics = currentMetrics(size: size)
        connectSignals()
        scheduler.onFrame = { [unowned self] in runFrame(at: $0) }
        content.metricsChanged(metrics)
        scheduler.setNeedsFrame()
        gtk_window_present(window)
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
        gtk_widget_realize(window.widget)
        let surface = gtk_native_get_surface(OpaquePointer(window))!
        disconnect(surface, "render", of: gdk_surface_get_type(), context: gpointer(window))
        disconnect(surface, "event", of: gdk_surface_get_type(), context: gpointer(window))
        return surface
    }

    private func connectSignals() {
        connectPainting()
        connectState()
    }

    private func connectPainting() {
        let render: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> gboolean = { _, region, data in
            MainActor.assumeIsolated { context(data, as: GTKWindow.self).paint(exposed: region) }
            return gboolean(1)
        }
        connect(surface, "render", to: self, render)
        let event: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> gboolean = { _, event, data in
            MainActor.assumeIsolated { context(data, as: GTKWindow.self).handle(event!) }
            return gboolean(1)
        }
        connect(surface, "event", to: self, event)
    }

    private func connectState() {
        let layout: @convention(c) (OpaquePointer?, gint, gint, gpointer?) -> Void = { _, _, _, data in
            MainActor.assumeIsolated { context(data, as: GTKWindow.self).laidOut() }
        }
        connect(surface, "layout", to: self, layout)
        let notify: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = { _, _, data in
            MainActor.assumeIsolated { context(data, as: GTKWindow.self).metricsMayHaveChanged() }
        }
        connect(surface, "notify::state", to: self, notify)
        connect(surface, "notify::scale-factor", to: self, notify)
    }

    package func setNeedsFrame() {
        scheduler.setNeedsFrame()
    }

    package func close() {
        guard isOpen else { return }
        isOpen = false
        scheduler.stop()
        g_signal_handlers_disconnect_matched(
            gpointer(surface), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(self).toOpaque())
        gtk_window_destroy(window)
        host.windowClosed(self)
    }
}

// MARK: - Frames

extension GTKWindow {
    /// Runs the first frame while the display makes the window.
    func runFirstFrame() {
        scheduler.runFrameNow()
    }

    private func runFrame(at time: Double) -> Frame.Next {
        let frame = content.frame(at: time)
        painter.damage(frame.damage)
        if painter.hasDamage { gdk_surface_queue_render(surface) }
        return frame.next
    }

    /// The display has given the window its size.
    private func laidOut() {
        let isFirst = !isLaidOut
        isLaidOut = true
        metricsMayHaveChanged()
        guard isFirst else { return }
        painter.damageAll()
        gdk_surface_queue_render(surface)
    }

    private func paint(exposed region: OpaquePointer?) {
        guard isLaidOut else { return }
        painter.paint(content, exposed: region, background: metrics.isDark ? .black : .white)
    }

    /// Tells the content of another size, scale, look or focus, if there is one.
    func metricsMayHaveChanged() {
        let now = currentMetrics(size: isLaidOut ? surfaceSize : metrics.size)
        guard now != metrics else { return }
        let isRepainted = now.size != metrics.size || now.scale != metrics.scale || now.isDark != metrics.isDark
        metrics = now
        content.metricsChanged(now)
        if isRepainted { painter.damageAll() }
        scheduler.setNeedsFrame()
    }

    private var surfaceSize: CGSize {
        CGSize(width: Double(gdk_surface_get_width(surface)), height: Double(gdk_surface_get_height(surface)))
    }

    private func currentMetrics(size: CGSize) -> WindowMetrics {
        WindowMetrics(
            size: size,
            scale: CGFloat(gdk_surface_get_scale_factor(surface)),
            isDark: host.appearance.isDark,
            isActive: hasKeyboard || gdk_toplevel_get_state(surface).rawValue & GDK_TOPLEVEL_STATE_FOCUSED.rawValue != 0
        )
    }
}

// MARK: - Events

extension GTKWindow {
    private func handle(_ event: OpaquePointer) {
        switch gdk_event_get_event_type(event) {
        case GDK_DELETE:
            return close()
        case GDK_FOCUS_CHANGE:
            hasKeyboard = gdk_focus_event_get_in(event) != 0
            return metricsMayHaveChanged()
        default:
            break
        }
        for input in translator.events(for: event, now: now) { deliver(input) }
    }

    /// A key that nothing takes becomes text, where it has a character.
    private func deliver(_ input: EventTranslator.Input) {
        let isTaken = content.handle(input.event)
        if !isTaken, let text = input.text { _ = content.handle(.text(text)) }
    }
}

extension UnsafeMutablePointer<GtkWindow> {
    var widget: UnsafeMutablePointer<GtkWidget> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWidget.self)
    }
}
