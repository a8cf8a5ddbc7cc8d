import Combine
import Testing

/// What Apple's Combine stops the process for.
struct MisuseTests {
    @Test func aNegativeDemandTraps() async {
        await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(-1) }
        await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(1) * -1 }
        await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(1) + -2 }
        await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(1) - 2 }
        await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(1) - .max(2) }
    }

    @Test func requestingNothingTraps() async {
        await #expect(processExitsWith: .failure) {
            PassthroughSubject<Int, Never>().track(demand: .none).request(.none)
        }
        await #expect(processExitsWith: .failure) {
            CurrentValueSubject<Int, Never>(1).track(demand: .none).request(.none)
        }
        await #expect(processExitsWith: .failure) { Just(1).track(demand: .none).request(.none) }
        await #expect(processExitsWith: .failure) { Optional(1).publisher.track(demand: .none).request(.none) }
        await #expect(processExitsWith: .failure) {
            Future<Int, Never> { _ in }.track(demand: .none).request(.none)
        }
        await #expect(processExitsWith: .failure) {
            let left = PassthroughSubject<Int, Never>()
            left.zip(left).track(demand: .none).request(.none)
        }
        await #expect(processExitsWith: .failure) {
            let left = PassthroughSubject<Int, Never>()
            left.combineLatest(left).track(demand: .none).request(.none)
        }
        await #expect(processExitsWith: .failure) {
            PassthroughSubject<Int, Never>().flatMap { Just($0) }.track(demand: .none).request(.none)
        }
        await #expect(processExitsWith: .failure) {
            PassthroughSubject<Int, Never>().count().track(demand: .none).request(.none)
        }
    }

    @Test func aValueBeforeTheSubscriptionTraps() async {
        await #expect(processExitsWith: .failure) {
            let upstream = IntPublisher(sendsSubscription: false)
            _ = upstream.tryFilter { _ in true }.track()
            upstream.send(1)
        }
        await #expect(processExitsWith: .failure) {
            let upstream = IntPublisher(sendsSubscription: false)
            _ = upstream.removeDuplicates().track()
            upstream.send(1)
        }
    }

    @Test func aNegativePlaceOrCountTraps() async {
        await #expect(processExitsWith: .failure) { _ = IntPublisher().prefix(-1) }
        await #expect(processExitsWith: .failure) { _ = IntPublisher().output(at: -1) }
        await #expect(processExitsWith: .failure) { _ = IntPublisher().output(in: (-1)...) }
        await #expect(processExitsWith: .failure) { _ = IntPublisher().output(at: .max) }
        await #expect(processExitsWith: .failure) { _ = Optional(1).publisher.output(at: -1) }
        await #expect(processExitsWith: .failure) { _ = Optional(1).publisher.prefix(-1) }
        await #expect(processExitsWith: .failure) { _ = [1].publisher.prefix(-1) }
        await #expect(processExitsWith: .failure) { _ = [1].publisher.dropFirst(-1) }
        // Only when there is a subscriber.
        await #expect(processExitsWith: .failure) { _ = IntPublisher().dropFirst(-1).track() }
        _ = IntPublisher().dropFirst(-1)
    }

    @Test func aPlaceThatACollectionDoesNotHaveIsEmpty() {
        #expect([1].publisher.output(at: -1).track().events == [.finished])
        #expect([1].publisher.output(at: 1).track().events == [.finished])
    }

    /// Apple documents no limit: lots of no values are never full, and all that remains comes in the end.
    @Test func lotsOfNoValuesAreNeverFull() {
        let upstream = IntPublisher()
        let subscriber = upstream.collect(0).track()
        (1...3).forEach { upstream.send($0) }
        upstream.send(completion: .finished)
        #expect(subscriber.events == [.value([1, 2, 3]), .finished])
    }

    /// As Apple's, whose lock is held while the error is made.
    @Test func aBufferThatIsSentAValueWhileItMakesItsErrorTraps() async {
        await #expect(processExitsWith: .failure) {
            let upstream = IntPublisher()
            let whenFull = Publishers.BufferingStrategy<TestFailure>.customError {
                upstream.send(2)
                return TestFailure()
            }
            _ = upstream.buffer(size: 0, prefetch: .keepFull, whenFull: whenFull).track()
            upstream.send(1)
        }
    }
}
