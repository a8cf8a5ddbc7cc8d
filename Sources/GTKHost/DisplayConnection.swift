import CGtk4
import Foundation

/// The connection to the desktop's display.
@MainActor
struct DisplayConnection {
    let display: OpaquePointer

    /// What GTK is told while it starts: no GPU context and no theme, since we draw every pixel ourselves (together 60 ms
    /// at start), and no accessibility of its own, since it knows none of our elements.
    private static var settings: [(name: String, value: String)] {
        let hasOwnSwitches = gtk_get_major_version() > 4 || gtk_get_minor_version() >= 16
        return [
            hasOwnSwitches ? ("GDK_DISABLE", "gl,vulkan") : ("GDK_DEBUG", "gl-disable"),
            ("GSK_RENDERER", "cairo"),
            ("GTK_THEME", "Empty"),
            ("GTK_A11Y", "none"),
        ]
    }

    /// The environment that the user gave, for what is not meant for our own windows.
    let environment: [String: String]

    /// Connects to the display that the environment names.
    /// - Throws: `DisplayError` where there is none or it does not answer.
    init() throws(DisplayError) {
        environment = ProcessInfo.processInfo.environment
        for (name, value) in Self.settings { setenv(name, value, 1) }
        // The app's own number formats stay as they are; only the encoding of what is typed is the user's.
        setlocale(LC_CTYPE, "")
        gtk_disable_setlocale()
        g_set_prgname(ProcessInfo.processInfo.processName)
        guard gtk_init_check() != 0, let display = gdk_display_get_default() else {
            throw DisplayError(display: environment["DISPLAY"], waylandDisplay: environment["WAYLAND_DISPLAY"])
        }
        self.display = display
    }

    /// Opens an address in the desktop's own program, which does not inherit our settings of GTK.
    /// - Returns: whether there is such a program.
    func open(_ url: URL) -> Bool {
        guard let context = g_app_launch_context_new() else { return false }
        defer { g_object_unref(gpointer(context)) }
        for (name, _) in Self.settings {
            if let value = environment[name] {
                g_app_launch_context_setenv(context, name, value)
            } else {
                g_app_launch_context_unsetenv(context, name)
            }
        }
        return g_app_info_launch_default_for_uri(url.absoluteString, context, nil) != 0
    }
}
