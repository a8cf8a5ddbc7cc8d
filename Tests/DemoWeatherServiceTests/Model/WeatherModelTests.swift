import Foundation
import Testing

@testable import DemoWeatherService

@Suite struct WeatherModelTests {
    private func weather(_ city: String, _ time: String, seed: UInt64 = 1) throws -> Weather {
        let place = try #require(PlaceDirectory.shared.place(named: city))
        return WeatherModel(seed: seed).weather(at: place, try Date(time, strategy: .iso8601))
    }

    /// The mean of a month, at all hours.
    private func temperature(_ city: String, month: Int) throws -> Double {
        let values = try stride(from: 0, to: 28 * 24, by: 7).map { hour in
            let start = try Date("2025-\(month < 10 ? "0" : "")\(month)-01T00:00:00Z", strategy: .iso8601)
            let place = try #require(PlaceDirectory.shared.place(named: city))
            return WeatherModel(seed: 1).weather(at: place, start.addingTimeInterval(Double(hour) * 3600)).temperature
        }
        return values.reduce(0, +) / Double(values.count)
    }

    @Test func theSameSeedGivesTheSameWeatherAndAnotherAnother() throws {
        let time = "2026-03-04T05:06:07Z"
        #expect(try weather("Seoul", time).temperature == weather("Seoul", time).temperature)
        #expect(try weather("Seoul", time).temperature != weather("Seoul", time, seed: 2).temperature)
        #expect(try weather("Seoul", time).temperature != weather("Seoul", "2026-03-04T08:06:07Z").temperature)
    }

    /// The normals of 1991 to 2020, within 7 degrees.
    @Test(arguments: [
        ("Seoul", 1, -2.0), ("Seoul", 7, 25.3), ("London", 1, 5.7), ("London", 7, 19.0), ("Singapore", 1, 26.8),
        ("Moscow", 1, -6.2), ("Moscow", 7, 19.7), ("Sydney", 1, 23.8), ("Sydney", 7, 13.4), ("Cairo", 7, 28.9),
        ("Denver", 1, -0.1), ("Quito", 7, 15.0),
    ])
    func monthsAreAsWarmAsTheyAre(city: String, month: Int, expected: Double) throws {
        #expect(abs(try temperature(city, month: month) - expected) < 7)
    }

    /// How much of a year it rains or snows.
    @Test(arguments: [("Seoul", 0.04...0.2), ("London", 0.06...0.2), ("Singapore", 0.08...0.3), ("Cairo", 0...0.05)])
    func someCitiesAreWetAndOthersDry(city: String, share: ClosedRange<Double>) throws {
        let place = try #require(PlaceDirectory.shared.place(named: city))
        let hours = stride(from: 0, to: 365 * 24, by: 5).map { Double($0) }
        let wet = hours.count { hour in
            let weather = WeatherModel(seed: 1).weather(at: place, Date(timeIntervalSince1970: 1.7e9 + hour * 3600))
            return weather.rain + weather.snow > 0
        }
        #expect(share.contains(Double(wet) / Double(hours.count)))
    }

    @Test func everythingIsWithinBoundsEverywhere() throws {
        let start = try Date("2026-01-01T00:00:00Z", strategy: .iso8601)
        for (index, place) in PlaceDirectory.shared.places.enumerated() {
            let date = start.addingTimeInterval(Double(index) * 26 * 3600 + Double(index % 24) * 3600)
            let weather = WeatherModel(seed: UInt64(index)).weather(at: place, date)
            #expect((-75...50).contains(weather.temperature), "\(place.englishName)")
            #expect(
                (960...1050).contains(weather.seaLevelPressure) && weather.groundPressure <= weather.seaLevelPressure)
            #expect((10...100).contains(weather.humidity) && (0...100).contains(weather.clouds))
            #expect((0..<360).contains(weather.windDirection) && (0...25).contains(weather.windSpeed))
            #expect((0...1).contains(weather.chanceOfPrecipitation) && weather.rain >= 0 && weather.snow >= 0)
            #expect(weather.rain == 0 || weather.snow == 0)
        }
    }

    @Test func thereIsWeatherOfManyKinds() throws {
        let start = try Date("2026-01-01T00:00:00Z", strategy: .iso8601)
        var groups: Set<String> = []
        for (index, place) in PlaceDirectory.shared.places.enumerated() {
            let date = start.addingTimeInterval(Double(index) * 24 * 3600)
            groups.insert(WeatherModel(seed: 1).weather(at: place, date).condition.group)
        }
        #expect(groups.isSuperset(of: ["Thunderstorm", "Rain", "Snow", "Clear", "Clouds"]), "\(groups)")
    }

    @Test func theConditionsAreThoseOfOpenWeather() {
        let ids = Condition.table.map(\.id)
        #expect(Set(ids).count == 55 && ids == ids.sorted())
        #expect(Condition.with(502).icon == "10" && Condition.with(511).icon == "13")
    }
}
