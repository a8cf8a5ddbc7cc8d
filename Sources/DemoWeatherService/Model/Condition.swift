/// A kind of weather, by OpenWeather's numbers (https://openweathermap.org/weather-conditions).
struct Condition: Hashable, Sendable {
    let id: Int
    /// Of the group, as `Rain`.
    let group: String
    let english: String
    let korean: String
    /// The icon's number, before `d` or `n`.
    let icon: String

    static let clear = Condition.with(800)

    /// - Parameter id: one of those in the table.
    static func with(_ id: Int) -> Condition { byIdentifier[id] ?? table[0] }

    private static let byIdentifier = Dictionary(uniqueKeysWithValues: table.map { ($0.id, $0) })

    /// - Parameter thunder: from 0 to 1, how much a thunderstorm is in the air.
    init(_ weather: Weather, thunder: Double) {
        self = .with(Self.identifier(weather, thunder: thunder))
    }

    init(_ id: Int, _ group: String, _ icon: String, _ english: String, _ korean: String) {
        self.id = id
        self.group = group
        self.icon = icon
        self.english = english
        self.korean = korean
    }

    private static func identifier(_ weather: Weather, thunder: Double) -> Int {
        if weather.snow > 0 { return snow(weather) }
        if weather.rain > 0 { return rain(weather, thunder) }
        return mist(weather) ?? clouds(weather.clouds)
    }

    private static func snow(_ weather: Weather) -> Int {
        if weather.temperature > 0 { return weather.snow < 0.6 ? 615 : 616 }
        return weather.snow < 0.5 ? 600 : weather.snow < 1.6 ? 601 : 602
    }

    private static func rain(_ weather: Weather, _ thunder: Double) -> Int {
        let rate = weather.rain
        if weather.temperature > 18, thunder > 0.58, rate > 1.2 { return rate < 3 ? 200 : rate < 7 ? 201 : 202 }
        if weather.temperature < 2, rate < 1 { return 611 }
        if rate < 0.25 { return weather.clouds > 95 ? 300 : 500 }
        if rate < 2.5 { return weather.clouds < 85 ? 520 : 500 }
        return rate < 7.6 ? 501 : rate < 20 ? 502 : 503
    }

    private static func mist(_ weather: Weather) -> Int? {
        if weather.windSpeed > 9, weather.humidity < 28 { return 761 }
        guard weather.windSpeed < 3.2 else { return nil }
        if weather.humidity > 90 { return weather.isDay ? 701 : 741 }
        return weather.humidity < 30 && weather.clouds < 30 ? 721 : nil
    }

    private static func clouds(_ percent: Double) -> Int {
        percent < 11 ? 800 : percent < 25 ? 801 : percent < 51 ? 802 : percent < 85 ? 803 : 804
    }

    /// How far one sees, in metres; 10 km is the most that is told.
    var visibility: Double {
        switch id {
        case 741: 400
        case 701, 711, 721, 761: 3200
        case 602, 502, 503, 202: 4000
        case 600...622, 501, 201: 7000
        default: 10_000
        }
    }
}
