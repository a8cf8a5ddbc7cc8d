import Combine
import Foundation

/// Where the user is, as far as the app may know it already: a map asks nobody.
@MainActor
final class UserPlace: NSObject, ObservableObject, CLLocationManagerDelegate {
    @Published private(set) var place: CLLocationCoordinate2D?
    private var manager: CLLocationManager?

    func start() {
        guard manager == nil else { return }
        let manager = CLLocationManager()
        manager.delegate = self
        self.manager = manager
    }

    nonisolated func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        guard [.authorizedAlways, .authorizedWhenInUse].contains(manager.authorizationStatus) else { return }
        manager.startUpdatingLocation()
    }

    nonisolated func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        let place = locations.last?.coordinate
        MainActor.assumeIsolated { self.place = place }
    }

    nonisolated func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
}
