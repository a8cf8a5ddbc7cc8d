import CGtk4

/// The display server's clock against the frame clock.
enum EventTime {
    /// Beyond this the two clocks have nothing to do with each other.
    private static let tolerance = 2.0

    /// When an event happened, on the frame clock.
    ///
    /// Display servers stamp events with the monotonic clock's milliseconds, cut to 32 bits; the frame clock is the same
    /// clock in seconds. A server on another machine has a clock of its own: then it happened now.
    /// - Parameters:
    ///   - milliseconds: the event's stamp, 0 where it has none.
    ///   - now: the frame clock's time in seconds.
    static func seconds(milliseconds: guint32, now: Double) -> Double {
        guard milliseconds != GDK_CURRENT_TIME else { return now }
        let age = guint32(truncatingIfNeeded: Int64(now * 1000)) &- milliseconds
        let seconds = Double(Int32(bitPattern: age)) / 1000
        return abs(seconds) <= tolerance ? now - max(seconds, 0) : now
    }
}
