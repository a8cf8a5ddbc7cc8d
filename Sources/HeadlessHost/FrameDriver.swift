import Dispatch
import Foundation
import Platform

/// Lets time pass for windows without a display: steps the virtual clock and makes the frames that become due.
@MainActor
package final class FrameDriver {
    private let clock: VirtualClock
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

    /// Moves the clock at once, and the time of day with it: in steps of the display's refresh while something moves, in
    /// one step otherwise.
    package func advance(by seconds: Double) {
        guard seconds > 0 else { return }
        let end = clock.time + seconds
        update()
        while clock.time < end {
            let time = min(end, nextTime ?? end)
            HeadlessHost.timeSkipped?(time - clock.time)
            clock.move(to: time)
            _ = makeFrames(isRefresh: true)
            update()
        }
    }

    /// Lets the main loop run for so long, and moves the clock by as much.
    package func wait(_ seconds: Double) {
        guard seconds > 0 else { return }
        let start = clock.time
        let realStart = DispatchTime.now().uptimeNanoseconds
        var step = 1
        var passed = 0.0
        while passed < seconds {
            passed = min(seconds, Double(step) * Self.refreshInterval)
            step += 1
            let real = Double(DispatchTime.now().uptimeNanoseconds - realStart) / 1e9
            if passed > real { RunLoop.main.run(until: Date(timeIntervalSinceNow: passed - real)) }
            clock.move(to: start + passed)
            _ = makeFrames(isRefresh: true)
            update()
        }
    }

    /// Gives tasks on other threads a moment to come back, while the virtual clock stands still.
    package func letTasksRun() {
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
    /// It is over when nothing was drawn for `quiet` real seconds, or after `limit` of them: an animation that never
    /// ends mostly says that something is being waited for.
    package func settle(quiet: Double = 0.3, limit: Double = 3) {
        finishAnimations(within: 3)
        var waited = 0.0
        var still = 0.0
        while still < quiet, waited < limit {
            let before = drawnFrames
            wait(Self.refreshInterval)
            waited += Self.refreshInterval
            still += Self.refreshInterval
            if drawnFrames != before { still = 0 }
        }
        finishAnimations(within: 3)
    }

    private func finishAnimations(within seconds: Double) {
        let end = clock.time + seconds
        update()
        while clock.time < end, windows().contains(where: { $0.next == .refresh }) {
            advance(by: Self.refreshInterval)
        }
    }

    private var drawnFrames: Int { windows().reduce(0) { $0 + $1.frameCount } }

    /// When the clock must stop next, for a frame or for a place on the way; nil where nothing is to come.
    private var nextTime: Double? {
        let nextPlace = HeadlessHost.timeToNextPlace?().map { clock.time + max($0, Self.refreshInterval) }
        return ([nextPlace] + windows().map(time(of:))).compactMap { $0 }.min()
    }

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

    /// Handles what waits at this moment: the main queue, tasks of the main actor, timers that are due.
    private func turnMainLoop() {
        for _ in 0..<3 { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
    }
}
