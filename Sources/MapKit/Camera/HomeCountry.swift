import Foundation
import WorldCities

/// The country of the user's language and region, which a map without content shows.
enum HomeCountry {
    static var region: MKCoordinateRegion {
        let code = Locale.current.region?.identifier ?? "US"
        let country = WorldCountry.all.first { $0.code == code }
        // The largest part: far islands do not count.
        let largest = country?.outlines.max { $0.points.count < $1.points.count }
        let places = largest?.points.map { CLLocationCoordinate2D(latitude: $0.latitude, longitude: $0.longitude) }
        return MKCoordinateRegion(around: places ?? [])
            ?? MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: 20, longitude: 0),
                span: MKCoordinateSpan(latitudeDelta: 120, longitudeDelta: 300))
    }
}
