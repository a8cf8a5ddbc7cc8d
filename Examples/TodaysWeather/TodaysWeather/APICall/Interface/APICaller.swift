import Combine

/// Sends requests to the weather service.
protocol APICaller {
    func request<T: APIRequest>(_ requestType: T) -> AnyPublisher<T.ResponseType, WeatherError>
}
