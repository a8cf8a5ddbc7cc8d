import Greetings
import XCTest

final class GreetingsTests: XCTestCase {
    @MainActor func testThereIsAGreeting() { _ = GreetingView() }
}
