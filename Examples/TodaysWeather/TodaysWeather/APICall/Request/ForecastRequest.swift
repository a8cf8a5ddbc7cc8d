import Foundation

/// The weather of the next five days in steps of three hours, at a place.
struct ForecastRequest: APIRequest {
    typealias ResponseType = ResponseForecastData

    let coordinate: Coordinate

    var path: String { "/data/2.5/forecast" }

    var queryItems: [URLQueryItem] { coordinate.queryItems + [URLQueryItem(name: "units", value: "metric")] }
}
