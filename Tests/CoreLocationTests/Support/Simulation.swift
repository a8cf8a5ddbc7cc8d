import CoreLocation
import Foundation

/// A manager with a delegate that takes notes, and a source that the test moves.
@MainActor
struct Simulation {
    let source: SimulatedLocationSource
    let service: LocationService
    let manager: CLLocationManager
    let delegate = RecordingDelegate()

    init(_ latitude: Double? = nil, _ longitude: Double = 0) {
        source = SimulatedLocationSource(
            location: latitude.map { .simulated(CLLocationCoordinate2DMake($0, longitude)) })
        service = LocationService(source: source)
        manager = CLLocationManager(service: service)
        manager.delegate = delegate
    }

    /// One whose authorization has been told already.
    static func authorized(_ latitude: Double?, _ longitude: Double) async -> Simulation {
        let simulation = Simulation(latitude, longitude)
        simulation.source.authorize(.authorizedWhenInUse)
        _ = await simulation.told()
        return simulation
    }

    func move(_ latitude: Double, _ longitude: Double) {
        source.move(to: .simulated(CLLocationCoordinate2DMake(latitude, longitude)))
    }

    /// What the delegate was told since the last time, once the main queue has run.
    func told() async -> [String] {
        await mainQueue()
        return delegate.take()
    }
}

/// Waits until the main queue has done what was given to it before.
@MainActor
func mainQueue() async {
    for _ in 0..<2 {
        await withCheckedContinuation { waiting in DispatchQueue.main.async { waiting.resume() } }
    }
}
