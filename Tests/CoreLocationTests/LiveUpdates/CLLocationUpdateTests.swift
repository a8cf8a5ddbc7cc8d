import CoreLocation
import Testing

@MainActor
@Suite struct CLLocationUpdateTests {
    @Test func placesComeOneAfterTheOther() async throws {
        let source = SimulatedLocationSource(location: CLLocation(latitude: 1, longitude: 2))
        var updates = CLLocationUpdate.Updates(service: LocationService(source: source)).makeAsyncIterator()
        #expect(try await updates.next()?.authorizationRequestInProgress == true)
        #expect(try await updates.next()?.location?.coordinate.latitude == 1)
        source.move(to: CLLocation(latitude: 3, longitude: 4))
        #expect(try await updates.next()?.location?.coordinate.latitude == 3)
        source.authorize(.denied)
        let denied = try await updates.next()
        #expect(denied?.authorizationDenied == true && denied?.location == nil)
    }

    @Test func anUnknownPlaceIsUnavailable() async throws {
        let source = SimulatedLocationSource()
        source.authorize(.authorizedWhenInUse)
        var updates = CLLocationUpdate.Updates(service: LocationService(source: source)).makeAsyncIterator()
        #expect(try await updates.next()?.locationUnavailable == true)
    }
}
