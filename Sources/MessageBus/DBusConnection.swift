import CGio
import Foundation

/// A connection to a message bus. Calls wait for their answer.
package final class DBusConnection: @unchecked Sendable {
    package let handle: OpaquePointer

    /// - Parameter address: nil is the system's bus.
    /// - Throws: `DBusError` where there is no bus.
    package init(address: String?) throws {
        guard MessageBusLibrary.isLoaded else {
            throw DBusError(description: "GIO is not installed", kind: .missing)
        }
        let busAddress = try address ?? Self.busAddress(G_BUS_TYPE_SYSTEM)
        let flags = GDBusConnectionFlags(
            G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
        do {
            handle = try DBusError.check { g_dbus_connection_new_for_address_sync(busAddress, flags, nil, nil, $0) }
        } catch let error as DBusError {
            throw DBusError(description: error.description, kind: .missing)
        }
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(handle)) }

    /// A connection to the bus of the user's session.
    /// - Throws: `DBusError` where there is none.
    package static func session() throws -> DBusConnection {
        guard MessageBusLibrary.isLoaded else { throw DBusError(description: "GIO is not installed", kind: .missing) }
        return try DBusConnection(address: busAddress(G_BUS_TYPE_SESSION))
    }

    private static func busAddress(_ type: GBusType) throws -> String {
        let address = try DBusError.check { g_dbus_address_get_for_bus_sync(type, nil, $0) }
        defer { g_free(address) }
        return String(cString: address)
    }

    package var isOpen: Bool { g_dbus_connection_is_closed(handle) == 0 }

    /// Calls a method.
    /// - Parameter seconds: how long the answer may take.
    /// - Throws: `DBusError`.
    package func call(
        _ service: String, _ path: String, _ interface: String, _ method: String, _ arguments: [DBusValue] = [],
        seconds: Double = 5
    ) throws -> DBusValue {
        let tuple = DBusValue.tuple(arguments)
        defer { withExtendedLifetime(tuple) {} }
        let answer = try DBusError.check {
            g_dbus_connection_call_sync(
                handle, service, path, interface, method, tuple.handle, nil, G_DBUS_CALL_FLAGS_NONE,
                gint(seconds * 1000), nil, $0)
        }
        return DBusValue(owned: answer)
    }
}
