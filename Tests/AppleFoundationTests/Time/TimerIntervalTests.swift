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
