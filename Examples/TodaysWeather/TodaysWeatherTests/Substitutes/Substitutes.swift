import Combine
import Foundation

@testable import TodaysWeather

/// A container whose outermost parts are substitutes: no network, no files.
func makeContainer(cities: [City]? = nil, settings: Settings = Settings()) -> DIContainer {
    let container = DIContainer.app(folder: URL(fileURLWithPath: "/dev/null/unused"))
    container.register(CityRepository.self) { _ in CityRepositorySubstitute(cities: cities) }
    container.register(SettingsRepository.self) { _ in SettingsRepositorySubstitute(settings: settings) }
    container.register(WeatherCache.self) { _ in WeatherCacheSubstitute() }
    container.register(WeatherRepository.self) { _ in WeatherRepositorySubstitute() }
    container.register(PlaceRepository.self) { _ in PlaceRepositorySubstitute() }
    container.register(LocationRepository.self) { _ in LocationRepositorySubstitute() }
    container.register(WeatherUseCase.self) {
        DefaultWeatherUseCase(
            repository: $0.resolve(), cache: $0.resolve(), scheduler: ImmediateScheduler.shared,
            now: { CurrentWeather.mockDate })
    }
    return container
}

extension DIContainer {
    var weather: WeatherRepositorySubstitute { resolve(WeatherRepository.self) as! WeatherRepositorySubstitute }
    var places: PlaceRepositorySubstitute { resolve(PlaceRepository.self) as! PlaceRepositorySubstitute }
    var cities: CityRepositorySubstitute { resolve(CityRepository.self) as! CityRepositorySubstitute }
    var location: LocationRepositorySubstitute {
        resolve(LocationRepository.self) as! LocationRepositorySubstitute
    }
    var cache: WeatherCacheSubstitute { resolve(WeatherCache.self) as! WeatherCacheSubstitute }
}

final class CityRepositorySubstitute: CityRepository {
    var cities: [City]?

    init(cities: [City]?) {
        self.cities = cities
    }
}

final class SettingsRepositorySubstitute: SettingsRepository {
    var settings: Settings

    init(settings: Settings) {
        self.settings = settings
    }
}

final class WeatherCacheSubstitute: WeatherCache {
    var weather: [City.ID: Dated<CurrentWeather>] = [:]
    var forecasts: [City.ID: Dated<Forecast>] = [:]

    func currentWeather(of city: City) -> Dated<CurrentWeather>? { weather[city.id] }
    func forecast(of city: City) -> Dated<Forecast>? { forecasts[city.id] }
    func keep(_ weather: Dated<CurrentWeather>, of city: City) { self.weather[city.id] = weather }
    func keep(_ forecast: Dated<Forecast>, of city: City) { forecasts[city.id] = forecast }

    func removeAll(except cities: [City]) {
        weather = weather.filter { entry in cities.contains { $0.id == entry.key } }
    }
}

final class LocationRepositorySubstitute: LocationRepository {
    let places = PassthroughSubject<Coordinate?, Never>()

    func coordinates() -> AnyPublisher<Coordinate?, Never> { places.eraseToAnyPublisher() }
}

/// Answers from a queue of results for each place, the last of them again and again.
final class WeatherRepositorySubstitute: WeatherRepository {
    var answers: [Coordinate: [Result<CurrentWeather, WeatherError>]] = [:]
    var forecastAnswer: Result<Forecast, WeatherError> = .success(.mockData)
    private(set) var requests: [Coordinate] = []

    func currentWeather(at coordinate: Coordinate) -> AnyPublisher<CurrentWeather, WeatherError> {
        Deferred { [self] in
            requests.append(coordinate)
            var queue = answers[coordinate] ?? [.success(CurrentWeather.mockData[0])]
            let answer = queue.count > 1 ? queue.removeFirst() : queue[0]
            answers[coordinate] = queue
            return answer.publisher
        }
        .eraseToAnyPublisher()
    }

    func forecast(at coordinate: Coordinate) -> AnyPublisher<Forecast, WeatherError> {
        forecastAnswer.publisher.eraseToAnyPublisher()
    }
}

final class PlaceRepositorySubstitute: PlaceRepository {
    var answer: Result<[City], WeatherError> = .success(City.mockSearch)
    /// Answers in its own time instead.
    var pending: PassthroughSubject<[City], WeatherError>?
    private(set) var names: [String] = []

    func places(named name: String) -> AnyPublisher<[City], WeatherError> {
        names.append(name)
        if let pending { return pending.eraseToAnyPublisher() }
        return answer.publisher.eraseToAnyPublisher()
    }
}
