import Foundation

/// What can go wrong between the app and the weather service. No case holds an address, since addresses hold the key.
enum WeatherError: Error, Equatable {
    case createUrlError
    case missingKey
    case wrongKey
    case unknownCity
    /// Seconds to wait, if the service says so.
    case tooManyRequests(retryAfter: Int?)
    case serverError(status: Int)
    case responseError(status: Int)
    case offline
    case timeout
    case connectionLost
    case unreachable
    /// Bytes that are no JSON, such as an answer that was cut short.
    case brokenAnswer
    /// JSON in which this field is missing or of another type.
    case unexpectedAnswer(field: String)

    init(_ error: URLError) {
        switch error.code {
        case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff: self = .offline
        case .timedOut: self = .timeout
        // Foundation on Linux has the last two for connections that end within an answer or before it.
        case .networkConnectionLost, .unknown, .badServerResponse: self = .connectionLost
        default: self = .unreachable
        }
    }

    init(_ error: DecodingError) {
        switch error {
        case .keyNotFound(let key, let context): self = .unexpectedAnswer(field: Self.path(context.codingPath + [key]))
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            self = .unexpectedAnswer(field: Self.path(context.codingPath))
        default: self = .brokenAnswer
        }
    }

    private static func path(_ keys: [any CodingKey]) -> String {
        keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    }

    /// Seconds after which the service wants to be asked again.
    var wait: Double? {
        guard case .tooManyRequests(let seconds?) = self else { return nil }
        return Double(seconds)
    }

    /// Whether the city is to blame, or what is asked about it.
    var isAboutCity: Bool { self == .unknownCity || self == .createUrlError }

    /// Whether the same is wrong, though numbers may differ.
    func isAlike(_ other: WeatherError) -> Bool {
        switch (self, other) {
        case (.tooManyRequests, .tooManyRequests), (.serverError, .serverError): true
        default: self == other
        }
    }

    /// Whether asking again a moment later may help. Who has waited for a timeout has waited long enough.
    var canPass: Bool {
        switch self {
        case .serverError, .connectionLost, .brokenAnswer: true
        default: false
        }
    }
}
