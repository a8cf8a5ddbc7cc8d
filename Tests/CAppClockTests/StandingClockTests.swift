import CAppClock
import Foundation
import Testing

/// A clock that stands still, and is moved. Each test has a process of its own.
@Suite struct StandingClockTests {
    @Test func itStandsStill() async {
        await #expect(processExitsWith: .success) {
            hanok_app_clock_start_standing()
            let date = Date()
            #expect(date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1) == 0)
            let clock = ContinuousClock.now
            hanok_real_pause(0.05, -1)
            #expect(Date() == date && ContinuousClock.now == clock && hanok_app_clock_elapsed() == 0)
            hanok_app_clock_move_to(1.5)
            hanok_app_clock_move_to(1)
            #expect(Date() == date + 1.5 && ContinuousClock.now - clock == .seconds(1.5))
        }
    }

    @Test func theDateCanBeSet() async {
        await #expect(processExitsWith: .success) {
            hanok_app_clock_start_standing()
            hanok_app_clock_move_to(5)
            hanok_app_clock_set_date(1_000_000_000)
            hanok_app_clock_advance(0.5)
            #expect(Date() == Date(timeIntervalSince1970: 1_000_000_000.5))
            #expect(hanok_app_clock_elapsed() == 5.5)
        }
    }

    @Test func whatWaitsIsWokenInItsOrder() async {
        await #expect(processExitsWith: .success) {
            hanok_app_clock_start_standing()
            Log.start()
            Log.advance(by: 3.1)
            let expected = [
                "0.25 dispatch", "0.5 thread", "0.75 task", "1.0 thread", "1.25 wall", "1.5 task", "1.5 dispatch",
                "2.0 source", "3.0 source",
            ]
            #expect(Log.entries == expected)
            #expect(hanok_app_clock_elapsed() == 3.1)
        }
    }

    @Test func aBusyThreadIsSeen() async {
        await #expect(processExitsWith: .success) {
            Thread.detachNewThread { while true { _ = getppid() } }
            hanok_real_pause(0.1, -1)
            #expect(!hanok_other_threads_wait())
            hanok_ignore_busy_threads()
            #expect(hanok_other_threads_wait())
        }
    }
}

/// What waits in several ways, and notes when it goes on.
private enum Log {
    private static let lock = NSLock()
    nonisolated(unsafe) private(set) static var entries: [String] = []
    nonisolated(unsafe) private static var source: (any DispatchSourceTimer)?

    static func start() {
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.25) { add("dispatch") }
        DispatchQueue.global().asyncAfter(wallDeadline: .now() + 1.25) { add("wall") }
        Thread.detachNewThread {
            for _ in 0..<2 { Thread.sleep(forTimeInterval: 0.5); add("thread") }
        }
        Task {
            for _ in 0..<2 { try await Task.sleep(for: .seconds(0.75)); add("task") }
            DispatchQueue.global().async { add("dispatch") }
        }
        let source = DispatchSource.makeTimerSource(queue: .global())
        source.schedule(deadline: .now() + 2, repeating: 1)
        source.setEventHandler { add("source") }
        source.resume()
        Self.source = source
    }

    /// As a driver does.
    static func advance(by seconds: Double) {
        let end = hanok_app_clock_elapsed() + seconds
        letOthersRun()
        while hanok_app_clock_elapsed() < end {
            hanok_app_clock_move_to(min(end, hanok_app_clock_next_alarm()))
            letOthersRun()
        }
    }

    private static func letOthersRun() {
        var quietTurns = 0
        while quietTurns < 5 {
            hanok_real_pause(0.002, -1)
            quietTurns = hanok_other_threads_wait() ? quietTurns + 1 : 0
        }
    }

    private static func add(_ name: String) {
        lock.withLock { entries += ["\(hanok_app_clock_elapsed()) \(name)"] }
    }
}
