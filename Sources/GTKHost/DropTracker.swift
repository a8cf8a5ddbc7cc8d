import CGtk4
import Foundation
import Platform

/// Follows what is dragged over a window from outside.
///
/// The content hears of it as soon as it is known which files they are; all else is read when it is dropped.
@MainActor
final class DropTracker {
    private let handle: (DragEvent) -> Bool
    private var current: Drop?

    /// - Parameter handle: brings an event to the content, and its answer back.
    init(handle: @escaping (DragEvent) -> Bool) { self.handle = handle }

    isolated deinit { current?.release() }

    /// - Returns: whether the event is one of a drag.
    func takes(_ event: NativeEvent) -> Bool {
        switch event.type {
        case GDK_DRAG_ENTER: enter(event)
        case GDK_DRAG_MOTION: move(event)
        case GDK_DRAG_LEAVE: leave()
        case GDK_DROP_START: drop(event)
        default: return false
        }
        return true
    }

    private func enter(_ event: NativeEvent) {
        leave()
        guard let pointer = gdk_dnd_event_get_drop(event.event) else { return }
        let drop = Drop(pointer, at: event)
        current = drop
        guard drop.isLocal || !drop.mimeTypes.contains(DragEvent.addressList) else {
            return drop.reader.read([DragEvent.addressList]) { [weak self, weak drop] data in
                guard let drop, drop === self?.current, !drop.isAnnounced else { return }
                drop.data = data
                self?.announce(drop)
            }
        }
        announce(drop)
    }

    private func announce(_ drop: Drop) {
        drop.isAnnounced = true
        drop.answer(isWelcome: handle(drop.event(.entered)))
    }

    private func move(_ event: NativeEvent) {
        guard let drop = current else { return }
        drop.move(to: event)
        if drop.isAnnounced { drop.answer(isWelcome: handle(drop.event(.moved))) }
    }

    private func leave() {
        guard let drop = current else { return }
        current = nil
        if drop.isAnnounced { _ = handle(drop.event(.left)) }
        drop.release()
    }

    private func drop(_ event: NativeEvent) {
        guard let drop = current else { return }
        current = nil
        drop.move(to: event)
        guard !drop.isLocal else { return finish(drop) }
        let known = drop.data
        drop.reader.read(drop.mimeTypes.filter { known[$0] == nil }) { [self] data in
            drop.data.merge(data) { $1 }
            finish(drop)
        }
    }

    private func finish(_ drop: Drop) {
        if !drop.isAnnounced { _ = handle(drop.event(.entered)) }
        drop.finish(isTaken: handle(drop.event(.dropped)))
        drop.release()
    }
}

/// One thing that is dragged over a window.
@MainActor
private final class Drop {
    let reader: DropReader
    let mimeTypes: [String]
    var data: [String: Data] = [:]
    /// The content has heard of it.
    var isAnnounced = false
    private let source: (any DragEvent.Source)?
    private var location: CGPoint
    private var time: Double

    init(_ drop: OpaquePointer, at event: NativeEvent) {
        g_object_ref(gpointer(drop))
        reader = DropReader(drop: drop)
        mimeTypes = reader.mimeTypes
        source = gdk_drop_get_drag(drop).flatMap { DesktopDrag.find($0)?.content.source }
        location = event.location ?? .zero
        time = event.time
    }

    func release() { g_object_unref(gpointer(reader.drop)) }

    /// It was lifted in a window of this program.
    var isLocal: Bool { source != nil }

    func move(to event: NativeEvent) {
        location = event.location ?? location
        time = event.time
    }

    func event(_ phase: DragEvent.Phase) -> DragEvent {
        DragEvent(phase: phase, location: location, mimeTypes: mimeTypes, data: data, source: source, time: time)
    }

    /// Tells the program whether it could be dropped here.
    func answer(isWelcome: Bool) {
        let action = isWelcome ? self.action : GdkDragAction(rawValue: 0)
        gdk_drop_status(reader.drop, action, action)
    }

    func finish(isTaken: Bool) {
        gdk_drop_finish(reader.drop, isTaken ? action : GdkDragAction(rawValue: 0))
    }

    /// Taking a copy, or what else the program allows.
    private var action: GdkDragAction {
        let allowed = gdk_drop_get_actions(reader.drop).rawValue
        return [GDK_ACTION_COPY, GDK_ACTION_MOVE, GDK_ACTION_LINK].first { allowed & $0.rawValue != 0 }
            ?? GdkDragAction(rawValue: 0)
    }
}
