import Foundation

/// The answer to `/data/2.5/weather`.
struct CurrentWeather {
    let place: Place
    let query: Query
    let model: WeatherModel
    let now: Date

    /// Measurements come in every ten minutes.
    private static let interval: TimeInterval = 600

    var json: JSON {
        let date = Date(
            timeIntervalSince1970: (now.timeIntervalSince1970 / Self.interval).rounded(.down) * Self.interval)
        let weather = model.weather(at: place, date)
        let form = WeatherForm(weather: weather, query: query)
        // Within a city it is not equally warm everywhere.
        let spread = 0.4 + place.reach / 25
        return .object([
            "coord": .object(["lon": .rounded(place.longitude, 4), "lat": .rounded(place.latitude, 4)]),
            "weather": form.conditions, "base": "stations", "main": form.main(spread: spread),
            "visibility": .integer(Int(weather.visibility)), "wind": form.wind, "clouds": form.clouds,
            "rain": form.amount(weather.rain, "1h"), "snow": form.amount(weather.snow, "1h"), "dt": .time(date),
            "sys": system(date), "timezone": .integer(place.timeZone.secondsFromGMT(for: date)),
            "id": .integer(place.id), "name": .text(place.name(in: query.language)), "cod": 200,
        ])
    }

    /// Where the sun does not rise or set, the two are left out.
    private func system(_ date: Date) -> JSON {
        let day = place.sunlight(on: date)
        return .object([
            "type": 2, "id": .integer(2_000_000 + place.id % 100_000),
            "country": place.country.isEmpty ? nil : .text(place.country),
            "sunrise": day.map { .time($0.sunrise) }, "sunset": day.map { .time($0.sunset) },
        ])
    }
}

extension Place {
    /// Sunrise and sunset of the place's own day.
    func sunlight(on date: Date) -> (sunrise: Date, sunset: Date)? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let noon = calendar.startOfDay(for: date).addingTimeInterval(12 * 3600)
        return Sun.day(latitude: latitude, longitude: longitude, around: noon)
    }
}
