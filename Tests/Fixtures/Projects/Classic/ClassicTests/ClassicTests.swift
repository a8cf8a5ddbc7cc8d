import ClassicKit
import XCTest

@testable import Classic

final class ClassicTests: XCTestCase {
    func testAnswer() { XCTAssertEqual(Shared.answer, 42) }

    func testGreeting() async throws { XCTAssertEqual(Model.greeting, "Hello") }
}
