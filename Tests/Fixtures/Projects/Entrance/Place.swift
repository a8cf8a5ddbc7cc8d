import Foundation

/// Where the door is, and how far away somebody stands from it.
struct Place {
    private let latitude = 37.48815449911871
    private let longitude = 127.06476621423361
    private let radius = 50.0

    /// Metres on a ball as large as the earth.
    static func distance(
        fromLatitude: Double, longitude fromLongitude: Double, toLatitude: Double, longitude toLongitude: Double,
        radius: Double = 6367444.7
    ) -> Double {
        let half = { (degrees: Double) in pow(sin(degrees * .pi / 360), 2) }
        let slope = cos(fromLatitude * .pi / 180) * cos(toLatitude * .pi / 180)
        return 2 * radius * asin(sqrt(half(toLatitude - fromLatitude) + slope * half(toLongitude - fromLongitude)))
    }

    func distance(latitude: Double, longitude: Double) -> Double {
        Place.distance(
            fromLatitude: self.latitude, longitude: self.longitude, toLatitude: latitude, longitude: longitude)
    }

    func contains(latitude: Double, longitude: Double) -> Bool {
        distance(latitude: latitude, longitude: longitude) <= radius
    }
}
