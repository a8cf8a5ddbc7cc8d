import CGio
import Foundation
import MessageBus
import RuntimeWarnings

/// The desktop's real location service, over the system's message bus, with the user's permission.
///
/// A service that goes away is started again once; after that it is waited for. One that comes is asked again for what
/// was refused or could not be asked before. Nothing is asked for in a loop.
package final class GeoClueLocationSource: LocationSource, @unchecked Sendable {
    private let address: String?
    private let patience: Double
    private let lock = NSLock()
    private var report: Report?
    private var latest: CLLocation?
    private var status = CLAuthorizationStatus.notDetermined
    private var wantedAccuracy: CLLocationAccuracy?

    private lazy var thread = GLibThread(name: "GeoClue")
    // Used on `thread` alone.
    private var client: GeoClueClient?
    private var fixes = 0
    /// What the app has asked for and has not got.
    private var openWish: CLAuthorizationStatus?

    /// - Parameters:
    ///   - address: of the message bus; nil is the system's.
    ///   - patience: the seconds after which a place that doesn't come is an error.
    package init(address: String? = nil, patience: Double = 10) {
        self.address = address
        self.patience = patience
    }

    /// GeoClue tells places alone: its `Heading` is the way that the device moves, not where it points.
    package var hasCompass: Bool { false }
    package var authorization: CLAuthorizationStatus { lock.withLock { status } }
    package var lastLocation: CLLocation? { lock.withLock { latest } }

    package var isEnabled: Bool { hasService }

    /// Whether the service runs or can be started.
    private var hasService: Bool {
        guard let connection = try? DBusConnection(address: address) else { return false }
        return ["ListNames", "ListActivatableNames"].contains { method in
            let names = try? connection.call(
                "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method)
            return names?.children.first?.texts.contains(GeoClueClient.service) ?? false
        }
    }

    package func connect(_ report: @escaping Report) { lock.withLock { self.report = report } }

    package func requestAuthorization(_ wanted: CLAuthorizationStatus) {
        lock.withLock { thread }.perform { self.ask(wanted) }
    }

    package func start(accuracy: CLLocationAccuracy) {
        lock.withLock { wantedAccuracy = accuracy }
        lock.withLock { thread }.perform { self.run() }
    }

    package func stop() {
        let isRunning = lock.withLock {
            defer { wantedAccuracy = nil }
            return wantedAccuracy != nil
        }
        if isRunning { lock.withLock { thread }.perform { self.client?.stop() } }
    }

    // MARK: On the thread

    /// GeoClue asks the user when the place is first looked for.
    private func ask(_ wanted: CLAuthorizationStatus) {
        do {
            try connectedClient().start(accuracy: accuracy ?? kCLLocationAccuracyBest)
            openWish = nil
            change(to: wanted)
            thread.perform { if self.accuracy == nil { self.client?.stop() } }
        } catch {
            openWish = wanted
            RuntimeWarning.report(
                "the desktop's location service: \(error) (`hanok run --location` and `--gpx` set a place)",
                once: "GeoClue")
            if (error as? DBusError)?.kind != .passing { change(to: .denied) }
        }
    }

    private func run() {
        guard let accuracy else { return }
        do {
            try connectedClient().start(accuracy: accuracy)
            waitForPlace()
        } catch let error as DBusError where error.kind == .accessDenied {
            openWish = authorization
            change(to: .denied)
        } catch {
            send(.failure(.locationUnknown))
        }
    }

    private var accuracy: CLLocationAccuracy? { lock.withLock { wantedAccuracy } }

    private func connectedClient() throws -> GeoClueClient {
        if let client, client.isUsable { return client }
        let client = GeoClueClient(
            // The bus may still have something to tell when nobody asks any more.
            try DBusConnection(address: address), whenMoved: { [weak self] in self?.moved(to: $0) },
            whenOwnerChanged: { [weak self] in self?.ownerChanged($0) })
        self.client = client
        return client
    }

    private func moved(to location: CLLocation) {
        lock.withLock { latest = location }
        fixes += 1
        send(.location(location))
    }

    /// A place that doesn't come is an error, once.
    private func waitForPlace() {
        let before = fixes
        thread.perform(after: patience) {
            if self.fixes == before, self.accuracy != nil, self.lastLocation == nil {
                self.send(.failure(.locationUnknown))
            }
        }
    }

    private func ownerChanged(_ isThere: Bool) {
        guard accuracy != nil || openWish != nil else { return }
        if isThere {
            if client?.path == nil { goOn() }
        } else {
            if accuracy != nil { send(.failure(.locationUnknown)) }
            // A service that the bus can start comes with the first call; any other is waited for.
            thread.perform(after: 1) { if self.client?.path == nil, self.hasService { self.goOn() } }
        }
    }

    private func goOn() {
        if let openWish { ask(openWish) } else { run() }
    }

    private func change(to newStatus: CLAuthorizationStatus) {
        lock.withLock { status = newStatus }
        send(.authorization(newStatus))
    }

    private func send(_ report: LocationReport) { lock.withLock { self.report }?(report) }
}
