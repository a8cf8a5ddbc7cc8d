import Combine
import Foundation
import Testing

/// Each operator, with values, an end, requests and cancellations from several threads at the same time.
///
/// The subscriber has no lock: ThreadSanitizer reports an operator that calls it from two threads at once.
struct OperatorStressTests {
    private static let rounds = 20
    private static let count = 50

    /// Sends from three threads while a fourth asks for more and, in every other round, cancels.
    private func stress(_ attach: (OperatorCase.Upstream) -> any Tracking) -> any Tracking {
        let subject = Unchecked(PassthroughSubject<Int, TestFailure>())
        let subscriber = Unchecked(attach(subject.value.eraseToAnyPublisher()))
        concurrently(4) { number in
            for value in 0..<Self.count {
                if number > 0 { subject.value.send(value) } else { subscriber.value.request(.max(1)) }
            }
            if number == 1 { subject.value.send(completion: .finished) }
            if number == 0 { subscriber.value.cancel() }
        }
        return subscriber.value
    }

    private func endCount(of subscriber: any Tracking) -> Int {
        subscriber.history.count { $0 == .finished || $0 == .failed }
    }

    private static let immediate =
        OperatorCase.filtering + OperatorCase.transforming + OperatorCase.reducing + OperatorCase.combining
        + OperatorCase.connecting

    @Test(arguments: immediate)
    func theEndComesOnceAtMost(_ operation: OperatorCase) {
        for _ in 0..<Self.rounds {
            let subscriber = stress { operation.attach($0, VirtualTimeScheduler()) }
            #expect(endCount(of: subscriber) <= 1)
        }
    }

    /// On a queue that executes several actions at the same time, after a millisecond where time matters.
    private typealias OnQueue = (OperatorCase.Upstream, DispatchQueue) -> any Tracking

    private func expectOneEnd(_ attach: OnQueue) {
        let queue = DispatchQueue(label: "stress", attributes: .concurrent)
        for _ in 0..<Self.rounds {
            let subscriber = stress { upstream in
                let subscriber = attach(upstream, queue)
                queue.sync(flags: .barrier) {}
                return subscriber
            }
            // What is under way ends here; what comes later finds the stream cancelled.
            queue.sync(flags: .barrier) {}
            #expect(endCount(of: subscriber) <= 1)
        }
    }

    @Test func theEndComesOnceAtMostOnAQueue() {
        expectOneEnd { $0.receive(on: $1).track() }
        expectOneEnd { $0.subscribe(on: $1).track() }
        expectOneEnd { $0.delay(for: .milliseconds(1), scheduler: $1).track() }
        expectOneEnd { $0.debounce(for: .milliseconds(1), scheduler: $1).track() }
        expectOneEnd { $0.throttle(for: .milliseconds(1), scheduler: $1, latest: true).track() }
        expectOneEnd { $0.timeout(.milliseconds(1), scheduler: $1).track() }
        expectOneEnd { $0.measureInterval(using: $1).track() }
        expectOneEnd { $0.collect(.byTimeOrCount($1, .milliseconds(1), 7)).track() }
        expectOneEnd { upstream, _ in upstream.buffer(size: 7, prefetch: .keepFull, whenFull: .dropOldest).track() }
    }

    @Test func publishersThatComeFromValuesMeetCancellation() {
        expectOneEnd { upstream, queue in upstream.map { Just($0).receive(on: queue) }.switchToLatest().track() }
        expectOneEnd { upstream, queue in upstream.flatMap { Just($0).receive(on: queue) }.track() }
        expectOneEnd { upstream, queue in
            upstream.flatMap(maxPublishers: .max(2)) { Just($0).receive(on: queue) }.track()
        }
        expectOneEnd { $0.append($0.receive(on: $1)).track() }
        expectOneEnd { $0.prefix(untilOutputFrom: $0.dropFirst(20).receive(on: $1)).track() }
        expectOneEnd { $0.drop(untilOutputFrom: $0.dropFirst(20).receive(on: $1)).track() }
        expectOneEnd { $0.zip($0.receive(on: $1)).track() }
        expectOneEnd { $0.combineLatest($0.receive(on: $1)).track() }
        expectOneEnd { $0.merge(with: $0.receive(on: $1)).track() }
    }
}
