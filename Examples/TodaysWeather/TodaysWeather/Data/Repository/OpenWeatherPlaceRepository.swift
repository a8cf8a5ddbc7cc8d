import Combine

/// Places of OpenWeather's geocoder.
final class OpenWeatherPlaceRepository: PlaceRepository {
    private let api: any APICaller

    init(api: any APICaller) {
        self.api = api
    }

    func places(named name: String) -> AnyPublisher<[City], WeatherError> {
        api.request(GeocodingRequest(name: name)).map { $0.map(\.domain) }.eraseToAnyPublisher()
    }
}
