import CGtk4
import CairoRenderer
import Drawing
import Foundation
import Geometry
import Platform

/// GTK's part of a window.
///
/// The window is a `GtkWindow` (it gives input methods and later native children a place), but events, frames and painting
/// are taken from the GDK surface below it, so that nothing of GTK's widgets runs for them.
@MainActor
final class NativeWindow {
    /// Points.
    private static let minimalSize = CGSize(width: 200, height: 200)

    let scheduler: FrameScheduler
    private unowned let owner: GTKWindow
    private let window: UnsafeMutablePointer<GtkWindow>
    private let surface: OpaquePointer
    private let painter: SurfacePainter
    private var decoration: WindowDecoration?
    private var cursor: WindowCursor
    /// Made when text is entered for the first time: the desktop's input method is a program of its own, and is looked for
    /// long.
    private var inputMethod: InputMethod?
    private var isAskingMethod = false
    private var waitingKeys: [OpaquePointer] = []
    private var hasKeyboard = false {
        didSet { inputMethod?.hasKeyboard = hasKeyboard }
    }
    private lazy var drops = DropTracker { [unowned self] in owner.handle($0) }
    /// What the last event came from.
    private var device: OpaquePointer?
    /// Before the display has given it a size, the surface is one point large.
    private var isLaidOut = false

    /// - Parameters:
    ///   - size: the content's, in points.
    ///   - isDecorated: whether the window draws its own title bar, since nobody else does.
    init(title: String, size: CGSize, isDecorated: Bool, owner: GTKWindow, host: GTKHost) {
        self.owner = owner
        let bar = isDecorated ? TitleBar.height : 0
        window = Self.makeWindow(title: title, size: CGSize(width: size.width, height: size.height + bar))
        gtk_window_set_decorated(window, gboolean(isDecorated ? 0 : 1))
        surface = Self.realize(window)
        scheduler = FrameScheduler(surface)
        painter = SurfacePainter(surface, renderer: host.renderer)
        cursor = WindowCursor(surface)
        scheduler.onFrame = { [unowned self] time in
            let frame = self.owner.frame(at: time)
            damage(frame.damage)
            return frame.next
        }
        if isDecorated { decoration = makeDecoration(title: title, host: host) }
        connectSignals()
    }

    /// Where in the content text is entered.
    var textEntry: TextEntryPlace? {
        didSet {
            var place = textEntry
            place?.caret = (textEntry?.caret ?? .zero).offsetBy(dx: origin.x, dy: origin.y)
            if place != nil, inputMethod == nil { inputMethod = makeInputMethod() }
            inputMethod?.place = place
        }
    }

    /// The content's size in points; nil before the display has given one.
    var size: CGSize? {
        guard isLaidOut else { return nil }
        return CGSize(
            width: Double(gdk_surface_get_width(surface)), height: Double(gdk_surface_get_height(surface)) - origin.y)
    }

    /// Device pixels a point.
    var scale: CGFloat { CGFloat(gdk_surface_get_scale_factor(surface)) }

    var isActive: Bool { !isHidden && (hasKeyboard || isState(GDK_TOPLEVEL_STATE_FOCUSED)) }

    /// Wayland does not tell of minimising, but since GTK 4.12 that nobody can see the window.
    var isHidden: Bool { isState(GDK_TOPLEVEL_STATE_MINIMIZED) || isState(Self.suspended) }

    private static let suspended = GdkToplevelState(rawValue: 1 << 16)

    func setTitle(_ title: String) {
        gtk_window_set_title(window, title)
        decoration?.title = title
        damageBar()
    }

    func present() {
        gtk_window_present(window)
    }

    /// Hands over to the desktop what the pointer has dragged out of the window.
    func begin(_ drag: OutgoingDrag, renderer: CairoRenderer) -> Bool {
        guard let device else { return false }
        return DesktopDrag.begin(drag, from: surface, device: device, scale: scale, renderer: renderer)
    }

    func close() {
        scheduler.stop()
        inputMethod?.close()
        g_signal_handlers_disconnect_matched(
            gpointer(surface), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(self).toOpaque())
        gtk_window_destroy(window)
    }

    /// Paints the whole window anew.
    func damageAll() {
        painter.damageAll()
        gdk_surface_queue_render(surface)
    }

    /// Paints the title bar anew in other looks.
    func redecorate(isDark: Bool, isActive: Bool) {
        guard let decoration, decoration.isDark != isDark || decoration.isActive != isActive else { return }
        decoration.isDark = isDark
        decoration.isActive = isActive
        damageBar()
    }

