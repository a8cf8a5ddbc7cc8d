import CGtk4
import Drawing
import Foundation
import Geometry
import Platform

/// The title bar and the edges of a window that nobody else decorates, and what a user does with them.
@MainActor
final class WindowDecoration {
    enum Action { case close, minimize, toggleMaximized }

    var isDark = false
    var isActive = false
    var title: String {
        didSet { layout = nil }
    }

    /// Seconds that lie between the two presses of a double click at most.
    private static let doubleClickTime = 0.4
    /// Points that a pointer may move without dragging.
    private static let slack = 5.0

    private let surface: OpaquePointer
    private let measurer: any TextMeasurer
    private let onAction: (Action) -> Void
    private let onChange: () -> Void
    private var layout: (width: CGFloat, text: TextLayout)?
    private var hovered: TitleBar.Button?
    private var pressed: TitleBar.Button?
    /// Where the title is held down, until it is let go or dragged.
    private var titlePress: CGPoint?
    private var lastPress: (time: Double, location: CGPoint)?

    /// - Parameters:
    ///   - onAction: does what a button stands for.
    ///   - onChange: the bar looks different now.
    init(
        _ surface: OpaquePointer, title: String, measurer: any TextMeasurer, onAction: @escaping (Action) -> Void,
        onChange: @escaping () -> Void
    ) {
        self.surface = surface
        self.title = title
        self.measurer = measurer
        self.onAction = onAction
        self.onChange = onChange
    }

    /// Where the content begins.
    var origin: CGPoint { CGPoint(x: 0, y: height) }

    /// Points; a full screen has no bar.
    var height: CGFloat { isState(GDK_TOPLEVEL_STATE_FULLSCREEN) ? 0 : TitleBar.height }

    var displayList: DisplayList { height > 0 ? bar.displayList : DisplayList() }

    /// Takes events that are meant for the bar or the edges.
    /// - Parameter event: in the surface's coordinates.
    /// - Returns: whether the content must not see it.
    func handle(_ event: NativeEvent, cursor: inout WindowCursor) -> Bool {
        guard let location = event.location else { return false }
        switch event.type {
        case GDK_BUTTON_PRESS:
            return press(event, at: location)
        case GDK_BUTTON_RELEASE:
            return release(at: location)
        case GDK_MOTION_NOTIFY, GDK_ENTER_NOTIFY:
            cursor.show(edge(at: location).map(WindowEdge.cursor) ?? "default")
            hover(button(at: location))
            return drag(event, to: location)
        case GDK_LEAVE_NOTIFY:
            hover(nil)
        default:
            break
        }
        return false
    }

    private func press(_ event: NativeEvent, at location: CGPoint) -> Bool {
        let number = gdk_button_event_get_button(event.event)
        if number == 1, let edge = edge(at: location) {
            gdk_toplevel_begin_resize(
                surface, edge, gdk_event_get_device(event.event), gint(number), location.x, location.y,
                gdk_event_get_time(event.event))
            return true
        }
        guard location.y < height else { return false }
        switch (number, bar.part(at: location)) {
        case (1, .button(let button)): pressed = button
        case (1, .title): pressTitle(event, at: location)
        case (3, _): gdk_toplevel_show_window_menu(surface, event.event)
        default: break
        }
        return true
    }

    private func pressTitle(_ event: NativeEvent, at location: CGPoint) {
        let isDouble = lastPress.map { last in
            event.time - last.time <= Self.doubleClickTime && Self.isNear(last.location, location)
        }
        lastPress = (event.time, location)
        titlePress = location
        guard isDouble == true else { return }
        lastPress = nil
        titlePress = nil
        onAction(.toggleMaximized)
    }

    /// - Returns: whether the pointer was pressed on the bar.
    private func drag(_ event: NativeEvent, to location: CGPoint) -> Bool {
        guard let start = titlePress else { return pressed != nil }
        guard !Self.isNear(start, location) else { return true }
        titlePress = nil
        gdk_toplevel_begin_move(
            surface, gdk_event_get_device(event.event), 1, location.x, location.y, gdk_event_get_time(event.event))
        return true
    }

    private static func isNear(_ first: CGPoint, _ second: CGPoint) -> Bool {
        abs(first.x - second.x) <= slack && abs(first.y - second.y) <= slack
    }

    private func release(at location: CGPoint) -> Bool {
        let isOnTitle = titlePress != nil
        titlePress = nil
        guard let button = pressed else { return isOnTitle }
        pressed = nil
        guard self.button(at: location) == button else { return true }
        switch button {
        case .close: onAction(.close)
        case .minimize: onAction(.minimize)
        case .maximize: onAction(.toggleMaximized)
        }
        return true
    }

    private func hover(_ button: TitleBar.Button?) {
        guard button != hovered else { return }
        hovered = button
        onChange()
    }

    private func button(at location: CGPoint) -> TitleBar.Button? {
        guard location.y >= 0, location.y < height, case .button(let button) = bar.part(at: location) else {
            return nil
        }
        return button
    }

    private func edge(at location: CGPoint) -> GdkSurfaceEdge? {
        let fixed = [GDK_TOPLEVEL_STATE_MAXIMIZED, GDK_TOPLEVEL_STATE_FULLSCREEN]
        guard !fixed.contains(where: isState) else { return nil }
        return WindowEdge.at(location, of: size)
    }

    private func isState(_ state: GdkToplevelState) -> Bool {
        gdk_toplevel_get_state(surface).rawValue & state.rawValue != 0
    }

    private var size: CGSize {
        CGSize(width: Double(gdk_surface_get_width(surface)), height: Double(gdk_surface_get_height(surface)))
    }

    private var bar: TitleBar {
        TitleBar(width: size.width, title: titleLayout(), isDark: isDark, isActive: isActive, hovered: hovered)
    }

    private func titleLayout() -> TextLayout {
        let width = TitleBar.titleWidth(in: size.width)
        if let layout, layout.width == width { return layout.text }
        var text = ResolvedText(runs: [TextRun(string: title, font: ResolvedFont(size: 13, weight: 600))])
        text.lineLimit = 1
        let layout = measurer.layout(text, width: width, height: nil)
        self.layout = (width, layout)
        return layout
    }
}
