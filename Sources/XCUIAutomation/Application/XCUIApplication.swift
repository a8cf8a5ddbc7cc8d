import Foundation
import XCTest

/// The app under test, as a user sees it.
public final class XCUIApplication: XCUIElement, @unchecked Sendable {
    @nonexhaustive public enum State: UInt, Sendable {
        case unknown = 0, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
    }

    /// What the app gets on its command line, from the next launch on.
    public var launchArguments: [String] = []
    /// What is set in the app's environment, from the next launch on.
    public var launchEnvironment: [String: String] = [:]

    /// The app that was launched last; a test's objects for it all mean the same.
    nonisolated(unsafe) static var connection: ApplicationConnection?

    /// The app that the tests were built with.
    public init() { super.init(resolution: .application) }

    /// - Parameter bundleIdentifier: of the app under test; others can't be launched, which is reported.
    public convenience init(bundleIdentifier: String) {
        self.init()
        let own = ProcessInfo.processInfo.environment["HANOK_UI_BUNDLE"] ?? ""
        if bundleIdentifier != own {
            XCTFail("There is no app '\(bundleIdentifier)' here, only the one under test, '\(own)'.")
        }
    }

    public var state: State {
        guard let connection = Self.connection, connection.isRunning else { return .notRunning }
        return connection.isInBackground ? .runningBackground : .runningForeground
    }

    /// Starts the app, after ending it where it runs.
    public func launch(file: StaticString = #filePath, line: UInt = #line) {
        Self.connection?.end()
        Self.connection = nil
        guard let program = ProcessInfo.processInfo.environment["HANOK_UI_PROGRAM"] else {
            return XCTFail("There is no app to launch; run the tests by 'hanok test'.", file: file, line: line)
        }
        do {
            let connection = try ApplicationConnection(
                program: program, arguments: launchArguments,
                environment: LaunchSettings(launchArguments).environment.merging(launchEnvironment) { $1 })
            Self.connection = connection
            _ = try connection.elements()
        } catch {
            XCTFail("The app can't be launched: \(error)", file: file, line: line)
        }
    }

    /// Brings the app to the front; launches it where it does not run.
    public func activate() {
        switch state {
        case .runningForeground: break
        case .runningBackground:
            do { try Self.connection?.perform("scenephase active") } catch { XCTFail("\(error)") }
            Self.connection?.isInBackground = false
        default: launch()
        }
    }

    public func terminate() {
        Self.connection?.end()
        Self.connection = nil
    }

    /// Waits until the app is in a state.
    public func wait(for state: State, timeout: TimeInterval) -> Bool {
        Waiting.wait(timeout) { self.state == state }
    }
}
