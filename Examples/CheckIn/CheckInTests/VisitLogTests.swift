import XCTest

@testable import CheckIn

final class VisitLogTests: XCTestCase {
    private let gate = Place(name: "Gate", center: Coordinate(latitude: 1, longitude: 2), radius: 50)
    private let tower = Place(name: "Tower", center: Coordinate(latitude: 3, longitude: 4), radius: 50)

    private var seoul: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Asia/Seoul")!
        return calendar
    }

    /// A time of May 2024 in Seoul.
    private func time(_ day: Int, _ hour: Int, _ minute: Int) -> Date {
        seoul.date(from: DateComponents(year: 2024, month: 5, day: day, hour: hour, minute: minute))!
    }

    private func log(_ stays: [(Place, Date, Date?)]) -> VisitLog {
        var log = VisitLog()
        for (place, start, end) in stays {
            log.checkIn(at: place, coordinate: place.center, time: start)
            if let end { log.checkOut(time: end) }
        }
        return log
    }

    func testDaysAndTheirVisitsComeLatestFirst() {
        let log = log([
            (gate, time(1, 9, 0), time(1, 9, 30)), (tower, time(2, 10, 0), time(2, 11, 0)),
            (gate, time(2, 12, 0), time(2, 12, 15)),
        ])
        let days = log.days(in: seoul)
        XCTAssertEqual(days.map(\.date), [time(2, 0, 0), time(1, 0, 0)])
        XCTAssertEqual(days[0].visits.map(\.placeName), ["Gate", "Tower"])
        XCTAssertEqual(days.map { $0.duration(until: time(3, 0, 0)) }, [75 * 60, 30 * 60])
    }

    func testAStayOverMidnightBelongsToTheDayOnWhichItBegan() {
        let days = log([(gate, time(1, 23, 30), time(2, 0, 45))]).days(in: seoul)
        XCTAssertEqual(days.map(\.date), [time(1, 0, 0)])
        XCTAssertEqual(days[0].duration(until: time(9, 0, 0)), 75 * 60)
    }

    /// In New York the clocks went from 2 to 3 on 10 March 2024 (US Energy Policy Act of 2005).
    func testAStayOverTheChangeToSummerTimeHasItsRealDuration() throws {
        var newYork = Calendar(identifier: .gregorian)
        newYork.timeZone = try XCTUnwrap(TimeZone(identifier: "America/New_York"))
        let start = try XCTUnwrap(newYork.date(from: DateComponents(year: 2024, month: 3, day: 10, hour: 1)))
        let end = try XCTUnwrap(newYork.date(from: DateComponents(year: 2024, month: 3, day: 10, hour: 4)))
        XCTAssertEqual(log([(gate, start, end)]).visits[0].duration(until: end), 2 * 3_600)
    }

    func testAStayLastsUntilNow() {
        let log = log([(gate, time(1, 9, 0), nil)])
        XCTAssertEqual(log.current?.duration(until: time(1, 9, 20)), 20 * 60)
        XCTAssertNil(log.visits[0].checkOut)
    }

    func testCheckingInElsewhereEndsTheStay() {
        let log = log([(gate, time(1, 9, 0), nil), (tower, time(1, 10, 0), nil)])
        XCTAssertEqual(log.visits[0].checkOut, time(1, 10, 0))
        XCTAssertEqual(log.current?.placeName, "Tower")
    }

    func testAClockThatWasPutBackMakesNoNegativeStay() {
        let log = log([(gate, time(1, 9, 0), time(1, 8, 0))])
        XCTAssertEqual(log.visits[0].duration(until: time(1, 8, 0)), 0)
        XCTAssertNil(log.current)
    }

    func testCheckingOutWithoutAStayChangesNothing() {
        var log = VisitLog()
        log.checkOut(time: time(1, 9, 0))
        XCTAssertEqual(log, VisitLog())
    }
}
