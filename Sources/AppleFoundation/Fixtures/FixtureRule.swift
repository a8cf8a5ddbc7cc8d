import Foundation
@_weakLinked import FoundationNetworking

/// One rule of a `fixtures.json`: which requests it answers, and how.
struct FixtureRule: Decodable, Sendable {
    enum Failure: String, Decodable, Sendable {
        case timeout, offline, reset, dns, tls

        var code: URLError.Code {
            switch self {
            case .timeout: .timedOut
            case .offline: .notConnectedToInternet
            case .reset: .networkConnectionLost
            case .dns: .cannotFindHost
            case .tls: .secureConnectionFailed
            }
        }
    }

    /// Nil is any.
    let method: String?
    /// Without its query; `*` stands for any run of characters.
    let url: String
    /// Items that have to be there, whatever else is and in whatever order. `*` as above.
    let query: [String: String]?
    let status: Int?
    let headers: [String: String]?
    /// A file beside the rules.
    let body: String?
    let text: String?
    /// Seconds.
    let delay: Double?
    let error: Failure?

    func matches(_ request: URLRequest) -> Bool {
        guard let url = request.url, var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
            return false
        }
        let items = parts.queryItems ?? []
        parts.query = nil
        parts.fragment = nil
        if let method, method.uppercased() != (request.httpMethod ?? "GET").uppercased() { return false }
        return Self.fits(parts.string ?? "", self.url)
            && (query ?? [:]).allSatisfy { name, value in
                items.contains { $0.name == name && Self.fits($0.value ?? "", value) }
            }
    }

    /// The parts between the stars have to stand in the text one after the other.
    private static func fits(_ text: String, _ pattern: String) -> Bool {
        let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return text == pattern }
        guard text.hasPrefix(parts[0]), text.count >= parts[0].count + parts[parts.count - 1].count else {
            return false
        }
        var rest = text.dropFirst(parts[0].count)
        for part in parts[1..<(parts.count - 1)] where !part.isEmpty {
            guard let found = rest.range(of: part) else { return false }
            rest = rest[found.upperBound...]
        }
        return rest.hasSuffix(parts[parts.count - 1])
    }
}
