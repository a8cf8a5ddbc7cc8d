import SwiftUI

extension WeatherError {
    /// What has happened.
    var title: LocalizedStringKey {
        switch self {
        case .missingKey: "No key"
        case .wrongKey: "Wrong key"
        case .unknownCity: "Unknown city"
        case .tooManyRequests: "Too many requests"
        case .serverError: "The weather service has a problem"
        case .offline: "No network"
        case .timeout: "The weather service isn't responding"
        case .connectionLost: "The connection was lost"
        case .unreachable: "The weather service can't be reached"
        case .brokenAnswer, .unexpectedAnswer: "The weather data can't be read"
        case .createUrlError, .responseError: "The weather can't be loaded"
        }
    }

    /// What to do about it.
    var advice: LocalizedStringKey {
        switch self {
        case .missingKey: "Enter your OpenWeather key in the settings."
        case .wrongKey: "Check the key in the settings. A new key works after an hour or two."
        case .unknownCity: "Remove the city and search for it again."
        case .tooManyRequests: "Try again in a few minutes."
        case .serverError(let status): "It reports error \(status). Try again later."
        case .offline: "Connect to the internet and try again."
        case .timeout, .connectionLost: "Check the connection and try again."
        case .unreachable: "Check the connection, or try again later."
        case .brokenAnswer: "It arrived incomplete or damaged. Try again."
        case .unexpectedAnswer: "Something is missing from it. Try again later."
        case .responseError(let status): "The weather service reports error \(status). Try again later."
        case .createUrlError: "Remove the city and search for it again."
        }
    }

    var symbol: String {
        switch self {
        case .missingKey, .wrongKey: "key"
        case .unknownCity: "mappin.slash"
        case .tooManyRequests, .timeout: "clock"
        case .offline, .connectionLost, .unreachable: "wifi.slash"
        default: "exclamationmark.triangle"
        }
    }

    /// Whether the settings page is where to mend it.
    var isAboutKey: Bool { self == .missingKey || self == .wrongKey }
}
