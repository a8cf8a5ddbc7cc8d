import Foundation
import LocalServer

/// What the service answers where it has no data, in the form that OpenWeather's answers have.
struct ServiceError: Error, Hashable {
    let status: Int
    /// OpenWeather writes some codes as numbers and some as texts.
    let code: JSON
    let message: String
    /// Seconds after which to try again.
    var retryAfter: Int?

    static func badRequest(_ message: String) -> ServiceError {
        ServiceError(status: 400, code: "400", message: message)
    }

    static let wrongKey = ServiceError(
        status: 401, code: 401,
        message: "Invalid API key. Please see https://openweathermap.org/faq#error401 for more info.")
    static let cityNotFound = ServiceError(status: 404, code: "404", message: "city not found")
    static let noSuchEndpoint = ServiceError(status: 404, code: "404", message: "Internal error")
    static let serverError = ServiceError(status: 500, code: 500, message: "Internal server error")

    static func tooManyRequests(retryAfter seconds: Int) -> ServiceError {
        ServiceError(
            status: 429, code: 429, message: "Too many requests for this key; try again in \(seconds) s.",
            retryAfter: seconds)
    }

    var answer: Answer {
        var answer = Answer(status: status, json: .object(["cod": code, "message": .text(message)]))
        answer.headers["Retry-After"] = retryAfter.map(String.init)
        return answer
    }
}
