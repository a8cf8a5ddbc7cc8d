import Testing

@testable import GTKHost

@Suite("Times of events")
struct EventTimeTests {
    @Test("a stamp is the monotonic clock in milliseconds")
    func sameClock() {
        #expect(abs(EventTime.seconds(milliseconds: 99_900, now: 100) - 99.9) < 1e-9)
    }

    @Test("no stamp is now")
    func noStamp() {
        #expect(EventTime.seconds(milliseconds: 0, now: 100) == 100)
    }

    @Test("a stamp of another clock is now", arguments: [50_000, 150_000] as [UInt32])
    func otherClock(stamp: UInt32) {
        #expect(EventTime.seconds(milliseconds: stamp, now: 100) == 100)
    }

    @Test("nothing happens in the future")
    func future() {
        #expect(EventTime.seconds(milliseconds: 100_500, now: 100) == 100)
    }

    @Test("the stamp runs over after 49.7 days")
    func overflow() {
        let now = (4_294_967_296.0 + 50) / 1000
        #expect(abs(EventTime.seconds(milliseconds: 4_294_967_246, now: now) - (now - 0.1)) < 1e-6)
    }
}
