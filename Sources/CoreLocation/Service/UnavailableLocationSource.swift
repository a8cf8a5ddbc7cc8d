/// No way to find the place: location services are off.
package final class UnavailableLocationSource: LocationSource {
    package init() {}

    package var isEnabled: Bool { false }
    package var hasCompass: Bool { false }
    package var authorization: CLAuthorizationStatus { .denied }
    package var lastLocation: CLLocation? { nil }

    package func connect(_ report: @escaping Report) {}
    package func requestAuthorization(_ wanted: CLAuthorizationStatus) {}
    package func start(accuracy: CLLocationAccuracy) {}
    package func stop() {}
}
