import Foundation

// What previews and tests show.

extension CityWeather {
    static let mockData: [CityWeather] = zip(City.defaults, CurrentWeather.mockData).enumerated().map { index, pair in
        let now = CurrentWeather.mockDate
        guard index == 5 else {
            return CityWeather(city: pair.0, weather: pair.1, updated: now.addingTimeInterval(-180))
        }
        return CityWeather(
            city: pair.0, weather: pair.1, updated: now.addingTimeInterval(-7200),
            fault: Dated(value: .timeout, date: now))
    }
}

extension CurrentWeather {
    /// A noon in Seoul, near an equinox: the sun is up from six to six everywhere.
    static let mockDate = Date(timeIntervalSince1970: 1_790_046_000)

    static let mockData = [
        mock(.clear, 18.2, humidity: 45, zone: 9),
        mock(.partlyCloudy, 21.6, humidity: 62, zone: 9),
        mock(.rain, 16.4, humidity: 88, zone: 9),
        mock(.clear, 12.8, humidity: 51, zone: -4),
        mock(.cloudy, 9.3, humidity: 76, zone: 1),
        mock(.fog, 7.1, humidity: 97, zone: 2),
        mock(.thunderstorm, 24.7, humidity: 71, zone: 10),
    ]

    /// - Parameter zone: hours from UTC.
    private static func mock(
        _ condition: Condition, _ temperature: Double, humidity: Double, zone: Int
    ) -> CurrentWeather {
        let hour = (3 + Double(zone) + 24).truncatingRemainder(dividingBy: 24)
        return CurrentWeather(
            condition: condition, isNight: Forecast.isNight(hour: hour), temperature: temperature,
            feelsLike: temperature - 1.4, low: temperature - 0.4, high: temperature + 0.3, humidity: humidity,
            pressure: 1013, windSpeed: 3.4, windDirection: 300, gust: 6.2, visibility: 10_000, cloudiness: 20,
            sunrise: mockDate.addingTimeInterval((6.1 - hour) * 3600),
            sunset: mockDate.addingTimeInterval((18.2 - hour) * 3600),
            secondsFromGMT: zone * 3600, date: mockDate)
    }
}

extension Forecast {
    static let mockData = mock(of: CurrentWeather.mockData[0])

    /// Warmest in the afternoon of the city's own clock.
    static func mock(of weather: CurrentWeather) -> Forecast {
        let zone = weather.secondsFromGMT / 3600
        let conditions: [Condition] = [.clear, .partlyCloudy, .cloudy, .rain, .drizzle, .clear, .snow, .thunderstorm]
        let steps = (1...40).map { index in
            let hour = (3 + Double(zone + index * 3) + 24).truncatingRemainder(dividingBy: 24)
            let temperature = weather.temperature - 1 + 5 * cos((hour - 15) / 24 * 2 * .pi) - Double(index) / 20
            return ForecastStep(
                date: weather.date.addingTimeInterval(Double(index) * 3 * 3600),
                condition: conditions[index / 3 % conditions.count], isNight: isNight(hour: hour),
                temperature: temperature, low: temperature - 1, high: temperature + 1,
                precipitationChance: index / 3 % 8 == 3 ? 0.7 : 0.02)
        }
        return Forecast(steps: steps, secondsFromGMT: weather.secondsFromGMT)
    }

    fileprivate static func isNight(hour: Double) -> Bool { hour < 6.1 || hour > 18.2 }
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
