import Foundation

/// Where the weather service is, and the key to it.
struct APIConfiguration {
    var baseURL: URL
    var key: String
    /// Whether the service makes its weather up.
    var isDemonstration = false
    /// Seconds for which an answer is awaited.
    var timeout: TimeInterval = 10

    static let openWeather = URL(string: "https://api.openweathermap.org")!
    static let keyVariable = "OPENWEATHER_API_KEY"
    static let addressVariable = "OPENWEATHER_BASE_URL"

    /// What the environment, the settings and the bundle say, in this order. Without a key, a demonstration service
    /// that the environment names is asked.
    /// - Throws: `WeatherError.missingKey`
    static func current(
        settings: Settings, environment: [String: String] = ProcessInfo.processInfo.environment,
        bundleKey: String? = APIKeyBundle.key
    ) throws -> APIConfiguration {
        let keys = [environment[keyVariable], settings.apiKey, bundleKey]
        if let key = keys.compactMap({ $0 }).first(where: { !$0.isEmpty }) {
            return APIConfiguration(baseURL: openWeather, key: key)
        }
        guard let address = environment[addressVariable].flatMap(URL.init) else { throw WeatherError.missingKey }
        return APIConfiguration(baseURL: address, key: "demonstration", isDemonstration: true)
    }
}
