import Combine
import XCTest

@testable import TodaysWeather

final class OpenWeatherRepositoryTests: XCTestCase {
    /// Fails with what it is asked, so that the request can be seen.
    private final class FailingCaller: APICaller {
        var paths: [String] = []

        func request<T: APIRequest>(_ requestType: T) -> AnyPublisher<T.ResponseType, WeatherError> {
            paths.append(requestType.path)
            return Fail(error: .wrongKey).eraseToAnyPublisher()
        }
    }

    func testEachAsksItsEndpointThroughTheContainer() {
        let container = DIContainer.app()
        let caller = FailingCaller()
        container.register(APICaller.self) { _ in caller }
        let place = Coordinate(latitude: 1, longitude: 2)
        XCTAssertEqual(
            results(of: container.resolve(WeatherRepository.self).currentWeather(at: place)).error, .wrongKey)
        XCTAssertEqual(results(of: container.resolve(WeatherRepository.self).forecast(at: place)).error, .wrongKey)
        XCTAssertEqual(results(of: container.resolve(PlaceRepository.self).places(named: "a")).error, .wrongKey)
        XCTAssertEqual(caller.paths, ["/data/2.5/weather", "/data/2.5/forecast", "/geo/1.0/direct"])
    }
}
