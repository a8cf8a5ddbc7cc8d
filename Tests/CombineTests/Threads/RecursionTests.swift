import Combine
import Testing

/// Subscribers that send, request, subscribe or cancel while they receive.
struct RecursionTests {
    @Test func aValueSentWhileOneIsReceivedArrivesWithinIt() {
        let subject = PassthroughSubject<Int, Never>()
        var received: [Int] = []
        let subscription = subject.sink { value in
            if value < 3 { subject.send(value + 1) }
            received.append(value)
        }
        subject.send(1)
        #expect(received == [3, 2, 1])
        subscription.cancel()
    }

    @Test func cancellingWhileReceivingStopsTheRest() {
        var received: [Int] = []
        var subscription: (any Subscription)?
        let subscriber = AnySubscriber<Int, Never>(
            receiveSubscription: {
                subscription = $0
                $0.request(.unlimited)
            },
            receiveValue: {
                received.append($0)
                if $0 == 2 { subscription?.cancel() }
                return .none
            }, receiveCompletion: { _ in received.append(-1) })
        (1...5).publisher.subscribe(subscriber)
        #expect(received == [1, 2])
    }

    @Test func aSubscriberAddedWhileSendingGetsTheNextValue() {
        let subject = PassthroughSubject<Int, Never>()
        var late: [Int] = []
        var subscriptions: [AnyCancellable] = []
        subject.first().sink { _ in subject.sink { late.append($0) }.store(in: &subscriptions) }
            .store(in: &subscriptions)
        subject.send(1)
        subject.send(2)
        #expect(late == [2])
    }

    /// More than the stack of a thread holds, if each were nested in the one before. Erased, since a sequence's own
    /// operators make arrays.
    private static var numbers: AnyPublisher<Int, Never> { (0..<20_000).publisher.eraseToAnyPublisher() }

    /// Asks for a value at a time, and answers how many came.
    private func countOneByOne<P: Publisher>(_ publisher: P) -> Int {
        var count = 0
        let subscriber = AnySubscriber<P.Output, P.Failure>(
            receiveSubscription: { $0.request(.max(1)) },
            receiveValue: { _ in
                count += 1
                return .max(1)
            })
        publisher.subscribe(subscriber)
        return count
    }

    @Test func aLongStreamOfRequestsDoesNotFillTheStack() {
        #expect(countOneByOne(Self.numbers.map { $0 }.filter { $0 % 2 == 0 }) == 10_000)
        #expect(countOneByOne(Self.numbers.removeDuplicates().scan(0, +).dropFirst(10).prefix(15_000)) == 15_000)
        #expect(countOneByOne(Self.numbers.print("", to: Discard()).handleEvents().replaceError(with: 0)) == 20_000)
        #expect(countOneByOne(Self.numbers.buffer(size: 10, prefetch: .keepFull, whenFull: .dropOldest)) == 20_000)
    }

    @Test func aLongStreamThroughManyPublishersDoesNotFillTheStack() {
        #expect(countOneByOne(Self.numbers.flatMap(maxPublishers: .max(1)) { Just($0) }) == 20_000)
        #expect(countOneByOne(Self.numbers.zip(Self.numbers)) == 20_000)
        #expect(countOneByOne(Self.numbers.merge(with: Empty<Int, Never>().eraseToAnyPublisher())) == 20_000)
        #expect(countOneByOne(Self.numbers.append(Self.numbers)) == 40_000)
        #expect(countOneByOne(Self.numbers.map { Just($0) }.switchToLatest()) == 20_000)
    }

    @Test func retryingAgainAndAgainDoesNotFillTheStack() {
        var attempts = 0
        let failing = Deferred {
            attempts += 1
            return Fail<Int, TestFailure>(error: TestFailure())
        }
        #expect(failing.retry(10_000).track().events == [.failed])
        #expect(attempts == 10_001)
    }

    @Test func requestingWhileReceivingDoesNotNest() {
        var depth = 0
        var deepest = 0
        var subscription: (any Subscription)?
        let subscriber = AnySubscriber<Int, Never>(
            receiveSubscription: {
                subscription = $0
                $0.request(.max(1))
            },
            receiveValue: { _ in
                depth += 1
                deepest = max(deepest, depth)
                subscription?.request(.max(1))
                depth -= 1
                return .none
            })
        (0..<1000).publisher.subscribe(subscriber)
        #expect(deepest == 1)
    }

    private typealias Erased = AnyPublisher<Int, Never>

    private static let operators: [String: @Sendable (Erased) -> Erased] = [
        "map": { $0.map { $0 }.eraseToAnyPublisher() },
        "filter": { $0.filter { _ in true }.eraseToAnyPublisher() },
        "compactMap": { $0.compactMap { $0 }.eraseToAnyPublisher() },
        "map(keyPath)": { $0.map(\.magnitude).map { Int($0) }.eraseToAnyPublisher() },
        "setFailureType": { $0.setFailureType(to: Never.self).eraseToAnyPublisher() },
        "assertNoFailure": { $0.assertNoFailure().eraseToAnyPublisher() },
        "scan": { $0.scan(0) { $1 }.eraseToAnyPublisher() },
        "removeDuplicates": { $0.removeDuplicates().eraseToAnyPublisher() },
        "prefix": { $0.prefix(9).eraseToAnyPublisher() },
        "merge": { $0.merge(with: Empty()).eraseToAnyPublisher() },
        "combineLatest": { $0.combineLatest(Just(1)) { value, _ in value }.eraseToAnyPublisher() },
        "append": { $0.append(9).eraseToAnyPublisher() },
        "flatMap": { $0.flatMap { Just($0) }.eraseToAnyPublisher() },
    ]

    /// Not optimised as they are in tests, operators need several times the stack that they otherwise do.
    private static let chainLength = 600

    @Test(arguments: operators.keys.sorted())
    func aLongChainOfErasedOperatorsWorks(_ name: String) throws {
        let attach = try #require(Self.operators[name])
        let subject = PassthroughSubject<Int, Never>()
        let chain = (0..<Self.chainLength).reduce(subject.eraseToAnyPublisher()) { chain, _ in attach(chain) }
        let subscriber = chain.track()
        subject.send(1)
        subject.send(2)
        #expect(subscriber.events.prefix(2) == [.value(1), .value(2)])
        subscriber.cancel()
    }

    /// An operator that kept its subscriber by value would need an amount of stack that grows with the square of this.
    @Test func aChainOfThousandsOfErasedMapsWorks() {
        var publisher = Just(0).eraseToAnyPublisher()
        for _ in 0..<3000 { publisher = publisher.map { $0 + 1 }.eraseToAnyPublisher() }
        #expect(publisher.track().events == [.value(3000), .finished])
    }

    @Test func publishersMadeWithinEachOtherWork() {
        func countdown(from number: Int) -> AnyPublisher<Int, Never> {
            if number == 0 { return Just(0).eraseToAnyPublisher() }
            return Just(number).flatMap { countdown(from: $0 - 1) }.eraseToAnyPublisher()
        }
        #expect(countdown(from: 1000).track().events == [.value(0), .finished])
    }

    @Test func valuesSentWithinEachOtherByTheThousandArrive() {
        let (passthrough, current) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
        var counts = [0, 0]
        let subscriptions = [
            passthrough.sink { value in
                counts[0] += 1
                if value < 2000 { passthrough.send(value + 1) }
            },
            current.sink { value in
                counts[1] += 1
                if value < 2000 { current.send(value + 1) }
            },
        ]
        passthrough.send(0)
        #expect(counts == [2001, 2001])
        subscriptions.forEach { $0.cancel() }
    }
}
