import Foundation
import LocalServer
import Testing

@testable import DemoWeatherService

@Suite struct OneCallTests {
    private func oneCall(_ query: String, at time: String = "2026-07-01T12:34:56Z") throws -> [String: Any] {
        let api = try ServiceFixture.api(at: time)
        return try ServiceFixture.json(api.answer(path: "/data/3.0/onecall", query: query).body)
    }

    /// The fields that https://openweathermap.org/api/one-call-3 lists; those of rain and snow come with rain and snow.
    @Test func allDocumentedFieldsAreThere() throws {
        let json = try oneCall("lat=37.57&lon=126.98&units=metric")
        let moment = [
            "dt", "temp", "feels_like", "pressure", "humidity", "dew_point", "uvi", "clouds", "visibility",
            "wind_speed", "wind_deg", "wind_gust", "weather.0.id",
        ]
        let day = [
            "dt", "sunrise", "sunset", "moonrise", "moonset", "moon_phase", "temp.morn", "temp.day", "temp.eve",
            "temp.night", "temp.min", "temp.max", "feels_like.morn", "feels_like.day", "feels_like.eve",
            "feels_like.night", "pressure", "humidity", "dew_point", "wind_speed", "wind_deg", "wind_gust",
            "clouds", "uvi", "pop", "weather.0.id",
        ]
        let paths =
            ["lat", "lon", "timezone_offset", "current.sunrise", "current.sunset", "hourly.0.pop"]
            + ["minutely.0.dt", "minutely.0.precipitation"] + moment.map { "current." + $0 }
            + moment.map { "hourly.47." + $0 } + day.map { "daily.7." + $0 }
        for path in paths { #expect(json.number(path) != nil, "\(path)") }
        #expect(json.text("timezone") == "Asia/Seoul" && json.text("daily.0.summary") != nil)
        for (part, count) in [("minutely", 60), ("hourly", 48), ("daily", 8)] {
            #expect((json.value(part) as? [Any])?.count == count)
        }
    }

    @Test func whatIsExcludedIsNotThere() throws {
        let json = try oneCall("lat=37.57&lon=126.98&exclude=minutely,hourly,alerts")
        #expect(Set(json.keys) == ["lat", "lon", "timezone", "timezone_offset", "current", "daily"])
    }

    @Test func aDayIsThePlacesOwnAndItsExtremesHoldTheOthers() throws {
        let json = try oneCall("lat=-33.87&lon=151.21", at: "2026-07-01T22:00:00Z")
        // Noon of 2 July in Sydney is two o'clock in universal time.
        #expect(json.number("daily.0.dt") == 1_782_957_600)
        for day in 0..<8 {
            let part = { (name: String) throws -> Double in try #require(json.number("daily.\(day).temp.\(name)")) }
            let (low, high) = (try part("min"), try part("max"))
            for name in ["morn", "day", "eve", "night"] { #expect((low...high).contains(try part(name))) }
        }
    }

    @Test func aPlaceIsNeeded() throws {
        #expect(try ServiceFixture.api().answer(path: "/data/3.0/onecall", query: "q=Seoul").status == 400)
    }

    /// The full moon of 29 June 2026, 23:57, and the new moon of 12 August 2026, 17:37, of the solar eclipse.
    @Test func theMoonIsFullAndNewWhenItIs() throws {
        #expect(abs(Moon.phase(at: try Date("2026-06-29T23:57:00Z", strategy: .iso8601)) - 0.5) < 0.03)
        let new = Moon.phase(at: try Date("2026-08-12T17:37:00Z", strategy: .iso8601))
        #expect(min(new, 1 - new) < 0.03)
    }
}
