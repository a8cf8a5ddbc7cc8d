import Combine
import Foundation

/// The weather of a city: what is known at once, and what is fetched.
protocol WeatherUseCase {
    func lastKnownWeather(of city: City) -> Dated<CurrentWeather>?
    func lastKnownForecast(of city: City) -> Dated<Forecast>?
    func currentWeather(of city: City) -> AnyPublisher<Dated<CurrentWeather>, WeatherError>
    func forecast(of city: City) -> AnyPublisher<Dated<Forecast>, WeatherError>
    /// Lets go of what is known of all other cities.
    func forgetAll(except cities: [City])
}

/// Fetches again what fails in a way that can pass, and keeps what it gets.
final class DefaultWeatherUseCase<Context: Scheduler>: WeatherUseCase {
    private let repository: any WeatherRepository
    private let cache: any WeatherCache
    private let scheduler: Context
    private let now: () -> Date

    /// - Parameter scheduler: on which failures are waited out.
    init(
        repository: any WeatherRepository, cache: any WeatherCache, scheduler: Context = DispatchQueue.main,
        now: @escaping () -> Date = Date.init
    ) {
        self.repository = repository
        self.cache = cache
        self.scheduler = scheduler
        self.now = now
    }

    func lastKnownWeather(of city: City) -> Dated<CurrentWeather>? { cache.currentWeather(of: city) }
    func lastKnownForecast(of city: City) -> Dated<Forecast>? { cache.forecast(of: city) }
    func forgetAll(except cities: [City]) { cache.removeAll(except: cities) }

    func currentWeather(of city: City) -> AnyPublisher<Dated<CurrentWeather>, WeatherError> {
        dated(repository.currentWeather(at: city.coordinate)) { [cache] in cache.keep($0, of: city) }
    }

    func forecast(of city: City) -> AnyPublisher<Dated<Forecast>, WeatherError> {
        let forecast = repository.forecast(at: city.coordinate)
            .map { [cache] in $0.following(cache.forecast(of: city)?.value) }
            .eraseToAnyPublisher()
        return dated(forecast) { [cache] in cache.keep($0, of: city) }
    }

    private func dated<Value>(
        _ source: AnyPublisher<Value, WeatherError>, keep: @escaping (Dated<Value>) -> Void
    ) -> AnyPublisher<Dated<Value>, WeatherError> {
        source
            .retry(times: 2, wait: 0.5, scheduler: scheduler)
            .receive(on: scheduler)
            .map { [now] in Dated(value: $0, date: now()) }
            .handleEvents(receiveOutput: keep)
            .eraseToAnyPublisher()
    }
}
