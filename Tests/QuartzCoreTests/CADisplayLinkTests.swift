import Foundation
import Testing

@testable import QuartzCore

struct CADisplayLinkTests {
    final class Target {
        var stamps: [CFTimeInterval] = []
        func tick(_ link: CADisplayLink) { stamps.append(link.timestamp) }
    }

    private let target = Target()
    private let link: CADisplayLink

    init() { link = CADisplayLink(target: target, selector: Selector(_name: "tick:", Target.tick)) }

    private func run(untilCalled count: Int) {
        let end = Date() + 20
        while target.stamps.count < count, Date() < end {
            _ = RunLoop.current.run(mode: .default, before: Date() + 0.1)
        }
    }

    @Test func itCallsUntilItIsInvalidated() {
        link.add(to: .current, forMode: .common)
        run(untilCalled: 3)
        #expect(target.stamps.count >= 3 && target.stamps == target.stamps.sorted())
        // The sum of the two is rounded.
        #expect(link.duration == 1.0 / 60 && link.targetTimestamp - link.timestamp > 1.0 / 60 - 1e-9)
        link.invalidate()
        let count = target.stamps.count
        RunLoop.current.run(until: Date() + 0.1)
        #expect(target.stamps.count == count)
    }

    @Test func aPausedLinkCallsNobody() {
        link.isPaused = true
        link.add(to: .current, forMode: .default)
        RunLoop.current.run(until: Date() + 0.1)
        #expect(target.stamps.isEmpty)
        link.isPaused = false
        run(untilCalled: 1)
        #expect(target.stamps.count >= 1)
        link.remove(from: .current, forMode: .default)
        let count = target.stamps.count
        RunLoop.current.run(until: Date() + 0.1)
        #expect(target.stamps.count == count)
    }

    @Test(arguments: [(0, 60.0), (30, 30), (20, 20), (25, 30), (120, 60), (-1, 60)])
    func itCallsAsOftenAsTheDisplayCan(wanted: Int, rate: Double) {
        link.preferredFramesPerSecond = wanted
        #expect(abs(link.interval - 1 / rate) < 1e-9)
    }
}
