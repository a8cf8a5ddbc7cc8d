import Foundation
import XCTest

/// What the app under test runs on.
public final class XCUIDevice: NSObject, @unchecked Sendable {
    public static let shared = XCUIDevice()

    /// The buttons beside the screen that do something here.
    @nonexhaustive public enum Button: Int, Sendable { case home = 1 }

    @nonexhaustive public enum Appearance: Int, Sendable { case unspecified = 0, light, dark }

    /// What the user has chosen; unspecified until a test has.
    ///
    /// It holds for an app that runs, until it is launched anew.
    public var appearance = Appearance.unspecified {
        didSet {
            guard appearance != .unspecified else { return }
            perform("appearance \(appearance == .dark ? "dark" : "light")")
        }
    }

    /// The home button sends the app to the background; `XCUIApplication.activate()` brings it back.
    public func press(_ button: Button) {
        guard let connection = XCUIApplication.connection, !connection.isInBackground else { return }
        perform("scenephase background")
        connection.isInBackground = true
    }

    private func perform(_ step: String) {
        do { try XCUIApplication.connection?.perform(step) } catch { XCTFail("\(error)") }
    }
}
