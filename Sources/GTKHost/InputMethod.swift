import CGtk4
import Foundation
import Geometry
import Platform

/// The desktop's input method for one window: keys go to it first while text is entered.
@MainActor
final class InputMethod {
    /// Text that is finished.
    var onText: ((String) -> Void)?
    /// Text that is not, and its caret in Unicode scalars.
    var onComposition: ((String, Int) -> Void)?
    /// A key that the method took and gives back.
    var onReturnedKey: ((OpaquePointer) -> Void)?

    /// What the desktop knows of the text that is entered. Where it is told that another text begins, it may
    /// still hand over, later, what it had begun in the last one, which stands there by then: that is the other context's,
    /// to which nobody listens.
    private var method: UnsafeMutablePointer<GtkIMContext>
    private var idleMethod: UnsafeMutablePointer<GtkIMContext>
    private var isActive = false
    /// What it says while it is reset is nothing that the user has entered.
    private var isResetting = false

    /// - Parameter window: the caret's place is told in its coordinates.
    init(_ window: UnsafeMutablePointer<GtkWindow>) {
        method = gtk_im_multicontext_new()
        idleMethod = gtk_im_multicontext_new()
        let widget = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
        for method in [method, idleMethod] {
            gtk_im_context_set_client_widget(method, widget)
            gtk_im_context_set_use_preedit(method, gboolean(1))
            connectSignals(of: method)
        }
    }

    /// The window is about to go.
    func close() {
        for method in [method, idleMethod] {
            let object = gpointer(method)
            g_signal_handlers_disconnect_matched(
                object, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(self).toOpaque())
            gtk_im_context_set_client_widget(method, nil)
            g_object_unref(object)
        }
        for event in takenKeys { gdk_event_unref(event) }
        takenKeys = []
    }

    /// Where text is entered now, in the window's coordinates; nil where nowhere.
    var place: TextEntryPlace? {
        didSet { placeChanged(from: oldValue) }
    }

    /// The window has the keyboard.
    var hasKeyboard = false {
        didSet { activate() }
    }

    /// - Returns: whether the key is the input method's.
    func takes(_ event: OpaquePointer) -> Bool {
        guard isActive else { return false }
        keep(event)
        if gtk_im_context_filter_keypress(method, event) != 0 { return true }
        if let index = takenKeys.lastIndex(of: event) { gdk_event_unref(takenKeys.remove(at: index)) }
        return false
    }

    // MARK: Keys that come back

    /// The method that has the keyboard.
    private static weak var active: InputMethod?
    /// The last ones, which the method may give back.
    private var takenKeys: [OpaquePointer] = []

    /// More keys than these are not on their way at a time.
    private static let takenKeyLimit = 16

    private func keep(_ event: OpaquePointer) {
        if takenKeys.count == Self.takenKeyLimit { gdk_event_unref(takenKeys.removeFirst()) }
        takenKeys.append(gdk_event_ref(event))
    }

    /// Hands a key that the method gives back to its window.
    /// - Parameter keycode: the hardware's, or the kernel's, which is 8 less.
    /// - Returns: whether there was such a key.
    static func takeBack(keycode: guint, isPress: Bool) -> Bool {
        guard let active else { return false }
        let type = isPress ? GDK_KEY_PRESS : GDK_KEY_RELEASE
        let found = active.takenKeys.firstIndex { event in
            let code = gdk_key_event_get_keycode(event)
            return gdk_event_get_event_type(event) == type && (code == keycode || code == keycode + 8)
        }
        guard let found else { return false }
        let event = active.takenKeys.remove(at: found)
        active.onReturnedKey?(event)
        gdk_event_unref(event)
        return true
    }

    private func placeChanged(from old: TextEntryPlace?) {
        let isOther = old?.field != place?.field
        if isOther { beginText() }
        if let place {
            if isOther || old?.isSecure != place.isSecure {
                hanok_set_secure_input(method, gboolean(place.isSecure ? 1 : 0))
            }
            if isOther || old?.caret != place.caret { show(place.caret) }
        }
        activate()
    }

    private func show(_ caret: CGRect) {
        var rectangle = GdkRectangle(
            x: gint(caret.minX), y: gint(caret.minY), width: gint(max(1, caret.width)), height: gint(caret.height))
        gtk_im_context_set_cursor_location(method, &rectangle)
    }

    /// Another text is entered from now on.
    private func beginText() {
        isResetting = true
        gtk_im_context_reset(method)
        if isActive { gtk_im_context_focus_out(method) }
        isActive = false
        isResetting = false
        swap(&method, &idleMethod)
    }

    private func activate() {
        let shouldBeActive = hasKeyboard && place != nil
        guard shouldBeActive != isActive else { return }
        isActive = shouldBeActive
        if isActive { Self.active = self }
        if isActive { gtk_im_context_focus_in(method) } else { gtk_im_context_focus_out(method) }
    }

    // MARK: Signals

    private func connectSignals(of method: UnsafeMutablePointer<GtkIMContext>) {
        let commit: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, gpointer?) -> Void = { method, text, data in
            let string = text.map { String(cString: $0) } ?? ""
            MainActor.assumeIsolated { context(data, as: InputMethod.self).committed(string, by: method) }
        }
        connect(OpaquePointer(method), "commit", to: self, commit)
        let changed: @convention(c) (OpaquePointer?, gpointer?) -> Void = { method, data in
            MainActor.assumeIsolated { context(data, as: InputMethod.self).compositionChanged(by: method) }
        }
        connect(OpaquePointer(method), "preedit-changed", to: self, changed)
    }

    private func isHeard(_ other: OpaquePointer?) -> Bool { !isResetting && other == OpaquePointer(method) }

    private func committed(_ string: String, by method: OpaquePointer?) {
        guard isHeard(method), !string.isEmpty else { return }
        onText?(string)
    }

    private func compositionChanged(by other: OpaquePointer?) {
        guard isHeard(other) else { return }
        var text: UnsafeMutablePointer<CChar>?
        var caret: gint = 0
        gtk_im_context_get_preedit_string(method, &text, nil, &caret)
        defer { g_free(text) }
        onComposition?(text.map { String(cString: $0) } ?? "", Int(caret))
    }
}
