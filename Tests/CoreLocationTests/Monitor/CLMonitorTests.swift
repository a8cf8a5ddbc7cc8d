import CoreLocation
import Foundation
import Testing

@Suite struct CLMonitorTests {
    private let source = SimulatedLocationSource(location: CLLocation(latitude: 0, longitude: 0))
    private let service: LocationService
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let circle = CLMonitor.CircularGeographicCondition(
        center: CLLocationCoordinate2D(latitude: 37.5, longitude: 127), radius: 100)

    init() {
        source.authorize(.authorizedWhenInUse)
        service = LocationService(source: source)
    }

    @Test func crossingsAreTold() async throws {
        let monitor = await CLMonitor("places", service: service, folder: folder)
        await monitor.add(circle, identifier: "home", assuming: .unsatisfied)
        var events = await monitor.events.makeAsyncIterator()
        source.move(to: CLLocation(latitude: 37.5001, longitude: 127))
        let entry = try await events.next()
        #expect(entry?.identifier == "home" && entry?.state == .satisfied)
        source.move(to: CLLocation(latitude: 37.6, longitude: 127))
        #expect(try await events.next()?.state == .unsatisfied)
        #expect(await monitor.record(for: "home")?.lastEvent.state == .unsatisfied)
        await monitor.remove("home")
        #expect(await monitor.identifiers == [])
    }

    @Test func conditionsAreKeptFromLaunchToLaunch() async throws {
        do {
            let monitor = await CLMonitor("my places", service: service, folder: folder)
            await monitor.add(circle, identifier: "home", assuming: .satisfied)
        }
        let monitor = await CLMonitor("my places", service: service, folder: folder)
        #expect(await monitor.identifiers == ["home"])
        let kept = await monitor.record(for: "home")?.condition as? CLMonitor.CircularGeographicCondition
        #expect(kept?.center.latitude == 37.5 && kept?.radius == 100)
        #expect(await CLMonitor("others", service: service, folder: folder).identifiers == [])
    }

    @Test func whatCannotBeWatchedIsUnmonitored() async throws {
        let monitor = await CLMonitor("places", service: service, folder: folder)
        let nowhere = CLMonitor.CircularGeographicCondition(center: kCLLocationCoordinate2DInvalid, radius: 1)
        await monitor.add(nowhere, identifier: "nowhere")
        var events = await monitor.events.makeAsyncIterator()
        #expect(try await events.next()?.state == .unmonitored)
    }
}
