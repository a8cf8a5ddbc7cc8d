import XCTest

@testable import TodaysWeather

final class DoubleTests: XCTestCase {
    /// The fixed points of both scales, and where they meet.
    func testFahrenheit() {
        XCTAssertEqual(0.0.fahrenheit, 32)
        XCTAssertEqual(100.0.fahrenheit, 212)
        XCTAssertEqual((-40.0).fahrenheit, -40)
    }

    func testSpeeds() {
        XCTAssertEqual(10.0.kilometersPerHour, 36, accuracy: 1e-9)
        XCTAssertEqual(0.44704.milesPerHour, 1, accuracy: 1e-9)
    }

    func testRounding() {
        XCTAssertEqual(3.14159.rounded(toPlaces: 2), 3.14)
        XCTAssertEqual((-2.5).rounded(toPlaces: 0), -3)
    }
}
