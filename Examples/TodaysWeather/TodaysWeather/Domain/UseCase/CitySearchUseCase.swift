import Combine
import Foundation

/// Finds cities by their names.
protocol CitySearchUseCase {
    func cities(named name: String) -> AnyPublisher<[City], WeatherError>
}

final class DefaultCitySearchUseCase: CitySearchUseCase {
    private let places: any PlaceRepository

    init(places: any PlaceRepository) {
        self.places = places
    }

    /// A name of spaces alone finds nothing; of places that are near each other, the first is given.
    func cities(named name: String) -> AnyPublisher<[City], WeatherError> {
        let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !name.isEmpty else {
            return Just([]).setFailureType(to: WeatherError.self).eraseToAnyPublisher()
        }
        return places.places(named: name)
            .map { found in
                found.reduce(into: [City]()) { cities, city in
                    if !cities.contains(where: city.isSamePlace) { cities.append(city) }
                }
            }
            .eraseToAnyPublisher()
    }
}
