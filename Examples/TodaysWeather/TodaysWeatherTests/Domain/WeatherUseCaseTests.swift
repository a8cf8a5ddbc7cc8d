import XCTest

@testable import TodaysWeather

final class WeatherUseCaseTests: XCTestCase {
    private let seoul = City.defaults[0]

    func testWhatIsFetchedIsKept() {
        let container = makeContainer()
        let useCase = container.resolve(WeatherUseCase.self)
        XCTAssertNil(useCase.lastKnownWeather(of: seoul))
        let fetched = results(of: useCase.currentWeather(of: seoul)).values
        XCTAssertEqual(fetched.map(\.date), [CurrentWeather.mockDate])
        XCTAssertEqual(useCase.lastKnownWeather(of: seoul), fetched.first)
        XCTAssertEqual(results(of: useCase.forecast(of: seoul)).values.first, useCase.lastKnownForecast(of: seoul))
    }

    func testAFailureLeavesWhatIsKnown() {
        let container = makeContainer()
        let useCase = container.resolve(WeatherUseCase.self)
        _ = results(of: useCase.currentWeather(of: seoul))
        container.weather.answers[seoul.coordinate] = [.failure(.offline)]
        XCTAssertEqual(results(of: useCase.currentWeather(of: seoul)).error, .offline)
        XCTAssertNotNil(useCase.lastKnownWeather(of: seoul))
    }

    func testWhatCanPassIsAskedThreeTimes() {
        let container = makeContainer()
        container.weather.answers[seoul.coordinate] = [.failure(.connectionLost)]
        XCTAssertEqual(
            results(of: container.resolve(WeatherUseCase.self).currentWeather(of: seoul)).error, .connectionLost)
        XCTAssertEqual(container.weather.requests.count, 3)
    }
}
