import Combine

/// The place where the user is, as a city.
protocol HereUseCase {
    /// nil as long as the place is not known or not to be known.
    func places() -> AnyPublisher<City?, Never>
}

final class DefaultHereUseCase: HereUseCase {
    private let locations: any LocationRepository

    init(locations: any LocationRepository) {
        self.locations = locations
    }

    /// A new place after a kilometre or so: weather differs no more than that, and nobody needs to know it closer.
    func places() -> AnyPublisher<City?, Never> {
        locations.coordinates()
            .map { $0.map(Self.rounded) }
            .removeDuplicates()
            .map {
                $0.map { City(name: "My Location", localNames: ["en": "My Location", "ko": "나의 위치"], coordinate: $0) }
            }
            .eraseToAnyPublisher()
    }

    private static func rounded(_ place: Coordinate) -> Coordinate {
        Coordinate(latitude: place.latitude.rounded(toPlaces: 2), longitude: place.longitude.rounded(toPlaces: 2))
    }
}
