import Foundation

/// What was last known, in a file.
final class FileWeatherCache: WeatherCache {
    private struct Content: Codable {
        var weather: [City.ID: Dated<CurrentWeather>] = [:]
        var forecasts: [City.ID: Dated<Forecast>] = [:]
    }

    private let file: JSONFile<Content>

    private var content: Content {
        didSet { try? file.write(content) }
    }

    init(folder: URL) {
        file = JSONFile(url: folder.appending(path: "weather.json"))
        content = file.read() ?? Content()
    }

    func currentWeather(of city: City) -> Dated<CurrentWeather>? { content.weather[city.id] }
    func forecast(of city: City) -> Dated<Forecast>? { content.forecasts[city.id] }
    func keep(_ weather: Dated<CurrentWeather>, of city: City) { content.weather[city.id] = weather }
    func keep(_ forecast: Dated<Forecast>, of city: City) { content.forecasts[city.id] = forecast }

    func removeAll(except cities: [City]) {
        let kept = Set(cities.map(\.id))
        content = Content(
            weather: content.weather.filter { kept.contains($0.key) },
            forecasts: content.forecasts.filter { kept.contains($0.key) })
    }
}
