import CGio

/// The desktop's service that shows notifications, by the Desktop Notifications Specification (freedesktop.org, 1.2).
package final class DesktopNotifications: @unchecked Sendable {
    /// The app's own; nothing is asked of the bus before the first notification.
    package static let shared = DesktopNotifications()

    private static let service = "org.freedesktop.Notifications"
    private static let path = "/org/freedesktop/Notifications"

    private let thread = GLibThread(name: "notifications")
    /// Used on the thread alone, as what follows.
    private var connection: DBusConnection?
    private var readsMarkup = false
    private var actions: [UInt32: @Sendable (String) -> Void] = [:]

    /// Shows a notification.
    /// - Parameters:
    ///   - buttons: what they are called to the app, with their titles. The service names a click on the notification
    ///     itself `default`.
    ///   - onAction: is called with the name of the button that the user chooses.
    ///   - onFailure: is called where there is no such service.
    package func show(
        app: String, title: String, body: String, buttons: [(name: String, title: String)],
        onAction: @escaping @Sendable (String) -> Void, onFailure: @escaping @Sendable () -> Void
    ) {
        thread.perform { [self] in
            do {
                let identity = try notify(app, title, body, buttons)
                actions[identity] = onAction
            } catch {
                onFailure()
            }
        }
    }

    private func notify(
        _ app: String, _ title: String, _ body: String, _ buttons: [(name: String, title: String)]
    ) throws -> UInt32 {
        let connection = try openConnection()
        let body = readsMarkup ? body.replacing("&", with: "&amp;").replacing("<", with: "&lt;") : body
        let names = buttons.flatMap { [$0.name, $0.title] }
        let answer = try connection.call(
            Self.service, Self.path, Self.service, "Notify",
            [
                .string(app), .uint32(0), .string(""), .string(title), .string(body), .array(names), .emptyDictionary(),
                .int32(-1),
            ])
        guard let identity = answer.children.first?.count else {
            throw DBusError(description: "the notification has no number", kind: .passing)
        }
        return identity
    }

    private func openConnection() throws -> DBusConnection {
        if let connection, connection.isOpen { return connection }
        let connection = try DBusConnection.session()
        for signal in ["ActionInvoked", "NotificationClosed"] { subscribe(to: signal, of: connection) }
        let capabilities = try connection.call(Self.service, Self.path, Self.service, "GetCapabilities")
        readsMarkup = capabilities.children.first?.texts.contains("body-markup") ?? false
        self.connection = connection
        return connection
    }

    private func subscribe(to signal: String, of connection: DBusConnection) {
        let receive: GDBusSignalCallback = { _, _, _, _, signal, arguments, data in
            guard let data, let signal, let arguments else { return }
            let service = Unmanaged<DesktopNotifications>.fromOpaque(data).takeUnretainedValue()
            service.receive(String(cString: signal), DBusValue(owned: g_variant_ref(arguments)).children)
        }
        // The one object lives as long as the process.
        g_dbus_connection_signal_subscribe(
            connection.handle, Self.service, Self.service, signal, nil, nil, G_DBUS_SIGNAL_FLAGS_NONE, receive,
            Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    private func receive(_ signal: String, _ arguments: [DBusValue]) {
        guard let identity = arguments.first?.count else { return }
        if signal == "NotificationClosed" {
            actions[identity] = nil
        } else if arguments.count > 1, let name = arguments[1].text {
            actions[identity]?(name)
        }
    }
}
