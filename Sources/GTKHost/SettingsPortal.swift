import CGtk4
import Foundation

/// The desktop's settings portal on the session bus (`org.freedesktop.appearance`, key `color-scheme`).
@MainActor
final class SettingsPortal {
    private static let name = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"
    private static let namespace = "org.freedesktop.appearance"
    private static let key = "color-scheme"

    /// nil where the desktop has no preference or there is no portal.
    private(set) var prefersDark: Bool?
    var onChange: (() -> Void)?

    private var isAnswered = false

    /// - Returns: nil where there is no session bus.
    init?(environment: [String: String]) {
        guard SessionBus.exists(environment: environment) else { return nil }
        g_bus_get(
            G_BUS_TYPE_SESSION, nil,
            { _, result, data in
                let connection = g_bus_get_finish(result, nil)
                MainActor.assumeIsolated { context(data, as: SettingsPortal.self).connected(connection) }
            }, Unmanaged.passRetained(self).toOpaque())
    }

    /// Turns GLib's loop until the first answer has come, but not longer than so many seconds.
    func waitForAnswer(seconds: Double) {
        let end = g_get_monotonic_time() + gint64(seconds * 1e6)
        while !isAnswered, g_get_monotonic_time() < end {
            if g_main_context_iteration(nil, gboolean(0)) == 0 { usleep(500) }
        }
    }

    private func connected(_ connection: OpaquePointer?) {
        guard let connection else {
            isAnswered = true
            return
        }
        subscribe(connection)
        ask(connection)
    }

    private func ask(_ connection: OpaquePointer) {
        var arguments: [OpaquePointer?] = [g_variant_new_string(Self.namespace), g_variant_new_string(Self.key)]
        g_dbus_connection_call(
            connection, Self.name, Self.path, Self.interface, "Read", g_variant_new_tuple(&arguments, 2), nil,
            G_DBUS_CALL_FLAGS_NONE, -1, nil,
            { source, result, data in
                let reply = g_dbus_connection_call_finish(OpaquePointer(source), result, nil)
                MainActor.assumeIsolated { context(data, as: SettingsPortal.self).answered(reply) }
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    private func subscribe(_ connection: OpaquePointer) {
        g_dbus_connection_signal_subscribe(
            connection, Self.name, Self.interface, "SettingChanged", Self.path, Self.namespace,
            G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, _, parameters, data in
                MainActor.assumeIsolated { context(data, as: SettingsPortal.self).changed(parameters) }
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    private func answered(_ reply: OpaquePointer?) {
        isAnswered = true
        guard let reply else { return }
        defer { g_variant_unref(reply) }
        take(g_variant_get_child_value(reply, 0))
    }

    /// - Parameter parameters: the namespace, the key, the value.
    private func changed(_ parameters: OpaquePointer?) {
        guard let key = g_variant_get_child_value(parameters, 1) else { return }
        defer { g_variant_unref(key) }
        guard String(cString: g_variant_get_string(key, nil)) == Self.key else { return }
        take(g_variant_get_child_value(parameters, 2))
    }

    /// - Parameter value: 1 for dark, 2 for light, 0 for either, in as many boxes as the portal's version puts it; consumed.
    private func take(_ value: OpaquePointer?) {
        guard var value else { return }
        while g_variant_is_of_type(value, g_variant_type_checked_("v")) != 0, let inner = g_variant_get_variant(value) {
            g_variant_unref(value)
            value = inner
        }
        defer { g_variant_unref(value) }
        guard g_variant_is_of_type(value, g_variant_type_checked_("u")) != 0 else { return }
        let scheme = g_variant_get_uint32(value)
        prefersDark = scheme == 0 ? nil : scheme == 1
        onChange?()
    }
}
