import Foundation

/// Tells what the app may know of its place, until it is ended.
final class LocationSession: @unchecked Sendable {
    /// What the app may know.
    struct State: Sendable {
        let status: CLAuthorizationStatus
        /// Whether the device has location services that are on; asked for only where the app may know nothing.
        let isEnabled: Bool

        var isDenied: Bool { status == .denied }
        var isDeniedGlobally: Bool { isDenied && !isEnabled }
        var isRestricted: Bool { status == .restricted }
        var isUndecided: Bool { status == .notDetermined }
        var isAlways: Bool { status == .authorizedAlways }
    }

    private let service: LocationService
    private let lock = NSLock()
    private var listeners: [LocationService.ObserverID: AsyncStream<State>.Continuation] = [:]
    private var hasEnded = false

    init(_ service: LocationService) { self.service = service }

    /// The state now and at each change.
    func states() -> AsyncStream<State> {
        AsyncStream { listener in
            let service = service
            let id = service.add { event in
                if case .authorization = event { listener.yield(Self.state(of: service)) }
            }
            listener.onTermination = { [weak self] _ in self?.remove(id) ?? service.remove(id) }
            listener.yield(Self.state(of: service))
            let isOver = lock.withLock {
                if !hasEnded { listeners[id] = listener }
                return hasEnded
            }
            if isOver { listener.finish() }
        }
    }

    func invalidate() {
        let ended = lock.withLock {
            defer { (hasEnded, listeners) = (true, [:]) }
            return listeners
        }
        for listener in ended.values { listener.finish() }
    }

    private func remove(_ id: LocationService.ObserverID) {
        lock.withLock { listeners[id] = nil }
        service.remove(id)
    }

    private static func state(of service: LocationService) -> State {
        let status = service.authorization
        return State(status: status, isEnabled: status != .denied || service.isEnabled)
    }
}
