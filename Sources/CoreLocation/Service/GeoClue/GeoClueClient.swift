import CGio
import Foundation
import MessageBus

/// An app's conversation with GeoClue, the desktop's location service. It is used on one thread, a `GLibThread`.
///
/// The interfaces are those of GeoClue 2's D-Bus documentation.
final class GeoClueClient {
    static let service = "org.freedesktop.GeoClue2"
    private static let client = service + ".Client"
    private static let properties = "org.freedesktop.DBus.Properties"

    private let connection: DBusConnection
    /// The app's object in the service; nil before `start` and after the service has gone.
    private(set) var path: String?
    private var subscriptions: [guint] = []
    private let whenMoved: (CLLocation) -> Void
    private let whenOwnerChanged: (_ isThere: Bool) -> Void

    /// - Parameters:
    ///   - whenMoved: takes each new place.
    ///   - whenOwnerChanged: told when the service goes and when it comes.
    init(
        _ connection: DBusConnection, whenMoved: @escaping (CLLocation) -> Void,
        whenOwnerChanged: @escaping (Bool) -> Void
    ) {
        self.connection = connection
        self.whenMoved = whenMoved
        self.whenOwnerChanged = whenOwnerChanged
        subscribe(Self.client, "LocationUpdated", from: Self.service, argument: nil)
        subscribe("org.freedesktop.DBus", "NameOwnerChanged", from: "org.freedesktop.DBus", argument: Self.service)
    }

    deinit { subscriptions.forEach { g_dbus_connection_signal_unsubscribe(connection.handle, $0) } }

    var isUsable: Bool { connection.isOpen }

    /// Has the service look for the place. It may ask the user first, so that this takes a while.
    /// - Throws: `DBusError`, of the kind `accessDenied` where the user said no.
    func start(accuracy: CLLocationAccuracy) throws {
        let path = try path ?? makeClient()
        self.path = path
        try set("RequestedAccuracyLevel", .uint32(Self.level(accuracy)), of: path)
        _ = try connection.call(Self.service, path, Self.client, "Start", seconds: 120)
    }

    func stop() {
        guard let path else { return }
        _ = try? connection.call(Self.service, path, Self.client, "Stop")
    }

    private func makeClient() throws -> String {
        let manager = "/org/freedesktop/GeoClue2/Manager"
        let answer = try connection.call(Self.service, manager, Self.service + ".Manager", "GetClient", seconds: 25)
        guard let path = answer.children.first?.text else {
            throw DBusError(description: "GeoClue gave no client", kind: .passing)
        }
        let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        try set("DesktopId", .string(name), of: path)
        return path
    }

    private func set(_ property: String, _ value: DBusValue, of path: String) throws {
        let arguments: [DBusValue] = [.string(Self.client), .string(property), .variant(value)]
        _ = try connection.call(Self.service, path, Self.properties, "Set", arguments)
    }

    /// GeoClue's levels: country 1, city 4, neighbourhood 5, street 6, exact 8.
    private static func level(_ accuracy: CLLocationAccuracy) -> UInt32 {
        switch accuracy {
        case ..<50: 8
        case ..<500: 6
        case ..<2000: 5
        default: 4
        }
    }

    // MARK: Signals

    private func subscribe(_ interface: String, _ signal: String, from sender: String, argument: String?) {
        let receive: GDBusSignalCallback = { _, _, _, _, signal, arguments, data in
            guard let data, let signal, let arguments else { return }
            let client = Unmanaged<GeoClueClient>.fromOpaque(data).takeUnretainedValue()
            client.receive(String(cString: signal), DBusValue(owned: g_variant_ref(arguments)))
        }
        subscriptions.append(
            g_dbus_connection_signal_subscribe(
                connection.handle, sender, interface, signal, nil, argument, G_DBUS_SIGNAL_FLAGS_NONE, receive,
                Unmanaged.passUnretained(self).toOpaque(), nil))
    }

    private func receive(_ signal: String, _ arguments: DBusValue) {
        let texts = arguments.texts
        if signal == "LocationUpdated", texts.count == 2 {
            if let location = try? location(texts[1]) { whenMoved(location) }
        } else if signal == "NameOwnerChanged", texts.count == 3 {
            path = nil
            whenOwnerChanged(!texts[2].isEmpty)
        }
    }

    private func location(_ path: String) throws -> CLLocation? {
        let answer = try connection.call(
            Self.service, path, Self.properties, "GetAll", [.string(Self.service + ".Location")])
        guard let values = answer.children.first, let latitude = values.number("Latitude"),
            let longitude = values.number("Longitude")
        else { return nil }
        let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        guard CLLocationCoordinate2DIsValid(coordinate) else { return nil }
        // An altitude that isn't known is the lowest number there is.
        let altitude = values.number("Altitude").flatMap { $0 > -1e6 ? $0 : nil }
        let accuracy = values.number("Accuracy") ?? -1
        return CLLocation(
            coordinate: coordinate, altitude: altitude ?? 0, horizontalAccuracy: accuracy,
            verticalAccuracy: altitude == nil ? -1 : accuracy, course: values.number("Heading") ?? -1,
            speed: values.number("Speed") ?? -1, timestamp: Date())
    }
}
