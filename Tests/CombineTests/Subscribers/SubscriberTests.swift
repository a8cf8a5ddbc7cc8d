import Combine
import Testing

struct SubscriberTests {
    @Test func aCancellableCancelsOnceWhenItGoes() {
        var count = 0
        var cancellable: AnyCancellable? = AnyCancellable { count += 1 }
        cancellable?.cancel()
        cancellable = nil
        #expect(count == 1)
        var set: Set<AnyCancellable> = []
        AnyCancellable { count += 1 }.store(in: &set)
        #expect(count == 1)
        set = []
        #expect(count == 2)
    }

    @Test func aSinkReleasesItsClosures() {
        let tracker = DeinitTracker()
        let upstream = IntPublisher()
        let sink = upstream.sink(
            receiveCompletion: { [token = tracker.token()] _ in token.use() },
            receiveValue: { [token = tracker.token()] _ in token.use() })
        #expect(tracker.liveCount == 2)
        upstream.send(completion: .finished)
        #expect(tracker.liveCount == 0)
        withExtendedLifetime(sink) {}
    }

    @Test func aSinkTakesOneSubscription() {
        let upstream = IntPublisher()
        var values: [Int] = []
        let sink = upstream.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
        #expect(upstream.requests == [.unlimited])
        #expect(upstream.sendSubscription().cancelCount == 1)
        upstream.send(1)
        sink.cancel()
        upstream.send(2)
        #expect(values == [1])
        #expect(upstream.cancelCount == 2)
    }

    private final class Label {
        var text = 0
    }

    @Test func aPropertyIsAssigned() {
        let label = Label()
        let subject = PassthroughSubject<Int, Never>()
        let assignment = subject.assign(to: \.text, on: label)
        subject.send(1)
        #expect(label.text == 1)
        assignment.cancel()
        subject.send(2)
        #expect(label.text == 1)
    }

    @Test func theObjectIsHeldUntilTheEnd() {
        let subject = PassthroughSubject<Int, Never>()
        weak var label: Label?
        var assignment: AnyCancellable?
        do {
            let object = Label()
            label = object
            assignment = subject.assign(to: \.text, on: object)
        }
        #expect(label != nil)
        subject.send(completion: .finished)
        #expect(label == nil)
        assignment?.cancel()
    }

    @Test func aSubscriberOfClosuresAsksForNothingOfItsOwnAccord() {
        let upstream = IntPublisher()
        var values: [Int] = []
        upstream.subscribe(
            AnySubscriber<Int, TestFailure>(receiveValue: {
                values.append($0)
                return .max(2)
            }))
        #expect(upstream.requests.isEmpty)
        #expect(upstream.send(1) == .max(2))
        #expect(values == [1])
    }

    private struct Plain: Subscriber {
        let combineIdentifier = CombineIdentifier()

        func receive(subscription: any Subscription) {}
        func receive(_ input: Int) -> Subscribers.Demand { .none }
        func receive(completion: Subscribers.Completion<Never>) {}
    }

    private final class Shown: CustomPlaygroundDisplayConvertible, Subscriber {
        var playgroundDescription: Any { 7 }

        func receive(subscription: any Subscription) {}
        func receive(_ input: Int) -> Subscribers.Demand { .none }
        func receive(completion: Subscribers.Completion<Never>) {}
    }

    /// As the code that Apple's module interface inlines has it.
    @Test func anErasedSubscriberShowsWhatItWraps() {
        #expect(AnySubscriber(Plain()).description == "Plain")
        #expect(AnySubscriber(Plain()).playgroundDescription as? String == "Plain")
        #expect(AnySubscriber(Shown()).description == "Shown")
        #expect(AnySubscriber(Shown()).playgroundDescription as? Int == 7)
        let closures = AnySubscriber<Int, Never>()
        #expect(closures.description == "Anonymous AnySubscriber")
        #expect(closures.customMirror.subjectType is String.Type)
    }
}
