import Foundation

/// A row of the list: a city, and what is known of its weather.
struct CityWeather: Identifiable, Equatable {
    let city: City
    var weather: CurrentWeather?
    /// When the weather was fetched.
    var updated: Date?
    /// Why the last fetch gave nothing, and when.
    var fault: Dated<WeatherError>?

    var id: City.ID { city.id }
    var error: WeatherError? { fault?.value }

    /// The city's own clock.
    var timeZone: TimeZone {
        city.timeZone(secondsFromGMT: weather?.secondsFromGMT ?? 0, at: weather?.date ?? .now)
    }
}

extension CityWeather {
    /// A row of what is known.
    init(city: City, known: Dated<CurrentWeather>?) {
        self.init(city: city, weather: known?.value, updated: known?.date)
    }

    /// With what was fetched; after a failure, what is known stays.
    func updated(with row: CityWeather) -> CityWeather {
        guard let fault = row.fault else { return CityWeather(city: city, weather: row.weather, updated: row.updated) }
        return failed(with: fault)
    }

    /// What is known stays, though it could not be renewed.
    func failed(with fault: Dated<WeatherError>) -> CityWeather {
        var row = self
        row.fault = fault
        return row
    }
}
