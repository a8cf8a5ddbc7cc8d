import XCTest

@testable import CheckIn

final class WordingTests: XCTestCase {
    private let wording = Wording(locale: Locale(identifier: "en_US"))
    private let korean = Wording(locale: Locale(identifier: "ko_KR"))

    func testDistances() {
        XCTAssertEqual(
            [0, 0.6, 49.4, 999.4, 999.6, 1_250, 9_940, 9_960, 5_857_000].map(wording.distance),
            ["0 m", "1 m", "49 m", "999 m", "1.0 km", "1.2 km", "9.9 km", "10 km", "5,857 km"])
    }

    func testDurations() {
        XCTAssertEqual(
            [0, 59, 60, 3_599, 3_600, 5_400, 90_000].map(wording.duration),
            ["Under 1 min", "Under 1 min", "1 min", "59 min", "1 hr", "1 hr, 30 min", "25 hr"])
    }

    /// Unicode CLDR: the short units and times of Korean.
    func testFiguresFollowTheRegion() {
        XCTAssertEqual(korean.duration(5_400), "1시간 30분")
        XCTAssertTrue(korean.time(Date(timeIntervalSince1970: 0)).contains("오"))
    }

    func testDirections() {
        XCTAssertEqual(
            [0, 22, 23, 90, 180, 225, 270, 337, 338, 359.9].map(wording.direction),
            [
                "north", "north", "north-east", "east", "south", "south-west", "west", "north-west", "north", "north",
            ])
    }

    func testDays() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let noon = Date(timeIntervalSince1970: 1_714_564_800)
        func day(_ hours: Double) -> String {
            wording.day(noon.addingTimeInterval(hours * 3_600), today: noon, calendar: calendar)
        }
        XCTAssertEqual([0, -12, -13].map(day), ["Today", "Today", "Yesterday"])
        XCTAssertEqual(day(-37), "Monday, April 29")
        XCTAssertEqual(korean.day(noon, today: noon + 1e6, calendar: calendar), "5월 1일 수요일")
    }
}
