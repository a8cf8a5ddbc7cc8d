import Foundation

/// Places of a name.
struct GeocodingRequest: APIRequest {
    typealias ResponseType = [ResponsePlace]

    let name: String
    /// At most 5, as the service has it.
    var limit = 5

    var path: String { "/geo/1.0/direct" }

    var queryItems: [URLQueryItem] {
        [URLQueryItem(name: "q", value: name), URLQueryItem(name: "limit", value: String(limit))]
    }
}
