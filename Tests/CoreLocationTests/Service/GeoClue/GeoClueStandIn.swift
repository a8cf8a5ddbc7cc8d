import CGio
import Foundation
import MessageBus

@testable import CoreLocation

/// A location service on a message bus that answers as GeoClue does, and that a test moves, forbids and ends.
final class GeoClueStandIn: @unchecked Sendable {
    private static let manager = "/org/freedesktop/GeoClue2/Manager"
    private static let client = "/org/freedesktop/GeoClue2/Client/1"

    private let thread = GLibThread(name: "GeoClue stand-in")
    private let connection: DBusConnection
    private let isAllowed: Bool
    private let diesAsItStarts: Bool
    private let lock = NSLock()
    private var place: (Double, Double)?
    private var moves = 0
    private var notes: [String] = []

    init(
        _ address: String, isAllowed: Bool = true, diesAsItStarts: Bool = false, place: (Double, Double)? = nil
    ) throws {
        connection = try DBusConnection(address: address)
        self.isAllowed = isAllowed
        self.diesAsItStarts = diesAsItStarts
        self.place = place
        perform {
            self.register(Self.manager, GeoClueClient.service + ".Manager")
            self.register(Self.client, GeoClueClient.service + ".Client")
        }
        _ = try connection.call(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
            [.string(GeoClueClient.service), .uint32(0)])
    }

    /// What the app asked for, in order.
    var log: [String] { lock.withLock { notes } }

    func move(_ latitude: Double, _ longitude: Double) {
        perform {
            self.lock.withLock { self.place = (latitude, longitude) }
            self.announce()
        }
    }

    /// Leaves the bus as a process that was killed does.
    func die() { g_dbus_connection_close_sync(connection.handle, nil, nil) }

    /// Waits for what is done on the thread.
    private func perform(_ work: @escaping @Sendable () -> Void) {
        let done = DispatchSemaphore(value: 0)
        thread.perform {
            work()
            done.signal()
        }
        done.wait()
    }

    private func announce() {
        moves += 1
        let path = "/org/freedesktop/GeoClue2/Client/1/Location/\(moves)"
        register(path, GeoClueClient.service + ".Location")
        let paths: [OpaquePointer?] = [g_variant_new_object_path("/"), g_variant_new_object_path(path)]
        g_dbus_connection_emit_signal(
            connection.handle, nil, Self.client, GeoClueClient.service + ".Client", "LocationUpdated",
            g_variant_new_tuple(paths, 2), nil)
    }

    // MARK: The bus's side

    private static let description = """
        <node><interface name="org.freedesktop.GeoClue2.Manager">
          <method name="GetClient"><arg type="o" direction="out"/></method></interface>
        <interface name="org.freedesktop.GeoClue2.Client">
          <method name="Start"/><method name="Stop"/>
          <property name="DesktopId" type="s" access="readwrite"/>
          <property name="RequestedAccuracyLevel" type="u" access="readwrite"/>
          <signal name="LocationUpdated"><arg type="o"/><arg type="o"/></signal></interface>
        <interface name="org.freedesktop.GeoClue2.Location">
          <property name="Latitude" type="d" access="read"/><property name="Longitude" type="d" access="read"/>
          <property name="Accuracy" type="d" access="read"/><property name="Altitude" type="d" access="read"/>
          <property name="Speed" type="d" access="read"/><property name="Heading" type="d" access="read"/>
        </interface></node>
        """

    private func register(_ path: String, _ interface: String) {
        let node = g_dbus_node_info_new_for_xml(Self.description, nil)
        var table = GDBusInterfaceVTable()
        table.method_call = { _, _, _, _, method, _, invocation, data in
            guard let data, let method, let invocation else { return }
            Unmanaged<GeoClueStandIn>.fromOpaque(data).takeUnretainedValue()
                .answer(String(cString: method), invocation)
        }
        table.get_property = { _, _, _, _, property, _, data in
            guard let data, let property else { return nil }
            return Unmanaged<GeoClueStandIn>.fromOpaque(data).takeUnretainedValue().value(String(cString: property))
        }
        table.set_property = { _, _, _, _, property, value, _, data in
            guard let data, let property, let value else { return 0 }
            let text = g_variant_print(value, 0)
            Unmanaged<GeoClueStandIn>.fromOpaque(data).takeUnretainedValue()
                .note("\(String(cString: property)) \(text.map { String(cString: $0) } ?? "")")
            g_free(text)
            return 1
        }
        g_dbus_connection_register_object(
            connection.handle, path, g_dbus_node_info_lookup_interface(node, interface), &table,
            Unmanaged.passUnretained(self).toOpaque(), nil, nil)
        g_dbus_node_info_unref(node)
    }

    private func note(_ line: String) { lock.withLock { notes.append(line) } }

    private func answer(_ method: String, _ invocation: OpaquePointer) {
        note(method)
        switch method {
        case "GetClient":
            let path: [OpaquePointer?] = [g_variant_new_object_path(Self.client)]
            g_dbus_method_invocation_return_value(invocation, g_variant_new_tuple(path, 1))
        case "Start" where diesAsItStarts: die()
        case "Start" where !isAllowed:
            g_dbus_method_invocation_return_dbus_error(
                invocation, "org.freedesktop.DBus.Error.AccessDenied", "the user said no")
        default:
            g_dbus_method_invocation_return_value(invocation, nil)
            if method == "Start", lock.withLock({ place != nil }) { announce() }
        }
    }

    private func value(_ property: String) -> OpaquePointer? {
        let place = lock.withLock { self.place } ?? (0, 0)
        switch property {
        case "Latitude": return g_variant_new_double(place.0)
        case "Longitude": return g_variant_new_double(place.1)
        case "Accuracy": return g_variant_new_double(25)
        case "Altitude": return g_variant_new_double(-Double.greatestFiniteMagnitude)
        case "DesktopId": return g_variant_new_string("")
        case "RequestedAccuracyLevel": return g_variant_new_uint32(0)
        default: return g_variant_new_double(-1)
        }
    }
}
