import XCTest

@testable import TodaysWeather

final class ConditionTests: XCTestCase {
    /// The first and the last of each group, and what lies just outside.
    func testGroups() {
        let expected: [(Condition, [Int])] = [
            (.thunderstorm, [200, 232]), (.drizzle, [300, 321]), (.rain, [500, 531]), (.snow, [600, 622]),
            (.fog, [701, 781]), (.clear, [800]), (.partlyCloudy, [801, 802]), (.cloudy, [803, 804]),
            (.unknown, [0, -1, 199, 233, 299, 322, 499, 532, 599, 623, 700, 782, 799, 805, 1000, .max]),
        ]
        for (condition, ids) in expected {
            for id in ids { XCTAssertEqual(Condition(id: id), condition, "\(id)") }
        }
    }

    func testWindDirections() {
        XCTAssertEqual(
            [0, 22, 23, 90, 180, 270, 337, 338, 360, -45, 720].map { WindDirection(degrees: $0) },
            [
                .north, .north, .northeast, .east, .south, .west, .northwest, .north, .north, .northwest, .north,
            ])
    }
}
