import XCTest

final class TestedUITests: XCTestCase {
    private var app: XCUIApplication!

    override func setUpWithError() throws {
        continueAfterFailure = false
        app = XCUIApplication()
        app.launchArguments = ["-test"]
        app.launch()
    }

    override func tearDownWithError() throws { app = nil }

    func testAddsAName() throws {
        let field = app.textFields["name"]
        XCTAssertTrue(field.exists)
        XCTAssertFalse(app.buttons["Add"].isEnabled)
        field.tap()
        field.typeText("Sora")
        XCTAssertEqual(field.value as? String, "Sora")
        app.buttons["Add"].tap()
        XCTAssertTrue(app.buttons["Sora"].waitForExistence(timeout: 2))
        XCTAssertEqual(field.value as? String, "Name")
        XCTAssertTrue(app.staticTexts["tested"].exists)
    }

    @MainActor
    func testLoudNames() throws {
        let loud = app.switches["Loud"]
        XCTAssertEqual(loud.value as? String, "0")
        loud.tap()
        XCTAssertEqual(loud.value as? String, "1")
        app.textFields.firstMatch.tap()
        app.textFields.element(boundBy: 0).typeText("sora\n")
        app.buttons.matching(NSPredicate(format: "label BEGINSWITH 'Ad'")).element.tap()
        XCTAssert(app.buttons["SORA"].exists)
    }

    func testLaunchesInTheUsersSizeOfText() {
        XCTAssertEqual(app.staticTexts["tested"].value as? String, "large")
        app.launchArguments += ["-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityXL"]
        app.launch()
        XCTAssertEqual(app.staticTexts["tested"].value as? String, "accessibility3")
    }

    func testOpensAndComesBack() {
        app.collectionViews.buttons["Mina"].tap()
        XCTAssertTrue(app.navigationBars["Mina"].waitForExistence(timeout: 2))
        XCTAssertTrue(app.staticTexts["This is Mina"].isHittable)
        app.navigationBars.buttons.element(boundBy: 0).tap()
        XCTAssertTrue(app.navigationBars["Names"].exists)
    }

    func testGoesToTheBackgroundAndComesBack() {
        XCTAssertFalse(app.staticTexts["was away"].exists)
        XCUIDevice.shared.press(.home)
        XCTAssertTrue(app.wait(for: .runningBackground, timeout: 2))
        app.activate()
        XCTAssertEqual(app.state, .runningForeground)
        XCTAssertTrue(app.staticTexts["was away"].exists)
    }

    func testAsksBeforeItClears() {
        app.buttons["Clear"].tap()
        let alert = app.alerts["Clear all?"]
        XCTAssertTrue(alert.waitForExistence(timeout: 2))
        XCTAssertFalse(app.buttons["Mina"].isHittable)
        alert.buttons["No"].tap()
        XCTAssertTrue(app.buttons["Mina"].exists)
        app.buttons["Clear"].tap()
        app.alerts.firstMatch.buttons["Yes"].tap()
        XCTAssertTrue(app.buttons["Mina"].waitForNonExistence(timeout: 2))
    }

    func testSwipesToDelete() {
        let cells = app.cells.count
        app.buttons["Juno"].swipeLeft()
        app.buttons["Delete"].tap()
        XCTAssertFalse(app.buttons["Juno"].exists)
        XCTAssertLessThan(app.cells.count, cells + 1)
    }

    func testWaitsForWhatIsLate() {
        let late = app.staticTexts["late"]
        let expectation = XCTNSPredicateExpectation(predicate: NSPredicate(format: "exists == true"), object: late)
        XCTAssertEqual(XCTWaiter().wait(for: [expectation], timeout: 3), .completed)
        XCTAssertEqual(app.state, .runningForeground)
        app.terminate()
        XCTAssertEqual(app.state, .notRunning)
        app.launchEnvironment["GREETING"] = "from outside"
        app.launch()
        XCTAssertTrue(app.staticTexts["from outside"].exists)
    }
}
