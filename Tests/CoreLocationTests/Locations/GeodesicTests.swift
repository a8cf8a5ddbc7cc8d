import CoreLocation
import Testing

@Suite struct GeodesicTests {
    /// Two points and the metres between them, by Karney's GeographicLib 2.1 (Python, `Geodesic.WGS84.Inverse`).
    static let karney: [(Double, Double, Double, Double, Double)] = [
        (37.48815449911871, 127.06476621423361, 37.4890545, 127.06476621423361, 99.888),
        (37.5665, 126.978, 35.1796, 129.0756, 324915.297),
        (37.5665, 126.978, 40.7128, -74.006, 11077378.346),
        (51.5074, -0.1278, -33.8688, 151.2093, 16989295.771),
        (90, 0, -90, 0, 20003931.459),
        (90, 12, 89.9, -170, 11169.398),
        (89.99, 0, 89.99, 180, 2233.880),
        (-90, 0, 0, 77, 10001965.729),
        (10, 179.9, 10, -179.9, 21927.872),
        (-17.7, 178, -13.8, -171.8, 1174863.589),
        (0, 0, 0, 180, 20003931.459),
        (0, 0, 0.5, 179.5, 19936288.579),
        (0, 0, 0.1, 179.9, 19992082.108),
        (30, 0, -30, 179.8, 20000239.438),
        (30, 0, -30, 180, 20003931.459),
        (30, 0, -29.9, 179.8, 19989832.828),
        (45, 10, -44.7, -170.3, 19966472.119),
        (0, 0, 0, 179, 19926188.852),
        (0, 0, 0, 1, 111319.491),
        (0, 0, 1, 0, 110574.389),
        (60, 0, 60, 180, 6695785.820),
        (1, 1, 1.00001, 1.00001, 1.569),
        (0, 179, 0, -179, 222638.982),
        (-45, 170, -45.5, -10.2, 9978455.097),
        (5, 5, 5, 5, 0.000),
        (-31.71, -125.694, 27.168, -153.923, 7171492.118),
        (6.459, -48.352, -79.56, 2.677, 9978486.109),
        (-83.251, -23.888, -77.426, -147.343, 1923708.918),
        (-13.587, 117.667, -67.716, -99.634, 10502302.168),
        (22.938, 161.175, 13.879, -37.195, 15471865.534),
        (85.726, -163.23, 64.524, -75.741, 2860133.753),
        (-64.034, -137.595, -34.473, 113.805, 7446732.740),
        (-57.469, 29.376, 25.004, -45.937, 11485928.458),
    ]

    @Test(arguments: karney) func distanceIsKarneysToHalfAPercent(_ row: (Double, Double, Double, Double, Double)) {
        let start = CLLocation(latitude: row.0, longitude: row.1)
        let end = CLLocation(latitude: row.2, longitude: row.3)
        #expect(abs(start.distance(from: end) - row.4) <= row.4 * 0.003 + 0.001)
        #expect(abs(end.distance(from: start) - row.4) <= row.4 * 0.003 + 0.001)
    }

    @Test func distanceAwayFromTheAntipodesIsRightToAMillimetre() {
        let seoul = CLLocation(latitude: 37.5665, longitude: 126.978)
        let row = Self.karney[1]
        #expect(abs(seoul.distance(from: CLLocation(latitude: row.2, longitude: row.3)) - row.4) < 0.001)
    }

    @Test(arguments: [Double.nan, .infinity]) func aPointThatIsNoneHasNoDistance(_ degrees: Double) {
        let nowhere = CLLocation(latitude: degrees, longitude: degrees)
        #expect(nowhere.distance(from: CLLocation(latitude: 0, longitude: 0)).isNaN)
    }

    @Test func bearingsAreClockwiseFromNorth() {
        let middle = CLLocationCoordinate2D(latitude: 0, longitude: 0)
        let ends = [(1.0, 0.0, 0.0), (0, 1, 90), (-1, 0, 180), (0, -1, 270)]
        for (latitude, longitude, bearing) in ends {
            let end = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
            #expect(abs(Geodesic.bearing(from: middle, to: end) - bearing) < 1e-9)
        }
    }
}
