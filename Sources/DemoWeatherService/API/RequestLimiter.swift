import Foundation
import Synchronization

/// Counts the requests of each minute.
package final class RequestLimiter: Sendable {
    private let limit: Int
    private let counts = Mutex((minute: 0, count: 0))

    package init(limit: Int) { self.limit = limit }

    /// - Returns: nil where the request may be answered, else the seconds to wait.
    func admit(at date: Date) -> Int? {
        let seconds = Int(date.timeIntervalSince1970)
        return counts.withLock { counts in
            if seconds / 60 != counts.minute { counts = (seconds / 60, 0) }
            counts.count += 1
            return counts.count > limit ? 60 - seconds % 60 : nil
        }
    }
}
