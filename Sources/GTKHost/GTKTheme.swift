import CGtk4
import Foundation

/// What GTK's settings say about light and dark.
@MainActor
struct GTKTheme {
    /// The theme that the environment forces, if any.
    private let forcedName: String?

    init(environment: [String: String]) {
        forcedName = environment["GTK_THEME"]
    }

    /// Whether the user's theme is a dark one.
    var isDark: Bool {
        if let forcedName { return Self.isDark(name: forcedName) }
        guard let settings = gtk_settings_get_default().map({ UnsafeMutableRawPointer($0) }) else { return false }
        if hanok_boolean_property(settings, "gtk-application-prefer-dark-theme") != 0 { return true }
        let name = hanok_copy_string_property(settings, "gtk-theme-name")
        defer { g_free(name) }
        return name.map { Self.isDark(name: String(cString: $0)) } ?? false
    }

    /// Dark variants are named `Theme:dark` or `Theme-dark`.
    static func isDark(name: String) -> Bool {
        let name = name.lowercased()
        return name.hasSuffix(":dark") || name.hasSuffix("-dark")
    }

    /// Calls back with the context whenever the settings change.
    func observe(_ context: AnyObject, _ callback: @convention(c) (gpointer?) -> Void) {
        guard let settings = gtk_settings_get_default() else { return }
        let data = Unmanaged.passUnretained(context).toOpaque()
        for name in ["gtk-application-prefer-dark-theme", "gtk-theme-name"] {
            g_signal_connect_data(
                gpointer(settings), "notify::" + name, unsafeBitCast(callback, to: GCallback.self), data, nil,
                G_CONNECT_SWAPPED)
        }
    }
}
