import Combine
import Testing

/// Operators that go by a scheduler's time.
struct TimingTests {
    @Test func delayMovesValuesAndTheEnd() {
        expectMarbles(timed: "1-2-|", give: "---1-2-|") { $0.delay(for: 3, scheduler: $1) }
        expectMarbles(timed: "1-#", give: "--1-#") { $0.delay(for: 2, scheduler: $1) }
    }

    @Test func debounceWaitsForAPause() {
        expectMarbles(timed: "12---3---|", give: "----2---3|") { source, time in
            source.debounce(for: 3, scheduler: time)
        }
        // What has not had its pause is lost at the end.
        expectMarbles(timed: "1----2|", give: "---1--|") { $0.debounce(for: 3, scheduler: $1) }
        expectMarbles(timed: "1----2#", give: "---1--#") { $0.debounce(for: 3, scheduler: $1) }
        expectMarbles(timed: "1----2", give: "---1", cancelAt: 5) { $0.debounce(for: 3, scheduler: $1) }
    }

    @Test func throttleSendsOneInAnInterval() {
        expectMarbles(timed: "123456|", give: "1--4--(6|)") { source, time in
            source.throttle(for: 3, scheduler: time, latest: true)
        }
        expectMarbles(timed: "123------4", give: "1--2-----4") { $0.throttle(for: 3, scheduler: $1, latest: false) }
    }

    @Test func aPauseTimesOut() {
        let source = expectMarbles(timed: "1-2--------3", give: "1-2---|") { $0.timeout(4, scheduler: $1) }
        #expect(source.cancelled == [6])
        expectMarbles(timed: "1-", give: "1--#") { $0.timeout(3, scheduler: $1, customError: { TestFailure() }) }
        expectMarbles(timed: "-1-|", give: "-1-|") { $0.timeout(4, scheduler: $1) }
    }

    @Test func intervalsAreMeasured() {
        expectMarbles(timed: "1--2|", give: "0--3|") { $0.measureInterval(using: $1) }
    }

    @Test func valuesAreCollectedByTime() {
        expectMarbles(timed: "123456|", give: "---[1234]--([56]|)") { source, time in
            source.collect(.byTime(time, 3)).map { $0.joined() }
        }
        expectMarbles(timed: "12------3|", give: "---[12]-----([3]|)") { source, time in
            source.collect(.byTime(time, 3)).map { $0.joined() }
        }
        expectMarbles(timed: "12#", give: "--#") { source, time in
            source.collect(.byTime(time, 3)).map { $0.joined() }
        }
    }

    @Test func valuesAreCollectedByTimeOrCount() {
        expectMarbles(timed: "1234-----5|", give: "-[12]-[34]------([5]|)") { source, time in
            source.collect(.byTimeOrCount(time, 4, 2)).map { $0.joined() }
        }
    }

    @Test(arguments: ["receive", "delay", "timeout"])
    func theCompletionDoesNotOvertakeValues(_ name: String) {
        let scheduler = VirtualTimeScheduler(isReversing: true)
        let upstream = IntPublisher()
        let subscriber: any Tracking =
            switch name {
            case "receive": upstream.receive(on: scheduler).track(answer: .max(1))
            case "delay": upstream.delay(for: 1, scheduler: scheduler).track(answer: .max(1))
            default: upstream.timeout(100, scheduler: scheduler).track(answer: .max(1))
            }
        (1...3).forEach { upstream.send($0) }
        upstream.send(completion: .failure(TestFailure()))
        scheduler.advance(by: 5)
        #expect(subscriber.events == [.value(1), .value(2), .value(3), .failed])
        // As Apple's operators are seen to do, demand is handed on as long as the completion waits.
        #expect(upstream.requests == [.unlimited, .max(1), .max(1), .max(1)])
    }

    @Test(arguments: ["receive", "delay", "timeout"])
    func oneThatCancelsWhileItReceivesAsksForNoMore(_ name: String) {
        let scheduler = VirtualTimeScheduler()
        let upstream = IntPublisher()
        var cancel: () -> Void = {}
        let subscriber = TrackingSubscriber<Int, TestFailure> { _ in
            cancel()
            return .max(42)
        }
        switch name {
        case "receive": upstream.receive(on: scheduler).subscribe(subscriber)
        case "delay": upstream.delay(for: 1, scheduler: scheduler).subscribe(subscriber)
        default: upstream.timeout(100, scheduler: scheduler).subscribe(subscriber)
        }
        cancel = { subscriber.cancel() }
        (1...2).forEach { upstream.send($0) }
        scheduler.advance(by: 5)
        #expect(subscriber.events == [.value(1)])
        #expect(upstream.requests == [.unlimited] && upstream.cancelCount == 1)
    }

    @Test func actionsGoByTheScheduler() {
        let scheduler = VirtualTimeScheduler()
        let upstream = IntPublisher()
        let subscriber = upstream.receive(on: scheduler).track()
        upstream.send(1)
        upstream.send(completion: .finished)
        #expect(subscriber.events.isEmpty)
        scheduler.advance(by: 0)
        #expect(subscriber.events == [.value(1), .finished])
        #expect(scheduler.scheduledCount == 2)
    }

    @Test func valuesThatWaitAreReleased() {
        let tracker = DeinitTracker()
        let scheduler = VirtualTimeScheduler()
        let subject = PassthroughSubject<DeinitTracker.Token, Never>()
        let subscriber = subject.receive(on: scheduler).ignoreOutput().track()
        subject.send(tracker.token())
        #expect(tracker.liveCount == 1)
        subscriber.cancel()
        #expect(tracker.liveCount == 0)
        scheduler.advance(by: 1)
        #expect(subscriber.events.isEmpty)
    }

    @Test func subscribingGoesByTheScheduler() {
        let scheduler = VirtualTimeScheduler()
        let upstream = IntPublisher()
        let subscriber = upstream.subscribe(on: scheduler).track(demand: .max(2))
        #expect(upstream.subscriptions.isEmpty)
        scheduler.advance(by: 0)
        #expect(upstream.requests == [.max(2)])
        upstream.send(1)
        #expect(subscriber.events == [.value(1)])
        subscriber.cancel()
        #expect(upstream.cancelCount == 0)
        scheduler.advance(by: 0)
        #expect(upstream.cancelCount == 1)
    }
}
