import Combine
import Foundation

/// Sends requests over HTTP: status check, then decoding, and every failure as a `WeatherError`.
final class APIProvider: APICaller {
    private let session: URLSession
    private let configuration: () throws -> APIConfiguration

    /// - Parameter configuration: asked before each request, since the key may have changed.
    init(session: URLSession = .shared, configuration: @escaping () throws -> APIConfiguration) {
        self.session = session
        self.configuration = configuration
    }

    func request<T: APIRequest>(_ requestType: T) -> AnyPublisher<T.ResponseType, WeatherError> {
        guard let configuration = try? configuration() else {
            return Fail(error: .missingKey).eraseToAnyPublisher()
        }
        guard let request = requestType.urlRequest(for: configuration) else {
            return Fail(error: .createUrlError).eraseToAnyPublisher()
        }
        return session.dataTaskPublisher(for: request)
            .mapError(WeatherError.init)
            .flatMap(maxPublishers: .max(1)) { pair in
                Self.check(pair.response).flatMap { decode(pair.data) }
            }
            .eraseToAnyPublisher()
    }

    private static func check(_ response: URLResponse) -> AnyPublisher<Void, WeatherError> {
        if let error = (response as? HTTPURLResponse)?.weatherError {
            return Fail(error: error).eraseToAnyPublisher()
        }
        return Just(()).setFailureType(to: WeatherError.self).eraseToAnyPublisher()
    }
}
