import CAppClock
import Foundation

/// What time it is for the app: its dates, timers, delays and sleeps.
///
/// Under a drive script it stands still and is moved by the script's steps; elsewhere it goes, and can be moved ahead.
@MainActor
package struct AppClock {
    private let mainQueue = mainQueueFile()

    /// Gives the app a clock of its own.
    /// - Parameter stands: it only moves when it is moved.
    package static func start(stands: Bool) {
        stands ? hanok_app_clock_start_standing() : hanok_app_clock_start()
    }

    /// Seconds of the machine's clock since some time.
    static var realTime: Double { hanok_real_time() }

    var stands: Bool { hanok_app_clock_stands() }

    /// Seconds since the clock was started.
    var elapsed: Double { hanok_app_clock_elapsed() }

    /// Seconds until the next timer, delay or sleep of the app is over; nil where nothing waits.
    var timeToNextAlarm: Double? {
        let alarm = hanok_app_clock_next_alarm()
        return alarm.isFinite ? max(0, alarm - elapsed) : nil
    }

    /// Whether all threads but this one wait for something, and nothing waits for this one.
    var isQuiet: Bool { hanok_other_threads_wait() && !hanok_is_readable(mainQueue) }

    func move(to elapsed: Double) { hanok_app_clock_move_to(elapsed) }

    func advance(by seconds: Double) { hanok_app_clock_advance(seconds) }

    /// Sets what date it is for the app; its timers are not affected.
    static func setDate(_ date: Date) { hanok_app_clock_set_date(date.timeIntervalSince1970) }

    /// Leaves those threads out of `isQuiet` that are busy now, until they wait for the first time.
    func ignoreBusyThreads() { hanok_ignore_busy_threads() }

    /// Pauses for seconds of real time, or until the main queue has work.
    func pause(_ seconds: Double) { hanok_real_pause(seconds, mainQueue) }
}

/// The file by which the main queue wakes a loop of another kind; dispatch has it for those who run one.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueFile() -> Int32
