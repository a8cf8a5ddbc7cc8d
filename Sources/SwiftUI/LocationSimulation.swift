import CoreLocation
import HeadlessHost

/// Gives a headless app a place that a drive script sets, and the virtual clock to the file that is replayed.
@MainActor
enum LocationSimulation {
    static func connect() {
        let source = simulatedSource()
        source.player?.useVirtualTime()
        HeadlessHost.locate = { latitude, longitude in
            source.endPlaying()
            source.move(to: .simulated(CLLocationCoordinate2D(latitude: latitude, longitude: longitude)))
        }
        HeadlessHost.walk = { try walk(source, along: $0, speed: $1) }
        HeadlessHost.authorize = { answer in
            if let status = statuses[answer] { source.authorize(status) }
        }
        HeadlessHost.turn = { source.turn(to: $0) }
        HeadlessHost.timeToNextPlace = { source.player?.timeToNextPlace }
        HeadlessHost.timePassed = {
            source.player?.pass($0)
            LocationService.shared.timePassed()
        }
    }

    /// The source that the environment asks for, or one without a place: a picture doesn't depend on where it is made.
    private static func simulatedSource() -> SimulatedLocationSource {
        if let source = LocationService.shared.currentSource as? SimulatedLocationSource { return source }
        let source = SimulatedLocationSource()
        LocationService.shared.use(source)
        return source
    }

    private static func walk(_ source: SimulatedLocationSource, along path: String, speed: Double) throws {
        let player = GPXPlayer(path: path, speed: speed)
        try player.check()
        player.useVirtualTime()
        source.play(player)
    }

    private static let statuses: [String: CLAuthorizationStatus] = [
        "always": .authorizedAlways, "whenInUse": .authorizedWhenInUse, "denied": .denied, "restricted": .restricted,
        "notDetermined": .notDetermined,
    ]
}
