import XCTest

@testable import CheckIn

final class PresenceTests: XCTestCase {
    private func changes(_ distances: [Double]) -> [Presence.Change?] {
        var presence = Presence()
        return distances.map { presence.move(to: $0, radius: 50) }
    }

    func testCrossingsAreTold() {
        XCTAssertEqual(changes([90, 51, 50, 0, 61]), [nil, nil, .entered, nil, .left])
    }

    func testTheBorderDoesNotWaver() {
        XCTAssertEqual(
            changes([60, 49, 51, 49, 59.9, 60, 60.1, 51, 50.1]), [nil, .entered, nil, nil, nil, nil, .left, nil, nil])
    }

    func testTheFirstPlaceIsNoCrossing() {
        XCTAssertEqual(changes([0, 10]), [nil, nil])
        XCTAssertEqual(changes([0, 70]), [nil, .left])
    }
}
