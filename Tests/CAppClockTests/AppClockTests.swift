import CAppClock
import Foundation
import Testing

/// Each test moves the clock of a process of its own.
@Suite struct AppClockTests {
    @Test func theTimeOfDayIsMoved() async {
        await #expect(processExitsWith: .success) {
            let (date, seconds) = (Date(), time(nil))
            hanok_advance_time_of_day(60)
            hanok_advance_time_of_day(30.5)
            #expect(Date().isAbout(90.5, after: date) && Date.now.isAbout(90.5, after: date))
            #expect(
                Date(timeIntervalSinceReferenceDate: NSDate().timeIntervalSinceReferenceDate).isAbout(90.5, after: date)
            )
            #expect((90...120).contains(time(nil) - seconds))
            #expect(Calendar.current.dateComponents([.minute], from: date, to: Date()).minute == 1)
        }
    }

    @Test func whatIsNoTimeIsPassedOver() async {
        await #expect(processExitsWith: .success) {
            let date = Date()
            for seconds in [0, -5, .nan, .infinity] { hanok_advance_time_of_day(seconds) }
            #expect(Date().isAbout(0, after: date))
        }
    }

    @Test func whatMeasuresTimeGoesOn() async {
        await #expect(processExitsWith: .success) {
            let (uptime, instant) = (ProcessInfo.processInfo.systemUptime, ContinuousClock.now)
            hanok_advance_time_of_day(3_600)
            #expect(ProcessInfo.processInfo.systemUptime - uptime < 60)
            #expect(ContinuousClock.now - instant < .seconds(60))
            try await Task.sleep(for: .milliseconds(100))
            #expect(ContinuousClock.now - instant < .seconds(60))
        }
    }

    @Test func whoWaitsForADateWaitsNoLonger() async {
        await #expect(processExitsWith: .success) {
            hanok_advance_time_of_day(3_600)
            Waits.threads()
            Waits.locks()
            Waits.queues()
        }
    }

    @Test func timersFireWhenTheyAreDue() async {
        await #expect(processExitsWith: .success) { Waits.timers() }
    }
}

/// What waits for a tenth of a second.
private enum Waits {
    private static var soon: Date { Date(timeIntervalSinceNow: 0.1) }

    static func threads() {
        #expect(takesMoments { Thread.sleep(until: soon) })
        #expect(takesMoments { runLoop(0.1) })
    }

    static func locks() {
        let (condition, lock) = (NSCondition(), NSLock())
        condition.lock()
        #expect(takesMoments { _ = condition.wait(until: soon) })
        lock.lock()
        #expect(takesMoments { _ = lock.lock(before: soon) })
    }

    static func queues() {
        let done = DispatchSemaphore(value: 0)
        DispatchQueue.global().asyncAfter(wallDeadline: .now() + 0.1) { done.signal() }
        #expect(takesMoments { done.wait() })
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { done.signal() }
        #expect(takesMoments { done.wait() })
        #expect(takesMoments { _ = done.wait(wallTimeout: .now() + 0.1) })
    }

    static func timers() {
        add("early", 0.2)
        hanok_advance_time_of_day(3_600)
        add("late", 0.3)
        runLoop(0.1)
        #expect(fired == [])
        #expect(takesMoments { runLoop(1) })
        #expect(fired == ["early", "late"])
    }

    nonisolated(unsafe) private static var fired: [String] = []

    private static func add(_ name: String, _ seconds: Double) {
        let timer = Timer(fire: Date(timeIntervalSinceNow: seconds), interval: 0, repeats: false) { _ in fired += [name]
        }
        RunLoop.current.add(timer, forMode: .default)
    }

    private static func runLoop(_ seconds: Double) {
        // A run loop with nothing to wait for would end at once.
        let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        RunLoop.current.add(timer, forMode: .default)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: seconds))
        timer.invalidate()
    }

    /// Whether something takes some time, and no hour.
    private static func takesMoments(_ work: () -> Void) -> Bool {
        let duration = ContinuousClock().measure(work)
        return duration > .milliseconds(90) && duration < .seconds(60)
    }
}

extension Date {
    fileprivate func isAbout(_ seconds: Double, after date: Date) -> Bool {
        (seconds..<seconds + 30).contains(timeIntervalSince(date))
    }
}
