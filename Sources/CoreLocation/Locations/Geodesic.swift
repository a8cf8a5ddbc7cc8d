import Foundation

/// Shortest ways over the WGS 84 ellipsoid.
package enum Geodesic {
    /// Metres, from the definition of WGS 84.
    private static let equatorialRadius = 6_378_137.0
    private static let flattening = 1 / 298.257223563
    private static let polarRadius = equatorialRadius * (1 - flattening)
    /// The way from pole to pole, in metres: half a meridian.
    private static let halfMeridian = 20_003_931.4586

    /// The distance in metres, right to a millimetre, and close to points that are opposite each other to 0.3 %.
    ///
    /// Vincenty's inverse method (Survey Review 23, 1975) is iterated. It finds no way where the points are almost
    /// opposite each other; all ways are nearly half a meridian long there, and a sphere of that size serves.
    package static func distance(_ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D) -> Double {
        let problem = Problem(start, end)
        return problem.ellipsoidalDistance ?? problem.centralAngle * (halfMeridian / .pi)
    }

    /// The direction in degrees, 0 up to but not 360, in which the way to `end` leaves `start`, on a sphere.
    package static func bearing(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) -> Double {
        let (first, second) = (radians(start.latitude), radians(end.latitude))
        let longitude = radians(end.longitude - start.longitude)
        let east = sin(longitude) * cos(second)
        let north = cos(first) * sin(second) - sin(first) * cos(second) * cos(longitude)
        let degrees = atan2(east, north) * 180 / .pi
        return degrees < 0 ? degrees + 360 : degrees
    }

    private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }

    /// Two points by their reduced latitudes and what lies between their longitudes, in radians.
    private struct Problem {
        let (sin1, cos1): (Double, Double)
        let (sin2, cos2): (Double, Double)
        let longitude: Double

        init(_ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D) {
            (sin1, cos1) = Self.reduced(start.latitude)
            (sin2, cos2) = Self.reduced(end.latitude)
            // The shorter way round, over the date line where that is shorter.
            longitude = radians((end.longitude - start.longitude).remainder(dividingBy: 360))
        }

        private static func reduced(_ latitude: Double) -> (sin: Double, cos: Double) {
            let angle = atan((1 - flattening) * tan(radians(latitude)))
            return (sin(angle), cos(angle))
        }

        var centralAngle: Double {
            let (sine, cosine) = sineAndCosineOfAngle(longitude)
            return atan2(sine, cosine)
        }

        private func sineAndCosineOfAngle(_ longitude: Double) -> (Double, Double) {
            let east = cos2 * sin(longitude)
            let north = cos1 * sin2 - sin1 * cos2 * cos(longitude)
            return ((east * east + north * north).squareRoot(), sin1 * sin2 + cos1 * cos2 * cos(longitude))
        }

        /// nil where the iteration finds no end.
        var ellipsoidalDistance: Double? {
            var lambda = longitude
            for _ in 0..<100 {
                let arc = Arc(self, lambda)
                guard arc.sine > 0 else { return arc.cosine > 0 ? 0 : nil }
                let next = longitude + arc.longitudeCorrection
                guard abs(next) <= .pi else { return nil }
                if abs(next - lambda) < 1e-12 { return arc.length }
                lambda = next
            }
            return nil
        }

        /// A great circle's arc on the auxiliary sphere.
        private struct Arc {
            let sine: Double
            let cosine: Double
            let angle: Double
            let sinAzimuth: Double
            let cosSquaredAzimuth: Double
            /// The cosine of twice the angle from the equator to the middle of the arc.
            let middle: Double

            init(_ problem: Problem, _ lambda: Double) {
                (sine, cosine) = problem.sineAndCosineOfAngle(lambda)
                angle = atan2(sine, cosine)
                sinAzimuth = problem.cos1 * problem.cos2 * sin(lambda) / sine
                cosSquaredAzimuth = 1 - sinAzimuth * sinAzimuth
                // Along the equator there is no such angle.
                middle = cosSquaredAzimuth > 1e-12 ? cosine - 2 * problem.sin1 * problem.sin2 / cosSquaredAzimuth : 0
            }

            var longitudeCorrection: Double {
                let c = flattening / 16 * cosSquaredAzimuth * (4 + flattening * (4 - 3 * cosSquaredAzimuth))
                let inner = middle + c * cosine * (2 * middle * middle - 1)
                return (1 - c) * flattening * sinAzimuth * (angle + c * sine * inner)
            }

            var length: Double {
                let ratio = equatorialRadius / polarRadius
                let u = cosSquaredAzimuth * (ratio * ratio - 1)
                let a = 1 + u / 16384 * (4096 + u * (-768 + u * (320 - 175 * u)))
                let b = u / 1024 * (256 + u * (-128 + u * (74 - 47 * u)))
                let last = b / 6 * middle * (4 * sine * sine - 3) * (4 * middle * middle - 3)
                let correction = b * sine * (middle + b / 4 * (cosine * (2 * middle * middle - 1) - last))
                return polarRadius * a * (angle - correction)
            }
        }
    }
}
