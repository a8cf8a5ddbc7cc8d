import Combine
import Foundation

/// Decodes JSON; what can't be decoded is told as a `WeatherError`.
func decode<Value: Decodable>(_ data: Data) -> AnyPublisher<Value, WeatherError> {
    Just(data)
        .decode(type: Value.self, decoder: JSONDecoder())
        .mapError { error in
            (error as? DecodingError).map(WeatherError.init) ?? .brokenAnswer
        }
        .eraseToAnyPublisher()
}
