import Foundation

/// What was last known, in a file.
///
/// Weather that was made up is forgotten when a real service answers, and the other way round: nobody is to take the
/// one for the other.
final class FileWeatherCache: WeatherCache {
    private struct Content: Codable {
        /// Whether the weather was made up; absent for none.
        var isDemonstration: Bool?
        var weather: [City.ID: Dated<CurrentWeather>] = [:]
        var forecasts: [City.ID: Dated<Forecast>] = [:]
    }

    private let file: JSONFile<Content>
    /// Whether the service that is asked now makes its weather up.
    private let isDemonstration: () -> Bool
    private var stored: Content

    init(folder: URL, isDemonstration: @escaping () -> Bool = { false }) {
        file = JSONFile(url: folder.appending(path: "weather.json"))
        stored = file.read() ?? Content()
        self.isDemonstration = isDemonstration
    }

    private var content: Content {
        get {
            let kind = isDemonstration()
            return stored.isDemonstration ?? false == kind ? stored : Content(isDemonstration: kind)
        }
        set {
            stored = newValue
            try? file.write(stored)
        }
    }

    func currentWeather(of city: City) -> Dated<CurrentWeather>? { content.weather[city.id] }
    func forecast(of city: City) -> Dated<Forecast>? { content.forecasts[city.id] }
    func keep(_ weather: Dated<CurrentWeather>, of city: City) { content.weather[city.id] = weather }
    func keep(_ forecast: Dated<Forecast>, of city: City) { content.forecasts[city.id] = forecast }

    func removeAll(except cities: [City]) {
        let kept = Set(cities.map(\.id))
        content = Content(
            isDemonstration: content.isDemonstration,
            weather: content.weather.filter { kept.contains($0.key) },
            forecasts: content.forecasts.filter { kept.contains($0.key) })
    }
}
