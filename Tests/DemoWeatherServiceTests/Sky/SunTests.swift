import Foundation
import Testing

@testable import DemoWeatherService

@Suite struct SunTests {
    /// Times that calendars of 2024 print, in universal time.
    @Test(arguments: [
        (37.57, 126.98, "2024-06-21T03:00:00Z", "20:11", "10:56"),
        (37.57, 126.98, "2024-12-21T03:00:00Z", "22:43", "08:17"),
        (51.51, -0.13, "2024-03-20T12:00:00Z", "06:03", "18:13"),
        (-33.87, 151.21, "2024-12-21T02:00:00Z", "18:41", "09:05"),
    ])
    func sunriseAndSunset(latitude: Double, longitude: Double, noon: String, rise: String, set: String) throws {
        let day = try #require(
            Sun.day(latitude: latitude, longitude: longitude, around: Date(noon, strategy: .iso8601)))
        #expect(abs(minutes(day.sunrise) - minutes(rise)) <= 3)
        #expect(abs(minutes(day.sunset) - minutes(set)) <= 3)
    }

    @Test func theSunDoesNotRiseInThePolarNightNorSetInThePolarDay() throws {
        for time in ["2024-12-21T12:00:00Z", "2024-06-21T12:00:00Z"] {
            #expect(Sun.day(latitude: 69.65, longitude: 18.96, around: try Date(time, strategy: .iso8601)) == nil)
        }
    }

    @Test func theSunStandsOverheadAtTheTropicAtNoonOfTheSolstice() throws {
        let noon = try Date("2024-06-20T12:02:00Z", strategy: .iso8601)
        #expect(Sun.elevation(latitude: 23.44, longitude: 0, at: noon) > 89)
        #expect(Sun.elevation(latitude: 23.44, longitude: 180, at: noon) < -40)
    }

    private func minutes(_ date: Date) -> Int { Int(date.timeIntervalSince1970.rounded()) / 60 % 1440 }

    private func minutes(_ text: String) -> Int {
        let parts = text.split(separator: ":").compactMap { Int($0) }
        return parts[0] * 60 + parts[1]
    }
}
