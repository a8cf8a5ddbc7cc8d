import CGtk4
import Foundation

/// The connection to the desktop's display. It is made on a thread of its own while the app makes its first frame.
@MainActor
final class DisplayConnection {
    /// What GTK is told while it starts: no GPU context and no theme, since we draw every pixel ourselves (together 60 ms
    /// at start), no accessibility of its own, since it knows none of our elements, and no message bus where none runs.
    private static func settings(in environment: [String: String]) -> [(name: String, value: String)] {
        // GTK itself is not loaded yet.
        let hasOwnSwitches = GTK_MAJOR_VERSION > 4 || GTK_MINOR_VERSION >= 16
        return [
            hasOwnSwitches ? ("GDK_DISABLE", "gl,vulkan") : ("GDK_DEBUG", "gl-disable"),
            ("GSK_RENDERER", "cairo"),
            ("GTK_THEME", "Empty"),
            ("GTK_A11Y", "none"),
        ] + (SessionBus.exists(environment: environment) ? [] : [("DBUS_SESSION_BUS_ADDRESS", "disabled:")])
    }

    /// The environment that the user gave, for what is not meant for our own windows.
    let environment: [String: String]

    private let settings: [(name: String, value: String)]
    private let opening = Opening()

    /// Begins to connect to the display that the environment names.
    /// - Throws: `DisplayError` where there is none or nothing listens there.
    init() throws(DisplayError) {
        environment = ProcessInfo.processInfo.environment
        guard DisplayServer(environment: environment).isReachable else { throw DisplayError(environment: environment) }
        settings = Self.settings(in: environment)
        for (name, value) in settings { setenv(name, value, 1) }
        // The app's own number formats stay as they are; only the encoding of what is typed is the user's.
        setlocale(LC_CTYPE, "")
        g_set_prgname(ProcessInfo.processInfo.processName)
        opening.begin()
    }

    /// The display, as soon as it is connected. Ends the program with a message where the display refuses.
    private(set) lazy var display: OpaquePointer = {
        guard opening.wait(), let display = gdk_display_get_default() else {
            FileHandle.standardError.write(Data("\(DisplayError(environment: environment))\n".utf8))
            exit(1)
        }
        return display
    }()

    /// Opens an address in the desktop's own program, which does not inherit our settings of GTK.
    /// - Returns: whether there is such a program.
    func open(_ url: URL) -> Bool {
        guard let context = g_app_launch_context_new() else { return false }
        defer { g_object_unref(gpointer(context)) }
        for (name, _) in settings {
            if let value = environment[name] {
                g_app_launch_context_setenv(context, name, value)
            } else {
                g_app_launch_context_unsetenv(context, name)
            }
        }
        return g_app_info_launch_default_for_uri(url.absoluteString, context, nil) != 0
    }

    /// GTK's start on a thread of its own. Nothing else may call GTK before `wait` has returned.
    private final class Opening: @unchecked Sendable {
        private let isDone = DispatchSemaphore(value: 0)
        private var isOpen = false

        func begin() {
            Thread.detachNewThread { [self] in
                GTKLibrary.load()
                gtk_disable_setlocale()
                // The settings are read here too, since they take as long as the display's other half.
                isOpen = gtk_init_check() != 0 && gtk_settings_get_default() != nil
                if isOpen { prepareWindow() }
                isDone.signal()
            }
        }

        /// What the first window would have to wait for.
        private func prepareWindow() {
            g_type_class_ref(gtk_window_get_type())
            hanok_prepare_x11_painting(gdk_display_get_default())
        }

        /// - Returns: whether there is a display.
        func wait() -> Bool {
            isDone.wait()
            return isOpen
        }
    }
}
