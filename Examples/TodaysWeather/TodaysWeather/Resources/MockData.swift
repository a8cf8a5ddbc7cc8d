import Foundation

// What previews and tests show.

extension CityWeather {
    static let mockData: [CityWeather] = zip(City.defaults, CurrentWeather.mockData).enumerated().map { index, pair in
        guard index == 5 else { return CityWeather(city: pair.0, weather: pair.1, updated: .now) }
        return CityWeather(city: pair.0, weather: pair.1, updated: .now.addingTimeInterval(-7200), error: .timeout)
    }
}

extension CurrentWeather {
    /// A noon in Seoul.
    static let mockDate = Date(timeIntervalSince1970: 1_790_046_000)

    static let mockData = [
        mock(.clear, 18.2, humidity: 45, zone: 9),
        mock(.partlyCloudy, 21.6, humidity: 62, zone: 9),
        mock(.rain, 16.4, humidity: 88, zone: 9),
        mock(.clear, 12.8, humidity: 51, zone: -4, isNight: true),
        mock(.cloudy, 9.3, humidity: 76, zone: 1, isNight: true),
        mock(.fog, 7.1, humidity: 97, zone: 2, isNight: true),
        mock(.thunderstorm, 24.7, humidity: 71, zone: 10),
    ]

    private static func mock(
        _ condition: Condition, _ temperature: Double, humidity: Double, zone: Int, isNight: Bool = false
    ) -> CurrentWeather {
        CurrentWeather(
            condition: condition, isNight: isNight, temperature: temperature, feelsLike: temperature - 1.4,
            low: temperature - 4.2, high: temperature + 3.1, humidity: humidity, pressure: 1013, windSpeed: 3.4,
            windDirection: 300, gust: 6.2, visibility: 10_000, cloudiness: 20,
            sunrise: mockDate.addingTimeInterval(-6 * 3600), sunset: mockDate.addingTimeInterval(6.2 * 3600),
            secondsFromGMT: zone * 3600, date: mockDate)
    }
}

extension Forecast {
    static let mockData = Forecast(
        steps: (1...40).map { index in
            let hour = Double(index) * 3
            let temperature = 17 + 5 * cos(hour / 24 * 2 * .pi) - Double(index) / 20
            let conditions: [Condition] = [
                .clear, .partlyCloudy, .cloudy, .rain, .drizzle, .clear, .snow, .thunderstorm,
            ]
            return ForecastStep(
                date: CurrentWeather.mockDate.addingTimeInterval(hour * 3600),
                condition: conditions[index / 3 % conditions.count], isNight: (2...5).contains(index % 8),
                temperature: temperature, low: temperature - 1, high: temperature + 1,
                precipitationChance: index / 3 % 8 == 3 ? 0.7 : 0.02)
        }, secondsFromGMT: 9 * 3600)
}

extension City {
    static let mockSearch = [
        City.defaults[5],
        City(
            name: "Paris", localNames: ["ko": "패리스"], state: "Texas", country: "US",
            coordinate: Coordinate(latitude: 33.6617, longitude: -95.5555)),
        City(
            name: "Paris", localNames: ["ko": "패리스"], state: "Kentucky", country: "US",
            coordinate: Coordinate(latitude: 38.2098, longitude: -84.2529)),
    ]
}
