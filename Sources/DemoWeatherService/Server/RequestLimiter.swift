import Foundation

/// Counts the requests of each minute.
final class RequestLimiter {
    private let limit: Int
    private var minute = 0
    private var count = 0

    init(limit: Int) { self.limit = limit }

    /// - Returns: nil where the request may be answered, else the seconds to wait.
    func admit(at date: Date) -> Int? {
        let seconds = Int(date.timeIntervalSince1970)
        if seconds / 60 != minute { (minute, count) = (seconds / 60, 0) }
        count += 1
        return count > limit ? 60 - seconds % 60 : nil
    }
}
