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
            #expect((NSDate() as Date).isAbout(90.5, after: date))
            #expect((90...92).contains(time(nil) - seconds))
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
            #expect(takesMoments { Thread.sleep(until: Date(timeIntervalSinceNow: 0.1)) })
            #expect(takesMoments { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1)) })
            #expect(takesMoments { await (Task.sleep(for: .milliseconds(100))) })
        }
    }

    @Test func locksAndQueuesWaitAsLongAsTheyAreTold() async {
        await #expect(processExitsWith: .success) {
            hanok_advance_time_of_day(3_600)
            let (condition, lock, done) = (NSCondition(), NSLock(), DispatchSemaphore(value: 0))
            condition.lock()
            #expect(takesMoments { _ = condition.wait(until: Date(timeIntervalSinceNow: 0.1)) })
            lock.lock()
            #expect(takesMoments { #expect(!lock.lock(before: Date(timeIntervalSinceNow: 0.1))) })
            DispatchQueue.global().asyncAfter(wallDeadline: .now() + 0.1) { done.signal() }
            #expect(takesMoments { done.wait() })
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { done.signal() }
            #expect(takesMoments { done.wait() })
            #expect(takesMoments { _ = done.wait(wallTimeout: .now() + 0.1) })
        }
    }

    @Test func timersFireWhenTheyAreDue() async {
        await #expect(processExitsWith: .success) {
            let early = Timer(fire: Date(timeIntervalSinceNow: 0.2), interval: 0, repeats: false) { _ in
                fired += ["early"]
            }
            RunLoop.current.add(early, forMode: .default)
            hanok_advance_time_of_day(3_600)
            let late = Timer(fire: Date(timeIntervalSinceNow: 0.3), interval: 0, repeats: false) { _ in
                fired += ["late"]
            }
            RunLoop.current.add(late, forMode: .default)
            RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
            #expect(fired == [])
            #expect(takesMoments { RunLoop.current.run(until: Date(timeIntervalSinceNow: 1)) })
            #expect(fired == ["early", "late"])
        }
    }
}

nonisolated(unsafe) private var fired: [String] = []

/// Whether something takes some time, and no hour.
private func takesMoments(_ work: () -> Void) -> Bool {
    let duration = ContinuousClock().measure(work)
    return duration > .milliseconds(90) && duration < .seconds(60)
}

/// Waits for a task on another thread.
private func await(_ work: @autoclosure @escaping @Sendable () async throws -> Void) {
    let done = DispatchSemaphore(value: 0)
    Task.detached {
        try await work()
        done.signal()
    }
    done.wait()
}

extension Date {
    fileprivate func isAbout(_ seconds: Double, after date: Date) -> Bool {
        (seconds..<seconds + 30).contains(timeIntervalSince(date))
    }
}
