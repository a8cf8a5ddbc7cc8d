import Foundation

extension CLLocation {
    /// A side of the fields into which the earth is divided for reduced accuracy, in degrees of latitude: 5.6 kilometres.
    private static let side = 0.05

    /// The field in which the place lies, with nothing of what is exact: the middle of it, for all places in it.
    var reduced: CLLocation {
        guard CLLocationCoordinate2DIsValid(coordinate) else { return self }
        let latitude = Self.middle(coordinate.latitude, Self.side)
        // Degrees of longitude shrink towards the poles.
        let width = Self.side / max(0.05, cos(latitude * .pi / 180))
        let longitude = Self.middle(coordinate.longitude, width)
        return CLLocation(
            coordinate: CLLocationCoordinate2D(
                latitude: max(-90, min(90, latitude)), longitude: max(-180, min(180, longitude))),
            altitude: 0, horizontalAccuracy: max(horizontalAccuracy, kCLLocationAccuracyReduced), verticalAccuracy: -1,
            timestamp: timestamp)
    }

    private static func middle(_ degrees: Double, _ side: Double) -> Double {
        ((degrees / side).rounded(.down) + 0.5) * side
    }

    /// Whether this is a field, and the same one.
    func isReduced(as other: CLLocation) -> Bool {
        horizontalAccuracy >= kCLLocationAccuracyReduced && coordinate.latitude == other.coordinate.latitude
            && coordinate.longitude == other.coordinate.longitude
            && other.horizontalAccuracy == horizontalAccuracy
    }
}
