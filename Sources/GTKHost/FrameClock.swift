import CGtk4

/// The clock that frames and events are timed by: the system's monotonic clock, in seconds.
enum FrameClock {
    static var now: Double { seconds(g_get_monotonic_time()) }

    static func seconds(_ microseconds: gint64) -> Double { Double(microseconds) / 1e6 }
}
