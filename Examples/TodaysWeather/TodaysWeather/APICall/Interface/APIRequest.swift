import Foundation

/// One endpoint of the weather service, and what it answers.
protocol APIRequest {
    associatedtype ResponseType: Decodable

    var path: String { get }
    /// What is asked, without the key.
    var queryItems: [URLQueryItem] { get }
}

extension APIRequest {
    /// Nil where the parts make no address.
    func urlRequest(for configuration: APIConfiguration) -> URLRequest? {
        guard var components = URLComponents(url: configuration.baseURL, resolvingAgainstBaseURL: false) else {
            return nil
        }
        components.path += path
        components.queryItems = queryItems + [URLQueryItem(name: "appid", value: configuration.key)]
        // A plus sign in a query means a space to many servers.
        components.percentEncodedQuery = components.percentEncodedQuery?.replacingOccurrences(of: "+", with: "%2B")
        guard let url = components.url else { return nil }
        var request = URLRequest(url: url)
        request.timeoutInterval = configuration.timeout
        return request
    }
}
