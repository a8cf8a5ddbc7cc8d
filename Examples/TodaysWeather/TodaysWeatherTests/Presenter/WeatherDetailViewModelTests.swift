import Combine
import XCTest

@testable import TodaysWeather

final class WeatherDetailViewModelTests: XCTestCase {
    private let seoul = City.defaults[0]

    private func makeViewModel(_ container: DIContainer) -> WeatherDetailViewModel {
        WeatherDetailViewModel(cityWeather: CityWeather(city: seoul), weather: container.resolve())
    }

    func testBothAreLoaded() {
        let viewModel = makeViewModel(makeContainer())
        viewModel.load()
        XCTAssertEqual(viewModel.cityWeather.weather, CurrentWeather.mockData[0])
        XCTAssertEqual(viewModel.forecast, .mockData)
    }

    func testEachMayFail() {
        let container = makeContainer()
        container.weather.answers[seoul.coordinate] = [.failure(.wrongKey)]
        container.weather.forecastAnswer = .failure(.offline)
        let viewModel = makeViewModel(container)
        viewModel.load()
        XCTAssertEqual(viewModel.cityWeather.error, .wrongKey)
        XCTAssertEqual(viewModel.forecastFault?.value, .offline)
        XCTAssertEqual(viewModel.fault?.value, .wrongKey)
        container.weather.forecastAnswer = .success(.mockData)
        viewModel.load()
        XCTAssertNil(viewModel.forecastFault)
    }

    func testAWaitThatTheServiceDemandsEndsByItself() {
        let container = makeContainer()
        let wait = PassthroughSubject<Void, Never>()
        container.weather.answers[seoul.coordinate] = [
            .failure(.tooManyRequests(retryAfter: 42)), .success(CurrentWeather.mockData[1]),
        ]
        let viewModel = WeatherDetailViewModel(
            cityWeather: CityWeather(city: seoul), weather: container.resolve(), now: { CurrentWeather.mockDate }
        ) { seconds in
            XCTAssertEqual(seconds, 42)
            return wait.eraseToAnyPublisher()
        }
        viewModel.load()
        XCTAssertFalse(viewModel.isUpdating)
        XCTAssertEqual(viewModel.fault?.retryDate, CurrentWeather.mockDate.addingTimeInterval(42))
        wait.send()
        XCTAssertNil(viewModel.fault)
        XCTAssertEqual(viewModel.cityWeather.weather, CurrentWeather.mockData[1])
    }

    /// A repository that never answers, and tells when nobody waits any more.
    private final class SilentRepository: WeatherRepository {
        var cancelled = 0

        private func silence<Value>() -> AnyPublisher<Value, WeatherError> {
            Empty(completeImmediately: false)
                .handleEvents(receiveCancel: { self.cancelled += 1 })
                .eraseToAnyPublisher()
        }

        func currentWeather(at coordinate: Coordinate) -> AnyPublisher<CurrentWeather, WeatherError> { silence() }
        func forecast(at coordinate: Coordinate) -> AnyPublisher<Forecast, WeatherError> { silence() }
    }

    func testRequestsEndWhenThePageGoes() {
        let container = makeContainer()
        let repository = SilentRepository()
        container.register(WeatherRepository.self) { _ in repository }
        let viewModel = makeViewModel(container)
        viewModel.load()
        XCTAssertEqual(repository.cancelled, 0)
        viewModel.cancel()
        XCTAssertEqual(repository.cancelled, 2)
    }
}
