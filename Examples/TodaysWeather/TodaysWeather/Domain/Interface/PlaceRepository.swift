import Combine

/// Knows where places of a name are.
protocol PlaceRepository {
    func places(named name: String) -> AnyPublisher<[City], WeatherError>
}
