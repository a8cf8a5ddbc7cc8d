import Foundation

extension ResponseWeatherData {
    var domain: CurrentWeather {
        CurrentWeather(
            condition: weather.condition,
            isNight: weather.isNight(at: dt, sunrise: sys?.sunrise, sunset: sys?.sunset),
            temperature: main.temp, feelsLike: main.feelsLike,
            low: main.tempMin, high: main.tempMax, humidity: main.humidity, pressure: main.pressure,
            windSpeed: wind?.speed, windDirection: wind?.deg, gust: wind?.gust,
            visibility: visibility, cloudiness: clouds?.all,
            precipitation: rain?.oneHour ?? snow?.oneHour,
            sunrise: sys?.sunrise.flatMap(Date.init(serviceTime:)),
            sunset: sys?.sunset.flatMap(Date.init(serviceTime:)),
            secondsFromGMT: timezone ?? 0, date: Date(timeIntervalSince1970: dt))
    }
}

extension ResponseForecastData {
    var domain: Forecast {
        Forecast(steps: list.map(\.domain), secondsFromGMT: city?.timezone ?? 0)
    }
}

extension ResponseForecastData.Entry {
    fileprivate var domain: ForecastStep {
        ForecastStep(
            date: Date(timeIntervalSince1970: dt), condition: weather.condition,
            isNight: sys?.pod.map { $0 == "n" } ?? weather.isNight(at: dt, sunrise: nil, sunset: nil),
            temperature: main.temp, low: main.tempMin ?? main.temp, high: main.tempMax ?? main.temp,
            precipitationChance: pop, precipitation: rain?.threeHours ?? snow?.threeHours)
    }
}

extension ResponsePlace {
    var domain: City {
        City(
            name: name, localNames: localNames ?? [:], state: state, country: country,
            coordinate: Coordinate(latitude: lat, longitude: lon))
    }
}

extension [WeatherCondition] {
    fileprivate var condition: Condition { Condition(id: first?.id ?? 0) }

    /// By the icon's letter; without one by the sun.
    fileprivate func isNight(at time: Double, sunrise: Double?, sunset: Double?) -> Bool {
        if let letter = first?.icon?.last, "dn".contains(letter) { return letter == "n" }
        guard let sunrise, let sunset, sunrise < sunset else { return false }
        return !(sunrise..<sunset).contains(time)
    }
}

extension Date {
    /// Nil for 0, which the service answers where the sun does not rise or set.
    fileprivate init?(serviceTime seconds: Double) {
        guard seconds > 0 else { return nil }
        self.init(timeIntervalSince1970: seconds)
    }
}
