import Foundation

/// A place that a tool sets: a fixed one, one that a script moves, or the way points of a file.
///
/// Who asks for authorization gets it, unless the tool has said otherwise.
package final class SimulatedLocationSource: LocationSource, @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var report: Report?
    private var location: CLLocation?
    private var status = CLAuthorizationStatus.notDetermined
    /// The user is to answer by the tool.
    private var isQuestionOpen = false
    private var isRunning = false
    private var currentPlayer: GPXPlayer?
    private var isPlaying = false

    /// Moves the device, beginning when the place is asked for, for the first time.
    package var player: GPXPlayer? { lock.withLock { currentPlayer } }

    /// - Parameter location: nil is a device that can't tell where it is.
    package init(location: CLLocation? = nil, player: GPXPlayer? = nil) {
        self.location = location
        currentPlayer = player
    }

    package var isEnabled: Bool { true }
    /// A tool may turn the device at any time, and apps ask for a compass but once.
    package var hasCompass: Bool { true }
    package var authorization: CLAuthorizationStatus { lock.withLock { status } }
    package var lastLocation: CLLocation? { lock.withLock { location } }

    package func connect(_ report: @escaping Report) { lock.withLock { self.report = report } }

    package func requestAuthorization(_ wanted: CLAuthorizationStatus) {
        if lock.withLock({ !isQuestionOpen }) { authorize(wanted) }
    }

    package func start(accuracy: CLLocationAccuracy) {
        let (waiting, known) = lock.withLock {
            defer { (isRunning, isPlaying) = (true, true) }
            return (isPlaying ? nil : currentPlayer, isRunning ? nil : location)
        }
        if let waiting { begin(waiting) }
        if let known { return send(.location(known)) }
        if lastLocation == nil { send(.failure(.locationUnknown)) }
    }

    package func stop() { lock.withLock { isRunning = false } }

    // MARK: What the tool does

    /// Moves the device.
    package func move(to location: CLLocation) {
        lock.withLock { self.location = location }
        send(.location(location))
    }

    /// Moves the device as a file says, from now on.
    package func play(_ player: GPXPlayer) {
        lock.withLock { (currentPlayer, isPlaying) = (player, true) }
        begin(player)
    }

    /// Takes the device out of the file's hands.
    package func endPlaying() { lock.withLock { currentPlayer = nil } }

    private func begin(_ player: GPXPlayer) {
        player.begin { [weak self, weak player] location in
            guard let self, self.player === player else { return }
            self.move(to: location)
        }
    }

    /// Answers for the user; `notDetermined` leaves the next question open.
    package func authorize(_ status: CLAuthorizationStatus) {
        lock.withLock {
            self.status = status
            isQuestionOpen = status == .notDetermined
        }
        send(.authorization(status))
    }

    /// Turns the device.
    /// - Parameter degrees: clockwise from north.
    package func turn(to degrees: Double) {
        send(.heading(CLHeading(degrees: degrees, accuracy: 5, timestamp: Date())))
    }

    private func send(_ report: LocationReport) { lock.withLock { self.report }?(report) }
}

extension CLLocation {
    /// The place as it is known at a time: no device tells one that was found later.
    func known(at time: Date) -> CLLocation {
        guard timestamp > time else { return self }
        return CLLocation(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: courseAccuracy, speed: speed,
            speedAccuracy: speedAccuracy, timestamp: time,
            sourceInfo: CLLocationSourceInformation(softwareSimulationState: true, andExternalAccessoryState: false))
    }

    /// A place that was made up, as exact as a phone's under the open sky.
    package static func simulated(
        _ coordinate: CLLocationCoordinate2D, altitude: Double? = nil, course: Double = -1, speed: Double = -1,
        timestamp: Date = Date()
    ) -> CLLocation {
        CLLocation(
            coordinate: coordinate, altitude: altitude ?? 0, horizontalAccuracy: 5,
            verticalAccuracy: altitude == nil ? -1 : 3, course: course, courseAccuracy: course < 0 ? -1 : 5,
            speed: speed, speedAccuracy: speed < 0 ? -1 : 0.5, timestamp: timestamp,
            sourceInfo: CLLocationSourceInformation(
                softwareSimulationState: true, andExternalAccessoryState: false))
    }
}
