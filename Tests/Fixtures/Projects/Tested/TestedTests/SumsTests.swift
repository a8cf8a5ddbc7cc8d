import XCTest
@testable import Tested

final class SumsTests: XCTestCase {
    func testAdd() { XCTAssertEqual(Sums.add(1, 2), 3) }

    func testSkipped() throws { throw XCTSkip("not today") }
}
