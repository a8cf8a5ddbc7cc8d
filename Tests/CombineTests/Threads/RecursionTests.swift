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

    @Test func aLongChainOfRequestsDoesNotFillTheStack() {
        var count = 0
        let subscriber = AnySubscriber<Int, Never>(
            receiveSubscription: { $0.request(.max(1)) },
            receiveValue: { _ in
                count += 1
                return .max(1)
            })
        (0..<200_000).publisher.map { $0 }.filter { $0 % 2 == 0 }.subscribe(subscriber)
        #expect(count == 100_000)
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

    @Test func aChainOfHundredsOfOperatorsWorks() {
        var publisher = Just(0).eraseToAnyPublisher()
        for _ in 0..<300 { publisher = publisher.map { $0 + 1 }.eraseToAnyPublisher() }
        #expect(publisher.track().events == [.value(300), .finished])
    }
}
