import AppleFoundation
import Foundation
import Testing

@Suite struct TimerIntervalTests {
    /// Apple's documentation: "After interval seconds have elapsed, the timer fires".
    @Test func theFirstTimeIsAfterTheInterval() {
        let before = Date()
        let timer = Timer._timer(timeInterval: 60, repeats: true) { _ in }
        #expect(timer.fireDate >= before.addingTimeInterval(60))
        #expect(timer.timeInterval == 60)
        #expect(timer.isValid)
    }

    /// Apple's documentation: 0.1 milliseconds stand for an interval of zero.
    @Test func anIntervalOfZeroRepeats() {
        nonisolated(unsafe) var count = 0
        let block: @Sendable (Timer) -> Void = { _ in count += 1 }
        let loop = RunLoop.current
        for make in [
            { Timer._timer(timeInterval: 0, repeats: true, block: block) },
            { Timer._timer(fire: Date(), interval: 0, repeats: true, block: block) },
            { Timer._scheduledTimer(withTimeInterval: 0, repeats: true, block: block) },
        ] {
            count = 0
            let timer = make()
            #expect(timer.timeInterval == 0.0001)
            loop.add(timer, forMode: .default)
            for _ in 0..<1000 where count < 3 { _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 1)) }
            timer.invalidate()
            #expect(count >= 3)
        }
    }

    @Test func itFiresAgainUntilItIsInvalidated() {
        nonisolated(unsafe) var count = 0
        let timer = Timer._timer(timeInterval: 0.001, repeats: true) {
            count += 1
            if count == 3 { $0.invalidate() }
        }
        let loop = RunLoop.current
        loop.add(timer, forMode: .default)
        for _ in 0..<1000 where timer.isValid { _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 1)) }
        #expect(count == 3)
    }
}
