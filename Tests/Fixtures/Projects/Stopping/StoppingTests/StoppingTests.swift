import XCTest

final class StoppingTests: XCTestCase {
    private var count = 0

    override func setUp() { continueAfterFailure = false }
    override func tearDown() { print("torn down") }

    func testStops() {
        XCTAssertEqual(1, 2, "the first failure")
        print("beyond a failure")
    }

    @MainActor
    func testStopsOnTheMainActor() throws {
        change(&count)
        print("beyond a failure")
    }

    private func change(_ count: inout Int) {
        count += 1
        XCTFail("the second failure")
    }

    func testGoesOn() {
        continueAfterFailure = true
        count += 1
        XCTFail("the third failure")
        print("count \(count)")
    }

    func testPasses() { print("on the main thread: \(Thread.isMainThread)") }
}
