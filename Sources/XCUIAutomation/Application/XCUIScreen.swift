/// The screen that the app is on.
public final class XCUIScreen: XCUIScreenshotProviding, Sendable {
    public static let main = XCUIScreen()
    public static var screens: [XCUIScreen] { [main] }

    private init() {}

    public func screenshot() -> XCUIScreenshot { XCUIApplication().screenshot() }
}
