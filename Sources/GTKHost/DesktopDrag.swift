import CGtk4
import CairoRenderer
import Foundation
import Platform

/// A drag that the desktop carries, since it has left a window of ours.
@MainActor
final class DesktopDrag {
    let content: OutgoingDrag
    private let drag: OpaquePointer

    /// Those that are under way.
    private static var all: [DesktopDrag] = []

    /// The one that GDK knows as this.
    static func find(_ drag: OpaquePointer) -> DesktopDrag? { all.first { $0.drag == drag } }

    /// Hands a drag over to the desktop.
    /// - Parameters:
    ///   - device: what drags it.
    ///   - scale: device pixels a point.
    /// - Returns: whether the desktop has taken it.
    static func begin(
        _ content: OutgoingDrag, from surface: OpaquePointer, device: OpaquePointer, scale: CGFloat,
        renderer: CairoRenderer
    ) -> Bool {
        let provider = DragContentProvider.make(content)
        defer { g_object_unref(gpointer(provider)) }
        guard let drag = gdk_drag_begin(surface, device, provider, GDK_ACTION_COPY, 0, 0) else { return false }
        let picture = DragIcon(content.picture, scale: scale, renderer: renderer)
        gtk_drag_icon_set_from_paintable(
            drag, picture.paintable, gint(content.picture.grip.x - content.picture.bounds.minX),
            gint(content.picture.grip.y - content.picture.bounds.minY))
        all.append(DesktopDrag(content, drag))
        return true
    }

    private init(_ content: OutgoingDrag, _ drag: OpaquePointer) {
        self.content = content
        self.drag = drag
        let finished: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, data in
            MainActor.assumeIsolated { context(data, as: DesktopDrag.self).end(isTaken: true) }
        }
        connect(drag, "dnd-finished", to: self, finished)
        let cancelled: @convention(c) (OpaquePointer?, GdkDragCancelReason, gpointer?) -> Void = { _, _, data in
            MainActor.assumeIsolated { context(data, as: DesktopDrag.self).end(isTaken: false) }
        }
        connect(drag, "cancel", to: self, cancelled)
    }

    private func end(isTaken: Bool) {
        Self.all.removeAll { $0 === self }
        g_signal_handlers_disconnect_matched(
            gpointer(drag), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(self).toOpaque())
        gdk_drag_drop_done(drag, gboolean(isTaken ? 1 : 0))
        g_object_unref(gpointer(drag))
        content.onEnd(isTaken)
    }
}
