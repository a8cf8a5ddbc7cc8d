import Combine

/// The place where the user is, as a city.
protocol HereUseCase {
    func places() -> AnyPublisher<City, Never>
}

final class DefaultHereUseCase: HereUseCase {
    private let locations: any LocationRepository

    init(locations: any LocationRepository) {
        self.locations = locations
    }

    /// A new place after a kilometre or so: weather differs no more than that, and nobody needs to know it closer.
    func places() -> AnyPublisher<City, Never> {
        locations.coordinates()
            .map {
                Coordinate(latitude: $0.latitude.rounded(toPlaces: 2), longitude: $0.longitude.rounded(toPlaces: 2))
            }
            .removeDuplicates()
            .map { City(name: "Here", localNames: ["en": "Here", "ko": "현재 위치"], coordinate: $0) }
            .eraseToAnyPublisher()
    }
}
