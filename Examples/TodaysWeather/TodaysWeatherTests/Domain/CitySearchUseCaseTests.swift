import XCTest

@testable import TodaysWeather

final class CitySearchUseCaseTests: XCTestCase {
    func testNeighboursAreOneAndSpacesAreTakenOff() {
        let container = makeContainer()
        container.places.answer = .success([City.defaults[0], City.defaults[0], City.defaults[5]])
        let found = results(of: container.resolve(CitySearchUseCase.self).cities(named: " 서울 "))
        XCTAssertEqual(found.values, [[City.defaults[0], City.defaults[5]]])
        XCTAssertEqual(container.places.names, ["서울"])
    }

    func testSpacesAloneAreNotAsked() {
        let container = makeContainer()
        XCTAssertEqual(results(of: container.resolve(CitySearchUseCase.self).cities(named: "  ")).values, [[]])
        XCTAssertEqual(container.places.names, [])
    }
}