    private func damage(_ rectangles: [CGRect]) {
        painter.damage(rectangles.map { $0.offsetBy(dx: 0, dy: origin.y) })
        if painter.hasDamage { gdk_surface_queue_render(surface) }
    }

    private func damageBar() {
        guard let decoration else { return }
        let width = Double(gdk_surface_get_width(surface))
        painter.damage([CGRect(x: 0, y: 0, width: width, height: decoration.height)])
        gdk_surface_queue_render(surface)
    }

    /// Where the content begins.
    private var origin: CGPoint { decoration?.origin ?? .zero }

    private func isState(_ state: GdkToplevelState) -> Bool {
        gdk_toplevel_get_state(surface).rawValue & state.rawValue != 0
    }
}

// MARK: - Making

extension NativeWindow {
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

    private func makeInputMethod() -> InputMethod {
        let method = InputMethod(window)
        method.onText = { [unowned self] in owner.enter($0) }
        method.onReturnedKey = { [unowned self] in deliver($0) }
        method.onComposition = { [unowned self] in owner.compose($0, caret: $1) }
        method.hasKeyboard = hasKeyboard
        return method
    }

    private func makeDecoration(title: String, host: GTKHost) -> WindowDecoration {
        let onAction = { [unowned self] (action: WindowDecoration.Action) in
            switch action {
            case .close: owner.close()
            case .minimize: gtk_window_minimize(window)
            case .toggleMaximized:
                if isState(GDK_TOPLEVEL_STATE_MAXIMIZED) {
                    gtk_window_unmaximize(window)
                } else {
                    gtk_window_maximize(window)
                }
            }
        }
        return WindowDecoration(
            surface, title: title, measurer: host.textMeasurer, onAction: onAction,
            onChange: { [unowned self] in damageBar() })
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
        if isFirst { damageAll() }
    }

    private func paint(exposed region: OpaquePointer?) {
        guard isLaidOut else { return }
        painter.paint(exposed: region, background: owner.background) { displayList(in: $0) }
    }

    /// The content, and the bar above it.
    private func displayList(in rectangle: CGRect) -> DisplayList {
        guard let decoration, decoration.height > 0 else { return owner.displayList(in: rectangle) }
        let (bar, content) = rectangle.divided(atDistance: decoration.height - rectangle.minY, from: .minYEdge)
        var commands: [DrawCommand] = []
        if !content.isEmpty {
            commands.append(.pushTransform(CGAffineTransform(translationX: 0, y: decoration.height)))
            commands += owner.displayList(in: content.offsetBy(dx: 0, dy: -decoration.height)).commands
            commands.append(.pop)
        }
        if !bar.isEmpty { commands += decoration.displayList.commands }
        return DisplayList(commands: commands)
    }

    private func handle(_ pointer: OpaquePointer) {
        switch gdk_event_get_event_type(pointer) {
        case GDK_DELETE:
            return owner.close()
        case GDK_FOCUS_CHANGE:
            hasKeyboard = gdk_focus_event_get_in(pointer) != 0
            return owner.metricsMayHaveChanged()
        case GDK_KEY_PRESS, GDK_KEY_RELEASE:
            handleKey(pointer)
        default:
            deliver(pointer)
        }
    }

    /// Asks the input method first. Some methods let the main loop run until they know: keys that come meanwhile wait for
    /// their turn.
    private func handleKey(_ pointer: OpaquePointer) {
        guard !isAskingMethod else { return waitingKeys.append(gdk_event_ref(pointer)) }
        isAskingMethod = true
        let isTaken = inputMethod?.takes(pointer) == true
        isAskingMethod = false
        if !isTaken { deliver(pointer) }
        guard !waitingKeys.isEmpty else { return }
        let next = waitingKeys.removeFirst()
        handleKey(next)
        gdk_event_unref(next)
    }

    private func deliver(_ pointer: OpaquePointer) {
        let now = FrameClock.now
        device = gdk_event_get_device(pointer)
        if drops.takes(NativeEvent(pointer, now: now, origin: origin)) { return }
        if let decoration {
            if decoration.handle(NativeEvent(pointer, now: now), cursor: &cursor) { return }
        } else if gdk_event_get_event_type(pointer) == GDK_ENTER_NOTIFY {
            cursor.show()
        }
        owner.handle(NativeEvent(pointer, now: now, origin: origin))
    }
}
