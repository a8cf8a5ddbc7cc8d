import Foundation

/// The message bus of the user's session.
enum SessionBus {
    /// Whether one runs. Where none does, GLib would try to start one of its own, by a program that it waits for.
    static func exists(environment: [String: String]) -> Bool {
        let socket = (environment["XDG_RUNTIME_DIR"] ?? "") + "/bus"
        return environment["DBUS_SESSION_BUS_ADDRESS"] != nil || FileManager.default.fileExists(atPath: socket)
    }
}
