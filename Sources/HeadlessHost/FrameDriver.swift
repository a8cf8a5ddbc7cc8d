import Foundation
import Platform

/// Lets time pass for windows without a display: steps the virtual clock and makes the frames that become due.
@MainActor
package final class FrameDriver {
    private let clock: VirtualClock
    private let appClock = AppClock()
    private let windows: () -> [HeadlessWindow]

    /// The time between two refreshes of the display that there would be.
    package static let refreshInterval = 1.0 / 60

    /// Frames that ask for each other without letting time pass are stopped after so many.
    private static let frameLimit = 50

    package init(clock: VirtualClock, windows: @escaping () -> [HeadlessWindow]) {
        self.clock = clock
        self.windows = windows
    }

    /// Runs what the main loop has waiting and makes the frames that are due, without letting time pass.
    package func update() {
        for _ in 0..<Self.frameLimit {
            turnMainLoop()
            guard makeFrames(isRefresh: false) else { return }
        }
    }

    /// Moves the clock at once, and the app's with it: in steps of the display's refresh while something moves, from timer
    /// to timer otherwise.
    package func advance(by seconds: Double) {
        guard seconds > 0 else { return }
        let end = clock.time + seconds
        doWhatIsDue()
        while clock.time < end {
            move(to: time(before: end))
            _ = makeFrames(isRefresh: true)
            doWhatIsDue()
        }
    }

    /// Lets the main loop run for so long, and moves the clock by as much.
    package func wait(_ seconds: Double) {
        guard seconds > 0 else { return }
        let start = clock.time
        let realStart = AppClock.realTime
        var step = 1
        var passed = 0.0
        while passed < seconds {
            passed = min(seconds, Double(step) * Self.refreshInterval)
            step += 1
            pause(until: realStart + passed)
            pass(to: start + passed)
            _ = makeFrames(isRefresh: true)
            doWhatIsDue()
        }
    }

    /// Waits until something is so, at most so many seconds of the clock.
    ///
    /// What comes from elsewhere, as an answer of the network, has a moment of real time before the clock goes on in steps of
    /// such moments: so it is the same time for the app at each run, though answers come sooner or later.
    /// - Returns: whether it is so.
    package func wait(until isSo: () throws -> Bool, timeout: Double) rethrows -> Bool {
        let end = clock.time + timeout
        while true {
            if try pauses(until: isSo) { return true }
            let next = min(end, clock.time + Self.patience)
            guard clock.time < end else { return false }
            while clock.time < next {
                advance(by: min(Self.refreshInterval, next - clock.time))
                if try isSo() { return true }
            }
        }
    }

    /// Seconds of real time that an answer from elsewhere may take before the clock goes on.
    private static let patience = 0.25

    private func pauses(until isSo: () throws -> Bool) rethrows -> Bool {
        let end = AppClock.realTime + Self.patience
        repeat {
            if try isSo() { return true }
            pause(until: AppClock.realTime + Self.turnLength)
            letTasksRun()
        } while AppClock.realTime < end
        return try isSo()
    }

    /// Lets the app do all that it does at this time: frames that are due, and tasks on other threads.
    package func letTasksRun() {
        guard appClock.stands else { return giveTasksAMoment() }
        let limit = AppClock.realTime + Self.longestTask
        var quietTurns = 0
        while quietTurns < 2 {
            update()
            quietTurns = appClock.isQuiet ? quietTurns + 1 : 0
            if AppClock.realTime > limit { return appClock.ignoreBusyThreads() }
            if quietTurns == 0 { appClock.pause(Self.turnLength / 4) }
        }
        follow()
    }

    private func doWhatIsDue() { appClock.stands ? letTasksRun() : update() }

    /// Seconds of real time after which a thread that is still busy is one that never rests.
    private static let longestTask = 10.0
    /// Seconds of real time.
    private static let turnLength = 0.002

    /// Where nobody can tell when tasks are done.
    private func giveTasksAMoment() {
        var quietTurns = 0
        for _ in 0..<40 where quietTurns < 2 {
            let before = drawnFrames
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.005))
            update()
            quietTurns = drawnFrames == before ? quietTurns + 1 : 0
        }
    }

    /// Lets animations end and tasks that are under way come back.
    ///
    /// It is over when nothing was drawn for `quiet` seconds, or after `limit` of them: an animation that never ends mostly
    /// says that something is being waited for.
    package func settle(quiet: Double = 0.3, limit: Double = 3) {
        let realEnd = AppClock.realTime + Self.longestSettling
        finishAnimations(within: 3, until: realEnd)
        var waited = 0.0
        var still = 0.0
        while still < quiet, waited < limit, AppClock.realTime < realEnd {
            let before = drawnFrames
            wait(Self.refreshInterval)
            waited += Self.refreshInterval
            still += Self.refreshInterval
            if drawnFrames != before { still = 0 }
        }
        finishAnimations(within: 3, until: realEnd)
    }

    /// Seconds of real time after which an app whose frames take long, and that never comes to rest, is taken as it is.
    private static let longestSettling = 15.0

    private func finishAnimations(within seconds: Double, until realEnd: Double) {
        let end = clock.time + seconds
        update()
        while clock.time < end, AppClock.realTime < realEnd, windows().contains(where: { $0.next == .refresh }) {
            advance(by: Self.refreshInterval)
        }
    }

    private var drawnFrames: Int { windows().reduce(0) { $0 + $1.frameCount } }

    /// When the clock must stop next, for a frame, a timer or a place on the way; the end where nothing is to come.
    private func time(before end: Double) -> Double {
        let nextPlace = HeadlessHost.timeToNextPlace?().map { clock.time + max($0, Self.refreshInterval) }
        let frames = ([nextPlace] + windows().map(time(of:))).compactMap { $0 }.min() ?? end
        guard let alarm = appClock.timeToNextAlarm.map({ clock.time + $0 }) else { return min(end, frames) }
        // Dates are rounded, so that what is due at the end may be a little late.
        return alarm <= min(end, frames) + Self.timerSlack ? alarm : min(end, frames)
    }

    private static let timerSlack = 1e-5

    private func time(of window: HeadlessWindow) -> Double? {
        switch window.next {
        case .none: nil
        case .refresh: clock.time + Self.refreshInterval
        case .at(let time): time
        }
    }

    /// - Returns: whether a frame was made.
    private func makeFrames(isRefresh: Bool) -> Bool {
        var hasMade = false
        for window in windows() where window.isFrameDue(isRefresh: isRefresh) {
            window.makeFrame()
            hasMade = true
        }
        return hasMade
    }

    // MARK: - The clocks

    private func move(to time: Double) {
        appClock.stands ? appClock.move(to: time) : appClock.advance(by: time - clock.time)
        clock.move(to: time)
        follow()
    }

    /// Real time has passed: a clock that goes has seen it.
    private func pass(to time: Double) {
        guard appClock.stands else { return clock.move(to: time) }
        while clock.time < time {
            move(to: self.time(before: time))
            if clock.time < time { letTasksRun() }
        }
    }

    /// An app that waits for its clock inside an action has it go on.
    private func follow() {
        if appClock.stands { clock.move(to: appClock.elapsed) }
    }

    private func pause(until end: Double) {
        guard appClock.stands else {
            let rest = end - AppClock.realTime
            if rest > 0 { RunLoop.main.run(until: Date(timeIntervalSinceNow: rest)) }
            return
        }
        repeat {
            turnMainLoop()
            appClock.pause(min(Self.turnLength, end - AppClock.realTime))
        } while AppClock.realTime < end
        follow()
    }

    /// Handles what waits at this moment: the main queue, tasks of the main actor, timers that are due.
    private func turnMainLoop() {
        RunReport.mainThreadCameBack()
        for _ in 0..<3 { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
    }
}
