import CGtk4
import Foundation

/// What GTK's settings say about light and dark.
@MainActor
final class GTKTheme {
    /// The theme that the environment forces, if any.
    private let forcedName: String?
    private var settings: gpointer?

    init(environment: [String: String]) {
        forcedName = environment["GTK_THEME"]
    }

    /// Whether the user's theme is a dark one; false as long as the settings are not observed.
    var isDark: Bool {
        if let forcedName { return Self.isDark(name: forcedName) }
        guard let settings else { return false }
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

    /// Reads the settings from now on, and calls back with the context whenever they change.
    func observe(_ context: AnyObject, _ callback: @convention(c) (gpointer?) -> Void) {
        settings = gpointer(gtk_settings_get_default())
        guard let settings else { return }
        let data = Unmanaged.passUnretained(context).toOpaque()
        for name in ["gtk-application-prefer-dark-theme", "gtk-theme-name"] {
            g_signal_connect_data(
                settings, "notify::" + name, unsafeBitCast(callback, to: GCallback.self), data, nil, G_CONNECT_SWAPPED)
        }
    }
}
