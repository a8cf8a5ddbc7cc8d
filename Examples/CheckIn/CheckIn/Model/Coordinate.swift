import Foundation

/// A point on the earth.
struct Coordinate: Codable, Hashable {
    /// Degrees, -90 (south) to 90 (north).
    var latitude: Double
    /// Degrees, -180 (west) to 180 (east).
    var longitude: Double

    /// The radius in metres of a ball as large as the earth.
    static let earthRadius = 6_367_444.7

    /// Whether there is such a point.
    var isValid: Bool { abs(latitude) <= 90 && abs(longitude) <= 180 }

    /// Metres along the ground, by the haversine formula.
    func distance(to other: Coordinate) -> Double {
        let slope = cos(latitude.radians) * cos(other.latitude.radians)
        let part =
            Self.haversine(other.latitude - latitude) + slope * Self.haversine(other.longitude - longitude)
        return 2 * Self.earthRadius * asin(sqrt(min(1, part)))
    }

    /// The direction in which the shortest way begins, in degrees clockwise from north, 0 ..< 360.
    func bearing(to other: Coordinate) -> Double {
        let east = (other.longitude - longitude).radians
        let (start, end) = (latitude.radians, other.latitude.radians)
        let angle = atan2(
            sin(east) * cos(end), cos(start) * sin(end) - sin(start) * cos(end) * cos(east))
        let degrees = angle * 180 / .pi
        return degrees < 0 ? degrees + 360 : degrees
    }

    private static func haversine(_ degrees: Double) -> Double { pow(sin(degrees.radians / 2), 2) }
}

extension Double {
    /// An angle in degrees, in radians.
    fileprivate var radians: Double { self * .pi / 180 }
}
