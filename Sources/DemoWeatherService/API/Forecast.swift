import Foundation

/// The answer to `/data/2.5/forecast`: five days in steps of three hours.
struct Forecast {
    let place: Place
    let query: Query
    let model: WeatherModel
    let now: Date

    private static let step: TimeInterval = 3 * 3600
    private static let steps = 40

    var json: JSON {
        let count = query.count("cnt", default: Self.steps, upTo: Self.steps)
        let first = (now.timeIntervalSince1970 / Self.step).rounded(.down) * Self.step + Self.step
        let dates = (0..<count).map { Date(timeIntervalSince1970: first + Double($0) * Self.step) }
        return .object([
            "cod": "200", "message": 0, "cnt": .integer(count),
            "list": .array(dates.enumerated().map { entry($1, isNear: $0 < 2) }), "city": city,
        ])
    }

    /// - Parameter isNear: the first steps tell of a spread, as OpenWeather's do.
    private func entry(_ date: Date, isNear: Bool) -> JSON {
        let weather = model.weather(at: place, date)
        let form = WeatherForm(weather: weather, query: query)
        let hours = Self.step / 3600
        return .object([
            "dt": .time(date), "main": form.main(spread: isNear ? 0.6 : 0, correction: isNear ? 0.6 : 0),
            "weather": form.conditions, "clouds": form.clouds, "wind": form.wind,
            "visibility": .integer(Int(weather.visibility)), "pop": .rounded(weather.chanceOfPrecipitation),
            "rain": form.amount(weather.rain * hours, "3h"), "snow": form.amount(weather.snow * hours, "3h"),
            "sys": .object(["pod": weather.isDay ? "d" : "n"]), "dt_txt": .text(Self.text(date)),
        ])
    }

    private var city: JSON {
        let day = place.sunlight(on: now)
        return .object([
            "id": .integer(place.id), "name": .text(place.name(in: query.language)),
            "coord": .object(["lat": .rounded(place.latitude, 4), "lon": .rounded(place.longitude, 4)]),
            "country": .text(place.country), "population": .integer(place.population),
            "timezone": .integer(place.timeZone.secondsFromGMT(for: now)),
            "sunrise": day.map { .time($0.sunrise) }, "sunset": day.map { .time($0.sunset) },
        ])
    }

    /// In universal time, as `2026-11-30 15:00:00`.
    private static func text(_ date: Date) -> String {
        date.formatted(.iso8601.year().month().day().dateTimeSeparator(.space).time(includingFractionalSeconds: false))
    }
}
