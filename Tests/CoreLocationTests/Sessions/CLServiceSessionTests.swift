import CoreLocation
import Testing

@Suite struct CLServiceSessionTests {
    private let source = SimulatedLocationSource()
    private let service: LocationService

    init() { service = LocationService(source: source) }

    /// Apple, "CLServiceSession": a session asks for what it needs by itself.
    @Test func aSessionAsksForWhatItNeeds() {
        for requirement in [CLServiceSession.AuthorizationRequirement.none, .whenInUse, .always] {
            let session = CLServiceSession(authorization: requirement, service: service)
            let expected: CLAuthorizationStatus =
                requirement == .none
                ? .notDetermined : requirement == .always ? .authorizedAlways : .authorizedWhenInUse
            #expect(service.authorization == expected)
            withExtendedLifetime(session) {}
        }
    }

    @Test func itsDiagnosticsSayWhatIsLackingUntilItEnds() async throws {
        source.authorize(.notDetermined)
        let session = CLServiceSession(authorization: .always, service: service)
        var diagnostics = session.diagnostics.makeAsyncIterator()
        let first = try #require(try await diagnostics.next())
        #expect(first.authorizationRequestInProgress && !first.authorizationDenied && !first.alwaysAuthorizationDenied)
        source.authorize(.authorizedWhenInUse)
        let second = try #require(try await diagnostics.next())
        #expect(second.alwaysAuthorizationDenied && !second.authorizationRequestInProgress)
        source.authorize(.denied)
        let third = try #require(try await diagnostics.next())
        #expect(third.authorizationDenied && !third.authorizationDeniedGlobally)
        session.invalidate()
        #expect(try await diagnostics.next() == nil)
    }

    @Test func aDeviceWithoutServicesDeniesGlobally() async throws {
        let session = CLBackgroundActivitySession(service: LocationService(source: UnavailableLocationSource()))
        var diagnostics = session.diagnostics.makeAsyncIterator()
        let first = try #require(try await diagnostics.next())
        #expect(first.authorizationDenied && first.authorizationDeniedGlobally)
        session.invalidate()
        #expect(try await diagnostics.next() == nil)
    }
}
