import XCTest

@testable import CheckIn

final class CoordinateTests: XCTestCase {
    /// Distances published for the haversine formula, each with the radius that its source takes.
    func testPublishedDistances() {
        // Rosetta Code, "Haversine formula": Nashville to Los Angeles, 2887.2599506 km with 6372.8 km.
        expect(36.12, -86.67, 33.94, -118.40, 2_887_259.9506, radius: 6_372_800)
        // The documentation of the Python package haversine: Lyon to Paris, 392.2172595594006 km with 6371.0088 km.
        expect(45.7597, 4.8422, 48.8567, 2.3508, 392_217.2595594006, radius: 6_371_008.8)
    }

    /// The Swift Algorithm Club's own example: Amsterdam to New York is 5,857 km, "only off by 2 km".
    func testAmsterdamToNewYork() {
        let distance = Coordinate(latitude: 52.3702, longitude: 4.8952)
            .distance(to: Coordinate(latitude: 40.7128, longitude: -74.0059))
        XCTAssertEqual(distance, 5_857_000, accuracy: 2_500)
    }

    /// The radius makes a quarter of a meridian as long as it is: 10,001,965.7 m (WGS 84).
    func testQuarterOfAMeridian() {
        let distance = Coordinate(latitude: 0, longitude: 0).distance(to: Coordinate(latitude: 90, longitude: 77))
        XCTAssertEqual(distance, 10_001_965.7, accuracy: 10)
    }

    func testExtremes() {
        let pole = Coordinate(latitude: 90, longitude: 0)
        XCTAssertEqual(pole.distance(to: Coordinate(latitude: 90, longitude: 123)), 0, accuracy: 1e-6)
        let halfRound = Coordinate(latitude: 0, longitude: 0).distance(to: Coordinate(latitude: 0, longitude: 180))
        XCTAssertEqual(halfRound, .pi * Coordinate.earthRadius, accuracy: 1e-6)
        let west = Coordinate(latitude: 0, longitude: 179.9995)
        let east = Coordinate(latitude: 0, longitude: -179.9995)
        XCTAssertEqual(west.distance(to: east), 111.13, accuracy: 0.01)
        XCTAssertEqual(west.bearing(to: east), 90, accuracy: 1e-6)
    }

    /// Chris Veness, "Calculate distance, bearing and more": Baghdad to Osaka begins at 60°.
    func testPublishedBearing() {
        let baghdad = Coordinate(latitude: 35, longitude: 45)
        XCTAssertEqual(baghdad.bearing(to: Coordinate(latitude: 35, longitude: 135)), 60, accuracy: 0.5)
    }

    func testValidity() {
        XCTAssertTrue(Coordinate(latitude: -90, longitude: 180).isValid)
        for (latitude, longitude) in [(90.1, 0), (0, -180.1), (.nan, 0), (0, .infinity)] {
            XCTAssertFalse(Coordinate(latitude: latitude, longitude: longitude).isValid)
        }
    }

    private func expect(
        _ latitude1: Double, _ longitude1: Double, _ latitude2: Double, _ longitude2: Double, _ distance: Double,
        radius: Double, line: UInt = #line
    ) {
        let computed = Coordinate(latitude: latitude1, longitude: longitude1)
            .distance(to: Coordinate(latitude: latitude2, longitude: longitude2))
        XCTAssertEqual(computed / Coordinate.earthRadius, distance / radius, accuracy: 1e-9, line: line)
    }
}
