import Combine

/// Where weather comes from.
protocol WeatherRepository {
    func currentWeather(at coordinate: Coordinate) -> AnyPublisher<CurrentWeather, WeatherError>
    func forecast(at coordinate: Coordinate) -> AnyPublisher<Forecast, WeatherError>
}
