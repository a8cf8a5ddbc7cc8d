import CGtk4
import Foundation

/// Keys that an input method took and gives back, once it has finished what was begun: ibus does so with Return, Tab and
/// arrows behind Korean letters. GTK has no way from there to the window; ibus tells GTK by this function, which the
/// library that defines it first is asked for. What no window has waited for goes to GTK's own.
@_cdecl("gtk_im_context_filter_key")
func filterReturnedKey(
    _ method: UnsafeMutableRawPointer?, _ isPress: gboolean, _ surface: UnsafeMutableRawPointer?,
    _ device: UnsafeMutableRawPointer?, _ time: guint32, _ keycode: guint, _ state: guint, _ group: gint
) -> gboolean {
    let isReturned = MainActor.assumeIsolated { InputMethod.takeBack(keycode: keycode, isPress: isPress != 0) }
    if isReturned { return 1 }
    return GTKFunctions.filterKey?(method, isPress, surface, device, time, keycode, state, group) ?? 0
}

private enum GTKFunctions {
    typealias FilterKey =
        @convention(c) (
            UnsafeMutableRawPointer?, gboolean, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, guint32, guint,
            guint, gint
        ) -> gboolean

    /// GTK's own, behind that of this library.
    static let filterKey: FilterKey? = {
        let behindThisLibrary = UnsafeMutableRawPointer(bitPattern: -1)
        guard let function = dlsym(behindThisLibrary, "gtk_im_context_filter_key") else { return nil }
        return unsafeBitCast(function, to: FilterKey.self)
    }()
}
