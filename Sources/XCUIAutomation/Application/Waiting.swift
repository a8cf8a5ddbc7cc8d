import Foundation

/// Waits for what the app does in its own time.
enum Waiting {
    private static let interval = 0.05

    /// Asks again and again, once more after the end.
    static func wait(_ timeout: TimeInterval, until isTrue: () -> Bool) -> Bool {
        let end = Date(timeIntervalSinceNow: timeout)
        while !isTrue() {
            if Date() >= end { return false }
            Thread.sleep(forTimeInterval: interval)
        }
        return true
    }
}
