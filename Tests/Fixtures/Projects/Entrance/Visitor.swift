import Foundation
import CoreLocation

class Visitor: NSObject, ObservableObject, CLLocationManagerDelegate {
    private let locationManager = CLLocationManager()
    private let place = Place()
    @Published var status: CLAuthorizationStatus?
    @Published var lastLocation: CLLocation?

    override init() {
        super.init()
        locationManager.delegate = self
        locationManager.desiredAccuracy = kCLLocationAccuracyBest
        locationManager.requestWhenInUseAuthorization()
        locationManager.startUpdatingLocation()
    }

    var statusText: String {
        guard let status = status else { return "unknown" }
        switch status {
        case .notDetermined: return "not determined"
        case .authorizedWhenInUse, .authorizedAlways: return "authorized"
        case .restricted, .denied: return "denied"
        default: return "unknown"
        }
    }

    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        self.status = status
        print("status:", statusText)
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let location = locations.last else { return }
        lastLocation = location
        print("location")
    }

    private var latitude: Double { lastLocation?.coordinate.latitude ?? 0 }
    private var longitude: Double { lastLocation?.coordinate.longitude ?? 0 }

    var distance: Double { place.distance(latitude: latitude, longitude: longitude) }
    var isInside: Bool { place.contains(latitude: latitude, longitude: longitude) }
}
