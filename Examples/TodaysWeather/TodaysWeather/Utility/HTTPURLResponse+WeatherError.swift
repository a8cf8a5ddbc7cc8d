import Foundation

extension HTTPURLResponse {
    /// What a status other than success means to the app; nil for a success.
    var weatherError: WeatherError? {
        switch statusCode {
        case 200..<300: nil
        case 401: .wrongKey
        case 404: .unknownCity
        case 429: .tooManyRequests(retryAfter: value(forHTTPHeaderField: "Retry-After").flatMap { Int($0) })
        case 500...: .serverError(status: statusCode)
        default: .responseError(status: statusCode)
        }
    }
}
