/// The parts of an answer that tell of one moment's weather.
struct WeatherForm {
    let weather: Weather
    let query: Query

    var conditions: JSON {
        let condition = weather.condition
        let description = query.language == .korean ? condition.korean : condition.english
        return .array([
            .object([
                "id": .integer(condition.id), "main": .text(condition.group), "description": .text(description),
                "icon": .text(condition.icon + (weather.isDay ? "d" : "n")),
            ])
        ])
    }

    /// - Parameter spread: by how many degrees Celsius the lowest and highest temperature differ from the one told.
    func main(spread: Double, correction: Double? = nil) -> JSON {
        let units = query.units
        return .object([
            "temp": units.temperature(weather.temperature), "feels_like": units.temperature(weather.feelsLike),
            "temp_min": units.temperature(weather.temperature - spread),
            "temp_max": units.temperature(weather.temperature + spread),
            "pressure": .rounded(weather.seaLevelPressure, 0), "humidity": .rounded(weather.humidity, 0),
            "sea_level": .rounded(weather.seaLevelPressure, 0), "grnd_level": .rounded(weather.groundPressure, 0),
            "temp_kf": correction.map { .rounded($0) },
        ])
    }

    var wind: JSON {
        .object([
            "speed": query.units.speed(weather.windSpeed), "deg": .rounded(weather.windDirection, 0),
            "gust": query.units.speed(weather.gust),
        ])
    }

    var clouds: JSON { .object(["all": .rounded(weather.clouds, 0)]) }

    /// Rain or snow in millimetres; nothing where there is none.
    func amount(_ millimetres: Double, _ time: String) -> JSON? {
        millimetres < 0.01 ? nil : .object([.init(key: time, value: .rounded(millimetres))])
    }
}
