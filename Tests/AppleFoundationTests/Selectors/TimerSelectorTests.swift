@testable import AppleFoundation
import Foundation
import Testing

@MainActor @Suite struct TimerSelectorTests {
    final class Clock: NSObject {
        var ticks: [Timer?] = []
        func tick(_ timer: Timer) { ticks.append(timer) }
        func plain() { ticks.append(nil) }
    }

    private func turn(until isOver: () -> Bool) {
        for _ in 0..<200 where !isOver() { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01)) }
    }

    @Test func aTimerCallsItsTargetWithItself() {
        let clock = Clock()
        let timer = Timer.scheduledTimer(
            timeInterval: 0.001, target: clock, selector: Selector(_name: "tick:", Clock.tick(_:)), userInfo: nil,
            repeats: false)
        turn { !clock.ticks.isEmpty }
        #expect(clock.ticks == [timer])
        #expect(!timer.isValid)
    }

    @Test func aTimerRepeats() {
        let clock = Clock()
        let timer = Timer(
            timeInterval: 0.001, target: clock, selector: Selector(_name: "plain", Clock.plain), userInfo: nil,
            repeats: true)
        RunLoop.current.add(timer, forMode: .common)
        turn { clock.ticks.count >= 3 }
        timer.invalidate()
        #expect(clock.ticks.count >= 3)
    }

    @Test func aMethodIsCalledAfterADelay() {
        let clock = Clock()
        clock.perform(Selector(_name: "plain", Clock.plain), with: nil, afterDelay: 0)
        #expect(clock.ticks.isEmpty)
        turn { !clock.ticks.isEmpty }
        #expect(clock.ticks == [nil])
    }
}
