import XCTest

@testable import TodaysWeather

final class ForecastTests: XCTestCase {
    private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    private func forecast(from start: Date, count: Int = 40) -> Forecast {
        Forecast(
            steps: (0..<count).map { index in
                ForecastStep(
                    date: start.addingTimeInterval(Double(index) * 3 * 3600), condition: .clear,
                    temperature: Double(index), low: Double(index), high: Double(index) + 1)
            })
    }

    private func now(_ date: Date, _ temperature: Double = 0) -> CurrentWeather {
        CurrentWeather(condition: .rain, isNight: true, temperature: temperature, date: date)
    }

    func testTheNextDayIsOf24Hours() throws {
        let start = try date("2026-03-01T00:00:00Z")
        let steps = forecast(from: start).nextDay(from: start)
        XCTAssertEqual(steps.count, 8)
        XCTAssertEqual(steps.first?.date, start.addingTimeInterval(3 * 3600))
        XCTAssertEqual(steps.last?.date, start.addingTimeInterval(24 * 3600))
    }

    /// In Seoul it is the next day from 15:00 UTC on.
    func testDaysBeginAtMidnightOfTheCitysOwnClock() throws {
        let start = try date("2026-03-01T12:00:00Z")
        let seoul = try XCTUnwrap(TimeZone(secondsFromGMT: 9 * 3600))
        let days = forecast(from: start, count: 9).days(from: now(start), in: seoul)
        XCTAssertEqual(days.map(\.day), [try date("2026-02-28T15:00:00Z"), try date("2026-03-01T15:00:00Z")])
        XCTAssertEqual(days.map(\.low), [0, 1])
        XCTAssertEqual(days.map(\.high), [1, 9])
        XCTAssertEqual(forecast(from: start, count: 9).days(from: now(start), in: .gmt).map(\.low), [0, 4])
    }

    func testTodaysRangeHoldsTheTemperatureOfNow() throws {
        let noon = try date("2026-03-01T12:00:00Z")
        let days = forecast(from: noon).days(from: now(noon, -3), in: .gmt)
        XCTAssertEqual(days.map(\.low).prefix(2), [-3, 4])
        XCTAssertEqual(forecast(from: noon).days(from: now(noon, 30), in: .gmt).first?.high, 30)
    }

    func testLateInTheEveningTodayIsNow() throws {
        let evening = try date("2026-03-01T22:00:00Z"), midnight = try date("2026-03-02T00:00:00Z")
        let today = try XCTUnwrap(forecast(from: midnight).days(from: now(evening, 7), in: .gmt).first)
        XCTAssertEqual(today.day, try date("2026-03-01T00:00:00Z"))
        XCTAssertEqual([today.low, today.high], [7, 7])
        XCTAssertEqual(today.condition, .rain)
        XCTAssertTrue(today.isNight)
    }

    func testANewerForecastKeepsWhatTodayHasBeen() throws {
        let morning = try date("2026-03-01T00:00:00Z"), evening = try date("2026-03-01T21:00:00Z")
        let merged = forecast(from: evening, count: 3).following(forecast(from: morning))
        XCTAssertEqual(merged.steps.map(\.low), [0, 1, 2, 3, 4, 5, 6, 0, 1, 2])
        let today = try XCTUnwrap(merged.days(from: now(evening, 3), in: .gmt).first)
        XCTAssertEqual([today.low, today.high], [0, 7])
        let nextDay = forecast(from: evening.addingTimeInterval(24 * 3600), count: 1)
        XCTAssertEqual(nextDay.following(merged).steps.map(\.low), [1, 2, 0])
    }

    /// In New York the clocks go forward on 8 March 2026 at 07:00 UTC, so that this day has 23 hours, and back on
    /// 1 November 2026 at 06:00 UTC, which makes 25.
    func testDaysOfDaylightSaving() throws {
        let newYork = try XCTUnwrap(TimeZone(identifier: "America/New_York"))
        let spring = forecast(from: try date("2026-03-08T05:00:00Z"), count: 240).hourly
        XCTAssertEqual(
            spring.days(from: now(spring.steps[0].date), in: newYork).map(\.day).prefix(2),
            [
                try date("2026-03-08T05:00:00Z"), try date("2026-03-09T04:00:00Z"),
            ])
        let autumn = forecast(from: try date("2026-11-01T04:00:00Z"), count: 240).hourly
        XCTAssertEqual(
            autumn.days(from: now(autumn.steps[0].date), in: newYork).map(\.day).prefix(2),
            [
                try date("2026-11-01T04:00:00Z"), try date("2026-11-02T05:00:00Z"),
            ])
    }

    func testAKnownTimeZoneIsUsedWhileItAgrees() throws {
        let summer = try date("2026-07-01T00:00:00Z"), winter = try date("2026-12-01T00:00:00Z")
        let london = City.defaults[4]
        XCTAssertEqual(london.timeZone(secondsFromGMT: 3600, at: summer).identifier, "Europe/London")
        XCTAssertEqual(london.timeZone(secondsFromGMT: 0, at: winter).identifier, "Europe/London")
        XCTAssertEqual(london.timeZone(secondsFromGMT: 7200, at: winter).secondsFromGMT(), 7200)
    }

    func testADayIsWhatItIsMostOfTheDaylight() {
        func condition(_ conditions: [Condition], nights: Set<Int> = []) -> Condition? {
            DailyForecast(
                day: .now,
                steps: conditions.enumerated().map { index, condition in
                    ForecastStep(
                        date: Date(timeIntervalSince1970: Double(index)), condition: condition,
                        isNight: nights.contains(index), temperature: 0, low: 0, high: 0)
                })?.condition
        }
        XCTAssertEqual(condition([.clear, .rain, .rain]), .rain)
        XCTAssertEqual(condition([.clear, .rain, .rain], nights: [1, 2]), .clear)
        XCTAssertEqual(condition([.snow, .snow], nights: [0, 1]), .snow)
        XCTAssertEqual(condition([.clear, .thunderstorm]), .thunderstorm)
        XCTAssertNil(condition([]))
    }
}

extension Forecast {
    /// The same steps, an hour apart.
    fileprivate var hourly: Forecast {
        var forecast = self
        for index in steps.indices {
            forecast.steps[index].date = steps[0].date.addingTimeInterval(Double(index) * 3600)
        }
        return forecast
    }
}
