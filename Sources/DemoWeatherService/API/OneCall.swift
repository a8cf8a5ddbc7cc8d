import Foundation

/// The answer to `/data/3.0/onecall`.
struct OneCall {
    let place: Place
    let query: Query
    let model: WeatherModel
    let now: Date

    private static let hour: TimeInterval = 3600

    var json: JSON {
        let excluded = Set((query["exclude"] ?? "").split(separator: ",").map(String.init))
        func part(_ name: String, _ value: @autoclosure () -> JSON) -> JSON? {
            excluded.contains(name) ? nil : value()
        }
        return .object([
            "lat": .rounded(place.latitude, 4), "lon": .rounded(place.longitude, 4),
            "timezone": .text(place.timeZone.identifier),
            "timezone_offset": .integer(place.timeZone.secondsFromGMT(for: now)),
            "current": part("current", current), "minutely": part("minutely", minutes),
            "hourly": part("hourly", hours), "daily": part("daily", days),
        ])
    }

    private var current: JSON {
        let day = place.sunlight(on: now)
        let sun: KeyValuePairs<String, JSON?> = [
            "sunrise": day.map { .time($0.sunrise) }, "sunset": day.map { .time($0.sunset) },
        ]
        return .object(sun).merging(entry(model.weather(at: place, now), chance: nil))
    }

    private var minutes: JSON {
        let first = (now.timeIntervalSince1970 / 60).rounded(.up) * 60
        return .array(
            (0..<60).map { minute in
                let date = Date(timeIntervalSince1970: first + Double(minute) * 60)
                let weather = model.weather(at: place, date)
                return .object(["dt": .time(date), "precipitation": .rounded(weather.rain + weather.snow)])
            })
    }

    private var hours: JSON {
        let first = (now.timeIntervalSince1970 / Self.hour).rounded(.down) * Self.hour
        return .array(
            (0..<48).map { hour in
                let weather = model.weather(
                    at: place, Date(timeIntervalSince1970: first + Double(hour) * Self.hour))
                return entry(weather, chance: weather.chanceOfPrecipitation)
            })
    }

    private var days: JSON {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = place.timeZone
        let today = calendar.startOfDay(for: now)
        return .array(
            (0..<8).map { day in
                let start = calendar.date(byAdding: .day, value: day, to: today) ?? today
                return OneCallDay(place: place, query: query, model: model, start: start).json
            })
    }

    private func entry(_ weather: Weather, chance: Double?) -> JSON {
        let (units, form) = (query.units, WeatherForm(weather: weather, query: query))
        return .object([
            "dt": .time(weather.date), "temp": units.temperature(weather.temperature),
            "feels_like": units.temperature(weather.feelsLike), "pressure": .rounded(weather.seaLevelPressure, 0),
            "humidity": .rounded(weather.humidity, 0), "dew_point": units.temperature(weather.dewPoint),
            "uvi": .rounded(weather.ultravioletIndex), "clouds": .rounded(weather.clouds, 0),
            "visibility": .integer(Int(weather.visibility)), "wind_speed": units.speed(weather.windSpeed),
            "wind_deg": .rounded(weather.windDirection, 0), "wind_gust": units.speed(weather.gust),
            "weather": form.conditions, "pop": chance.map { .rounded($0) },
            "rain": form.amount(weather.rain, "1h"), "snow": form.amount(weather.snow, "1h"),
        ])
    }
}

extension JSON {
    /// The members of both objects, this one's first.
    fileprivate func merging(_ other: JSON) -> JSON {
        guard case .object(let own) = self, case .object(let others) = other else { return self }
        return .object(own + others)
    }
}
