import CAppClock
import Foundation
import Testing

/// A clock that goes, and can be moved ahead. Each test has a process of its own.
@Suite struct AppClockTests {
    @Test func whatTheAppIsToldIsMoved() async {
        await #expect(processExitsWith: .success) {
            hanok_app_clock_start()
            let (date, seconds, uptime) = (Date(), time(nil), ProcessInfo.processInfo.systemUptime)
            let (continuous, suspending, dispatch) = (ContinuousClock.now, SuspendingClock.now, DispatchTime.now())
            hanok_app_clock_advance(60)
            hanok_app_clock_advance(30.5)
            #expect(isMoved(Date().timeIntervalSince(date)))
            #expect(isMoved(NSDate().timeIntervalSince(date)))
            #expect(isMoved(Double(time(nil) - seconds)))
            #expect(isMoved(ProcessInfo.processInfo.systemUptime - uptime))
            #expect(isMoved((ContinuousClock.now - continuous) / .seconds(1)))
            #expect(isMoved((SuspendingClock.now - suspending) / .seconds(1)))
            #expect(isMoved(Double(DispatchTime.now().uptimeNanoseconds - dispatch.uptimeNanoseconds) / 1e9))
            #expect(Calendar.current.dateComponents([.minute], from: date, to: Date()).minute == 1)
        }
    }

    @Test func whatIsNoTimeIsPassedOver() async {
        await #expect(processExitsWith: .success) {
            hanok_app_clock_start()
            let date = Date()
            for seconds in [0, -5, .nan, .infinity] { hanok_app_clock_advance(seconds) }
            #expect(Date().timeIntervalSince(date) < 30)
        }
    }

    @Test func withoutAClockOfItsOwnNothingIsMoved() async {
        await #expect(processExitsWith: .success) {
            let date = Date()
            hanok_app_clock_advance(3_600)
            hanok_app_clock_move_to(3_600)
            hanok_app_clock_set_date(0)
            #expect(hanok_app_clock_elapsed() == 0 && !hanok_app_clock_stands())
            #expect((0..<30).contains(Date().timeIntervalSince(date)))
        }
    }

    @Test func whatWaitsForATimeUntilThenIsWoken() async {
        await #expect(processExitsWith: .success) {
            hanok_app_clock_start()
            let start = hanok_real_time()
            let done = DispatchSemaphore(value: 0)
            DispatchQueue.global().asyncAfter(deadline: .now() + 3_000) { done.signal() }
            DispatchQueue.global().asyncAfter(wallDeadline: .now() + 3_000) { done.signal() }
            Thread.detachNewThread {
                Thread.sleep(forTimeInterval: 3_000); done.signal()
            }
            let task = Task { try await Task.sleep(for: .seconds(3_000)) }
            hanok_real_pause(0.1, -1)
            hanok_app_clock_advance(3_600)
            for _ in 0..<3 { Waits.await(done) }
            try await task.value
            #expect(hanok_real_time() - start < 60)
        }
    }

    @Test func whoWaitsForADateWaitsAsLongAsItSays() async {
        await #expect(processExitsWith: .success) {
            hanok_app_clock_start()
            hanok_app_clock_advance(3_600)
            Waits.threads()
            Waits.locks()
            Waits.queues()
        }
    }

    @Test func timersOfRunLoopsFireWhenTheyAreDue() async {
        await #expect(processExitsWith: .success) { Waits.timers() }
    }

    @Test func whatIsPastIsNoLongerToCome() async {
        await #expect(processExitsWith: .success) {
            hanok_app_clock_start()
            let done = DispatchSemaphore(value: 0)
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { done.signal() }
            Waits.await(done)
            Waits.runLoop(0.05)
            let alarm = hanok_app_clock_next_alarm()
            #expect(alarm > hanok_app_clock_elapsed())
        }
    }
}

private func isMoved(_ seconds: Double) -> Bool { (90..<120).contains(seconds) }

/// What waits for a tenth of a second.
private enum Waits {
    private static var soon: Date { Date(timeIntervalSinceNow: 0.1) }

    static func await(_ semaphore: DispatchSemaphore) { semaphore.wait() }

    static func threads() {
        #expect(takesMoments { Thread.sleep(until: soon) })
        #expect(takesMoments { usleep(100_000) })
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
        #expect(takesMoments { _ = done.wait(timeout: .now() + 0.1) })
        #expect(takesMoments { _ = done.wait(wallTimeout: .now() + 0.1) })
    }

    static func timers() {
        hanok_app_clock_start()
        add("early", 3_000)
        add("late", 3_600.2)
        runLoop(0.1)
        #expect(fired == [])
        hanok_app_clock_advance(3_500)
        runLoop(0.05)
        #expect(fired == ["early"])
        hanok_app_clock_advance(100)
        #expect(takesMoments { runLoop(0.5) })
        #expect(fired == ["early", "late"])
    }

    nonisolated(unsafe) private static var fired: [String] = []

    private static func add(_ name: String, _ seconds: Double) {
        let timer = Timer(fire: Date(timeIntervalSinceNow: seconds), interval: 0, repeats: false) { _ in
            fired += [name]
        }
        RunLoop.current.add(timer, forMode: .default)
    }

    static func runLoop(_ seconds: Double) {
        // A run loop with nothing to wait for would end at once.
        let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        RunLoop.current.add(timer, forMode: .default)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: seconds))
        timer.invalidate()
    }

    /// Whether something takes some time, and no hour.
    private static func takesMoments(_ work: () -> Void) -> Bool {
        let start = hanok_real_time()
        work()
        return (0.09..<60).contains(hanok_real_time() - start)
    }
}
