import Foundation

/// Makes up weather: plausible for the place, the season and the hour, changing as fronts pass over, and the same
/// whenever it is asked for with the same seed.
package struct WeatherModel: Sendable {
    private let fronts: SmoothNoise
    private let details: SmoothNoise

    package init(seed: UInt64) {
        fronts = SmoothNoise(seed: seed)
        details = SmoothNoise(seed: ~seed)
    }

    func weather(at place: Place, _ date: Date) -> Weather {
        let climate = Climate(latitude: place.latitude, longitude: place.longitude, elevation: place.elevation)
        let front = front(place, date)
        let clouds = clamp(climate.cloudiness(at: date) + (front - 0.5) * 1.9, 0...1)
        let elevation = Sun.elevation(latitude: place.latitude, longitude: place.longitude, at: date)
        let temperature = temperature(place, climate, clouds: clouds, date)
        let rate = precipitation(clouds: clouds, temperature: temperature, climate, place, date)
        let wind = wind(place, front: front, date)
        let humidity = humidity(clouds: clouds, rate: rate, temperature: temperature, climate, date)
        let isFrozen = temperature < 0.8
        let pressure = 1014 + (0.5 - front) * 44
        var weather = Weather(
            date: date, sunElevation: elevation, condition: .clear, temperature: temperature,
            feelsLike: Self.feelsLike(temperature, humidity: humidity, wind: wind.speed), seaLevelPressure: pressure,
            groundPressure: pressure * exp(-place.elevation / 8200), humidity: humidity, clouds: clouds * 100,
            visibility: 10_000, windSpeed: wind.speed, windDirection: wind.direction, gust: wind.speed * 1.6,
            rain: isFrozen ? 0 : rate, snow: isFrozen ? rate : 0,
            chanceOfPrecipitation: clamp((clouds - 0.58) * 2.6, 0...1))
        weather.condition = Condition(weather, thunder: noise(details, place, hours: 4, date, channel: 40))
        weather.visibility = weather.condition.visibility
        return weather
    }

    /// From 0, a high, to 1, a low.
    private func front(_ place: Place, _ date: Date) -> Double {
        let slow = noise(fronts, place, hours: 34, date, channel: 0)
        let quick = noise(details, place, hours: 9, date, channel: 10)
        return clamp((slow * 0.75 + quick * 0.25 - 0.5) * 1.7 + 0.5, 0...1)
    }

    private func temperature(_ place: Place, _ climate: Climate, clouds: Double, _ date: Date) -> Double {
        let hour = Sun.solarHour(longitude: place.longitude, at: date)
        // Coldest at dawn, warmest three hours after noon: two half waves of unequal length.
        let sinceDawn = (hour - 5 + 24).truncatingRemainder(dividingBy: 24)
        let wave = sinceDawn < 10 ? -cos(sinceDawn / 10 * .pi) : cos((sinceDawn - 10) / 14 * .pi)
        let mass = (noise(fronts, place, hours: 60, date, channel: 20) - 0.5) * 2 * climate.changeRange
        return climate.temperature(at: date) + mass + climate.dailyRange * (1 - 0.6 * clouds) * wave
    }

    /// In millimetres an hour.
    private func precipitation(
        clouds: Double, temperature: Double, _ climate: Climate, _ place: Place, _ date: Date
    ) -> Double {
        let burst = noise(details, place, hours: 2.5, date, channel: 30)
        let strength =
            clamp((clouds - 0.72) / 0.28, 0...1) * clamp((burst - 0.36) * 2.2, 0...1) * (1 - 0.7 * climate.dryness)
        return strength < 0.06 ? 0 : pow(strength, 1.6) * (1.6 + max(0, temperature) * 0.22)
    }

    private func wind(_ place: Place, front: Double, _ date: Date) -> (speed: Double, direction: Double) {
        let breeze = noise(details, place, hours: 5, date, channel: 50)
        let turn = noise(fronts, place, hours: 30, date, channel: 60)
        // The trade winds blow from the east, the middle latitudes have westerlies.
        let prevailing = abs(place.latitude) < 28 ? 90.0 : 270
        let direction = (prevailing + (turn - 0.5) * 500 + 720).truncatingRemainder(dividingBy: 360)
        return (0.8 + 5 * breeze + 7 * max(0, front - 0.45), direction)
    }

    private func humidity(
        clouds: Double, rate: Double, temperature: Double, _ climate: Climate, _ date: Date
    ) -> Double {
        let warmth = temperature - climate.temperature(at: date)
        return clamp(48 + 36 * clouds + min(rate * 4, 14) - 2.2 * warmth - 12 * max(0, 0.3 - clouds), 12...100)
    }

    /// Below 10 °C the wind chill of Environment Canada, else the apparent temperature of Australia's Bureau of
    /// Meteorology.
    private static func feelsLike(_ temperature: Double, humidity: Double, wind: Double) -> Double {
        if temperature <= 10 {
            let speed = pow(max(wind * 3.6, 4.8), 0.16)
            return 13.12 + 0.6215 * temperature - 11.37 * speed + 0.3965 * temperature * speed
        }
        let vapour = humidity / 100 * 6.105 * exp(17.27 * temperature / (237.7 + temperature))
        return temperature + 0.33 * vapour - 0.70 * wind - 4
    }

    /// Neighbours have like weather: a cell of the lattice is about 900 km wide.
    private func noise(_ noise: SmoothNoise, _ place: Place, hours: Double, _ date: Date, channel: Double) -> Double {
        let (latitude, longitude) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
        let radius = 7.0
        return noise.value(
            at: SIMD4(
                radius * cos(latitude) * cos(longitude) + channel * 31, radius * cos(latitude) * sin(longitude),
                radius * sin(latitude), date.timeIntervalSince1970 / 3600 / hours))
    }

    private func clamp(_ value: Double, _ range: ClosedRange<Double>) -> Double {
        min(max(value, range.lowerBound), range.upperBound)
    }
}
