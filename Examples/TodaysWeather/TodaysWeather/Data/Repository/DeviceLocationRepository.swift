import Combine
import CoreLocation

/// Asks the device where it is.
final class DeviceLocationRepository: NSObject, LocationRepository {
    private let manager = CLLocationManager()
    private let latest = CurrentValueSubject<Coordinate?, Never>(nil)

    override init() {
        super.init()
        manager.delegate = self
        manager.desiredAccuracy = kCLLocationAccuracyKilometer
        manager.distanceFilter = 500
    }

    func coordinates() -> AnyPublisher<Coordinate?, Never> {
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
        return latest.eraseToAnyPublisher()
    }
}

extension DeviceLocationRepository: CLLocationManagerDelegate {
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        if [.denied, .restricted].contains(manager.authorizationStatus) { latest.send(nil) }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let place = locations.last?.coordinate else { return }
        latest.send(Coordinate(latitude: place.latitude, longitude: place.longitude))
    }

    /// Without a place, the list just does not begin with it.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
}
