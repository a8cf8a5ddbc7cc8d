import CoreLocation
import Foundation
import Testing

/// The desktop's service is played by a stand-in on a real message bus.
@MainActor
@Suite(.enabled(if: MessageBus.isInstalled)) struct GeoClueLocationSourceTests {
    private let bus: MessageBus
    private let source: GeoClueLocationSource
    private let manager: CLLocationManager
    private let delegate = RecordingDelegate()

    init() throws {
        bus = try MessageBus()
        source = GeoClueLocationSource(address: bus.address, patience: 0.2)
        manager = CLLocationManager(service: LocationService(source: source))
        manager.delegate = delegate
    }

    @Test func thePlaceIsAskedForAndFollowed() async throws {
        let service = try GeoClueStandIn(bus.address, place: (37.5, 127))
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
        #expect(await told("at 37.5,127.0"))
        service.move(37.6, 127.1)
        #expect(await told("at 37.6,127.1"))
        let place = try #require(manager.location)
        #expect(place.horizontalAccuracy == 25 && place.verticalAccuracy == -1 && place.speed == -1)
        #expect(delegate.wasAlwaysOnMainThread)
        #expect(service.log.contains("RequestedAccuracyLevel 8"))
        manager.stopUpdatingLocation()
        #expect(await becomes { service.log.last == "Stop" })
    }

    @Test func aUserWhoSaysNoIsDenied() async throws {
        let service = try GeoClueStandIn(bus.address, isAllowed: false, place: (37.5, 127))
        manager.startUpdatingLocation()
        manager.requestWhenInUseAuthorization()
        #expect(await told("failed denied"))
        #expect(delegate.lines.contains("authorization denied") && manager.location == nil)
        #expect(service.log.filter { $0 == "Start" }.count == 1)
    }

    @Test func aServiceThatDiesIsUnknownAndOneThatComesBackGoesOn() async throws {
        let service = try GeoClueStandIn(bus.address, place: (37.5, 127))
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
        #expect(await told("at 37.5,127.0"))
        service.die()
        #expect(await told("failed locationUnknown"))
        let next = try GeoClueStandIn(bus.address, place: (1, 2))
        #expect(await told("at 1.0,2.0"))
        next.move(3, 4)
        #expect(await told("at 3.0,4.0"))
    }

    @Test func aPlaceThatDoesNotComeIsUnknownOnce() async throws {
        let service = try GeoClueStandIn(bus.address)
        manager.requestWhenInUseAuthorization()
        manager.requestLocation()
        #expect(await told("failed locationUnknown"))
        #expect(await becomes { service.log.last == "Stop" })
    }

    @Test func aBusWithoutTheServiceDenies() async throws {
        #expect(!source.isEnabled)
        manager.requestWhenInUseAuthorization()
        #expect(await told("authorization denied"))
        manager.startUpdatingLocation()
        let service = try GeoClueStandIn(bus.address, place: (37.5, 127))
        #expect(source.isEnabled)
        #expect(await told("authorization authorizedWhenInUse"))
        #expect(await told("at 37.5,127.0"))
        #expect(service.log.filter { $0 == "GetClient" }.count == 1)
    }

    @Test func aServiceThatComesBackIsAskedAgainForWhatWasRefused() async throws {
        let service = try GeoClueStandIn(bus.address, isAllowed: false)
        manager.requestAlwaysAuthorization()
        manager.startUpdatingLocation()
        #expect(await told("authorization denied"))
        service.die()
        let next = try GeoClueStandIn(bus.address, place: (1, 2))
        #expect(await told("authorization authorizedAlways"))
        #expect(await told("at 1.0,2.0"))
        next.move(3, 4)
        #expect(await told("at 3.0,4.0"))
    }

    @Test func aServiceThatDiesWhileTheUserIsAskedHasNotRefused() async throws {
        let service = try GeoClueStandIn(bus.address, diesAsItStarts: true)
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
        #expect(await becomes { service.log.contains("Start") })
        let next = try GeoClueStandIn(bus.address, place: (1, 2))
        #expect(await told("at 1.0,2.0"))
        #expect(!delegate.lines.contains("authorization denied"))
        withExtendedLifetime(next) {}
    }

    @Test func noBusAtAllDenies() async {
        let source = GeoClueLocationSource(address: "unix:path=/nowhere/bus")
        let manager = CLLocationManager(service: LocationService(source: source))
        manager.delegate = delegate
        #expect(!source.isEnabled)
        manager.requestWhenInUseAuthorization()
        #expect(await told("authorization denied"))
    }

    private func told(_ line: String) async -> Bool { await becomes { delegate.lines.contains(line) } }

    /// Waits for the other threads, for ten seconds at most.
    private func becomes(_ condition: () -> Bool) async -> Bool {
        for _ in 0..<1000 {
            if condition() { return true }
            try? await Task.sleep(for: .milliseconds(10))
        }
        return false
    }
}
