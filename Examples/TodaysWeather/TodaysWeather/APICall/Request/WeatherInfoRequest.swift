import Foundation

/// The weather of now, at a place.
struct WeatherInfoRequest: APIRequest {
    typealias ResponseType = ResponseWeatherData

    let coordinate: Coordinate

    var path: String { "/data/2.5/weather" }

    var queryItems: [URLQueryItem] { coordinate.queryItems + [URLQueryItem(name: "units", value: "metric")] }
}
