import XCTest

@testable import TodaysWeather

final class CityTests: XCTestCase {
    private func city(_ latitude: Double, _ longitude: Double) -> City {
        City(name: "a", coordinate: Coordinate(latitude: latitude, longitude: longitude))
    }

    /// A degree to the north is about 111 kilometres everywhere; one to the east shrinks towards the poles.
    func testPlacesWithinTenKilometresAreOne() {
        XCTAssertTrue(city(37.5, 127).isSamePlace(as: city(37.58, 127)))
        XCTAssertFalse(city(37.5, 127).isSamePlace(as: city(37.6, 127)))
        XCTAssertTrue(city(70, 20).isSamePlace(as: city(70, 20.2)))
        XCTAssertTrue(city(0, 179.98).isSamePlace(as: city(0, -179.98)))
    }

    func testTheListBeginsWithSeoulAndDiffers() {
        XCTAssertEqual(City.defaults.first?.name, "Seoul")
        for city in City.defaults {
            XCTAssertEqual(City.defaults.filter(city.isSamePlace).count, 1)
            XCTAssertNotNil(city.localNames["ko"])
            XCTAssertNotNil(city.timeZoneIdentifier.flatMap(TimeZone.init(identifier:)))
        }
    }
}
