import Foundation

/// One day of the answer to `/data/3.0/onecall`.
struct OneCallDay {
    let query: Query
    private let start: Date
    /// At each hour of the day, from midnight.
    private let hours: [Weather]
    private let sun: (sunrise: Date, sunset: Date)?

    /// - Parameter start: the place's own midnight.
    init(place: Place, query: Query, model: WeatherModel, start: Date) {
        self.query = query
        self.start = start
        hours = (0..<24).map { model.weather(at: place, start.addingTimeInterval(Double($0) * 3600)) }
        sun = place.sunlight(on: start.addingTimeInterval(12 * 3600))
    }

    var json: JSON {
        let (units, noon) = (query.units, hours[12])
        let temperatures = hours.map(\.temperature)
        let (rain, snow) = (hours.map(\.rain).reduce(0, +), hours.map(\.snow).reduce(0, +))
        let moon = sun.map { Moon.day(sunrise: $0.sunrise, sunset: $0.sunset) }
        let worst = WeatherForm(weather: significant, query: query)
        return .object([
            "dt": .time(noon.date), "sunrise": sun.map { .time($0.sunrise) }, "sunset": sun.map { .time($0.sunset) },
            "moonrise": moon.map { .time($0.rise) }, "moonset": moon.map { .time($0.set) },
            "moon_phase": .rounded(Moon.phase(at: noon.date)), "summary": .text(summary),
            "temp": .object([
                "day": units.temperature(noon.temperature), "min": units.temperature(temperatures.min() ?? 0),
                "max": units.temperature(temperatures.max() ?? 0), "night": units.temperature(hours[0].temperature),
                "eve": units.temperature(hours[18].temperature), "morn": units.temperature(hours[6].temperature),
            ]),
            "feels_like": .object([
                "day": units.temperature(noon.feelsLike), "night": units.temperature(hours[0].feelsLike),
                "eve": units.temperature(hours[18].feelsLike), "morn": units.temperature(hours[6].feelsLike),
            ]),
            "pressure": .rounded(noon.seaLevelPressure, 0), "humidity": .rounded(noon.humidity, 0),
            "dew_point": units.temperature(noon.dewPoint), "wind_speed": units.speed(noon.windSpeed),
            "wind_deg": .rounded(noon.windDirection, 0), "wind_gust": units.speed(noon.gust),
            "weather": worst.conditions, "clouds": .rounded(noon.clouds, 0),
            "pop": .rounded(hours.map(\.chanceOfPrecipitation).max() ?? 0),
            "rain": rain < 0.01 ? nil : .rounded(rain), "snow": snow < 0.01 ? nil : .rounded(snow),
            "uvi": .rounded(hours.map(\.ultravioletIndex).max() ?? 0),
        ])
    }

    /// The hour of daytime with the most rain or snow, else noon. A day's icon is that of daytime.
    private var significant: Weather {
        var weather = hours[8...20].max { $0.rain + $0.snow < $1.rain + $1.snow } ?? hours[12]
        if weather.rain + weather.snow == 0 { weather = hours[12] }
        weather.sunElevation = 90
        return weather
    }

    private var summary: String {
        let condition = significant.condition
        return query.language == .korean ? condition.korean : "Expect a day of \(condition.english)"
    }
}
