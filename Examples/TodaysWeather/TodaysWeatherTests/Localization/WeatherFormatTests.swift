import XCTest

@testable import TodaysWeather

final class WeatherFormatTests: XCTestCase {
    private func format(
        _ identifier: String, _ temperature: TemperatureUnit = .celsius, _ speed: SpeedUnit = .metersPerSecond
    ) -> WeatherFormat {
        WeatherFormat(locale: Locale(identifier: identifier), units: Units(temperature: temperature, speed: speed))
    }

    func testTemperatures() {
        XCTAssertEqual(format("en").temperature(18.4), "18°")
        XCTAssertEqual(format("en").temperature(-0.4), "0°")
        XCTAssertEqual(format("en").temperature(-12.6), "-13°")
        XCTAssertEqual(format("en", .fahrenheit).temperature(18.4), "65°")
    }

    func testSpeeds() {
        XCTAssertEqual(format("en").speed(3.44), "3.4 m/s")
        XCTAssertEqual(format("en").speed(3), "3 m/s")
        XCTAssertEqual(format("de", .celsius, .kilometersPerHour).speed(3.44), "12 km/h")
        XCTAssertEqual(format("de").speed(3.44), "3,4 m/s")
        XCTAssertEqual(format("en", .celsius, .milesPerHour).speed(10), "22 mph")
    }

    func testOthers() {
        XCTAssertEqual(format("en").percent(64), "64%")
        XCTAssertEqual(format("en").pressure(1013), "1,013 hPa")
        XCTAssertEqual(format("en").distance(10_000), "10 km")
        XCTAssertEqual(format("en").distance(950), "1 km")
        XCTAssertEqual(format("en", .celsius, .milesPerHour).distance(10_000), "6.2 mi")
        XCTAssertEqual(format("en").millimeters(3.16), "3.2 mm")
    }

    func testTimesAreOfTheCitysOwnClock() throws {
        let date = try Date("2026-03-01T20:05:00Z", strategy: .iso8601)
        let seoul = try XCTUnwrap(TimeZone(identifier: "Asia/Seoul"))
        XCTAssertEqual(format("en_US").time(date, in: seoul), "5:05\u{202F}AM")
        XCTAssertEqual(format("ko_KR").time(date, in: seoul), "오전 5:05")
        XCTAssertEqual(format("ko_KR").hour(date, in: seoul), "오전 5시")
        XCTAssertEqual(format("ko_KR").weekday(date, in: seoul), "월")
        XCTAssertEqual(format("en_US").weekday(date, in: .gmt), "Sun")
    }

    func testAges() {
        let now = CurrentWeather.mockDate
        XCTAssertEqual(format("en").age(of: now.addingTimeInterval(-300), at: now), "5 minutes ago")
        XCTAssertEqual(format("ko").age(of: now.addingTimeInterval(-7200), at: now), "2시간 전")
    }
}
