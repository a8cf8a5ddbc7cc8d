import Combine

/// Weather of OpenWeather.
final class OpenWeatherRepository: WeatherRepository {
    private let api: any APICaller

    init(api: any APICaller) {
        self.api = api
    }

    func currentWeather(at coordinate: Coordinate) -> AnyPublisher<CurrentWeather, WeatherError> {
        api.request(WeatherInfoRequest(coordinate: coordinate)).map(\.domain).eraseToAnyPublisher()
    }

    func forecast(at coordinate: Coordinate) -> AnyPublisher<Forecast, WeatherError> {
        api.request(ForecastRequest(coordinate: coordinate)).map(\.domain).eraseToAnyPublisher()
    }
}
