/// Reads and changes the user's list of cities.
protocol CityListUseCase {
    var cities: [City] { get }
    func keep(_ cities: [City])
    /// Whether a city is in the list, though perhaps located by another source.
    func contains(_ city: City) -> Bool
}

final class DefaultCityListUseCase: CityListUseCase {
    private let repository: any CityRepository

    init(cities repository: any CityRepository) {
        self.repository = repository
    }

    var cities: [City] { repository.cities ?? City.defaults }

    func keep(_ cities: [City]) {
        repository.cities = cities
    }

    func contains(_ city: City) -> Bool {
        cities.contains(where: city.isSamePlace)
    }
}
