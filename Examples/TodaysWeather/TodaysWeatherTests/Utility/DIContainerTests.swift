import XCTest

@testable import TodaysWeather

final class DIContainerTests: XCTestCase {
    private class Part {}

    func testAPartIsMadeOnce() {
        let container = DIContainer()
        var count = 0
        container.register(Part.self) { _ in
            count += 1
            return Part()
        }
        XCTAssertTrue(container.resolve(Part.self) === container.resolve(Part.self))
        XCTAssertEqual(count, 1)
    }

    func testAPartRegisteredAgainTakesThePlace() {
        let container = DIContainer()
        let first = Part(), second = Part()
        container.register(Part.self) { _ in first }
        XCTAssertTrue(container.resolve(Part.self) === first)
        container.register(Part.self) { _ in second }
        XCTAssertTrue(container.resolve(Part.self) === second)
    }
}
