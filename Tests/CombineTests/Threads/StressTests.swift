import Combine
import Foundation
import Testing

/// Sends, requests, subscriptions and cancellations from several threads at the same time. Under ThreadSanitizer these
/// find races; without it they find lost values, calls at the same time and deadlocks.
struct StressTests {
    private static let threads = 4
    private static let count = 500

    /// Finds out whether a subscriber is called from two threads at once.
    private final class OverlapDetector: @unchecked Sendable {
        private let inside = Shared(0)
        let overlaps = Shared(0)

        func pass() {
            inside.update { depth in
                depth += 1
                if depth > 1 { overlaps.update { $0 += 1 } }
            }
            inside.update { $0 -= 1 }
        }
    }

    /// Sends numbers from several threads; a chain must hand on each of them, one at a time.
    private func expectAll(
        of subjects: [PassthroughSubject<Int, Never>], times factor: Int = 1,
        in publisher: some Publisher<Int, Never>
    ) {
        let received = Shared(0)
        let detector = OverlapDetector()
        let subscription = publisher.sink { _ in
            detector.pass()
            received.update { $0 += 1 }
        }
        let shared = Unchecked(subjects)
        concurrently(Self.threads) { number in
            for value in 0..<Self.count { shared.value[number % shared.value.count].send(value) }
        }
        #expect(received.value == Self.threads * Self.count * factor)
        #expect(detector.overlaps.value == 0)
        subscription.cancel()
    }

    private func subjects(_ count: Int) -> [PassthroughSubject<Int, Never>] { (0..<count).map { _ in .init() } }

    @Test func aSubjectTakesValuesFromSeveralThreads() {
        let subject = subjects(1)
        expectAll(of: subject, in: subject[0])
        expectAll(of: subject, in: subject[0].map { $0 + 1 }.filter { $0 > 0 }.compactMap { $0 })
        expectAll(of: subject, in: subject[0].share())
        expectAll(of: subject, in: subject[0].scan(0, +).handleEvents().dropFirst(0))
    }

    @Test func mergedSubjectsTakeValuesFromSeveralThreads() {
        let two = subjects(2)
        expectAll(of: two, in: two[0].merge(with: two[1]))
        let four = subjects(4)
        expectAll(of: four, in: Publishers.MergeMany(four))
        expectAll(of: four, in: four[0].merge(with: four[1], four[2], four[3]))
    }

    @Test func flattenedSubjectsTakeValuesFromSeveralThreads() {
        let four = subjects(4)
        expectAll(of: four, in: four.publisher.flatMap { $0 })
    }

    @Test func pairsFromSeveralThreadsAreComplete() {
        let two = subjects(2)
        let received = Shared(0)
        let subscription = two[0].zip(two[1]).sink { _ in received.update { $0 += 1 } }
        let shared = Unchecked(two)
        concurrently(2) { number in for value in 0..<Self.count { shared.value[number].send(value) } }
        #expect(received.value == Self.count)
        subscription.cancel()
    }

    @Test func theLatestOfSeveralThreadsIsCombined() {
        let two = subjects(2)
        let last = Shared((0, 0))
        let subscription = two[0].combineLatest(two[1]).sink { pair in last.update { $0 = pair } }
        let shared = Unchecked(two)
        concurrently(2) { number in for value in 0..<Self.count { shared.value[number].send(value) } }
        #expect(last.value == (Self.count - 1, Self.count - 1))
        subscription.cancel()
    }

    @Test func subscribersComeAndGoWhileValuesAreSent() {
        let subject = PassthroughSubject<Int, Never>()
        let shared = Unchecked(subject)
        concurrently(Self.threads) { number in
            for value in 0..<Self.count {
                if number == 0 {
                    shared.value.send(value)
                } else {
                    let cancellable = shared.value.map { $0 + 1 }.sink { _ in }
                    cancellable.cancel()
                }
            }
        }
        let received = Shared(0)
        let subscription = subject.sink { _ in received.update { $0 += 1 } }
        subject.send(1)
        #expect(received.value == 1)
        subscription.cancel()
    }

    @Test func cancellingMeetsSending() {
        for _ in 0..<Self.count {
            let subject = CurrentValueSubject<Int, Never>(0)
            let subscription = Unchecked(
                subject.flatMap { Just($0) }.combineLatest(subject).zip(subject).merge(with: Empty())
                    .debounce(for: 0, scheduler: DispatchQueue.global()).sink { _ in })
            let shared = Unchecked(subject)
            concurrently(2) { number in
                if number == 0 { shared.value.send(1) } else { subscription.value.cancel() }
            }
        }
    }

    @Test func theEndComesOnce() {
        for _ in 0..<100 {
            let subject = PassthroughSubject<Int, TestFailure>()
            let ends = Shared(0)
            let subscription = subject.merge(with: subject).sink(
                receiveCompletion: { _ in ends.update { $0 += 1 } }, receiveValue: { _ in })
            let shared = Unchecked(subject)
            concurrently(Self.threads) { number in
                shared.value.send(completion: number % 2 == 0 ? .finished : .failure(TestFailure()))
            }
            #expect(ends.value == 1)
            subscription.cancel()
        }
    }

    @Test func requestsComeFromSeveralThreads() {
        let subscriber = Unchecked((0..<Self.threads * Self.count + 9).publisher.track(demand: .none))
        concurrently(Self.threads) { _ in for _ in 0..<Self.count { subscriber.value.request(.max(1)) } }
        #expect(subscriber.value.events.count == Self.threads * Self.count)
    }

    @Test func schedulersDeliverAllValues() {
        let queue = DispatchQueue(label: "serial")
        let subject = PassthroughSubject<Int, Never>()
        let received = Shared<[Int]>([])
        let subscription = subject.receive(on: DispatchQueue.global()).receive(on: queue)
            .sink { value in received.update { $0.append(value) } }
        let all = Self.count
        for value in 0..<all { subject.send(value) }
        while received.value.count < all { Thread.sleep(forTimeInterval: 0.001) }
        #expect(received.value.sorted() == Array(0..<all))
        subscription.cancel()
    }

    @Test func aQueueKeepsTheOrder() {
        let queue = DispatchQueue(label: "serial")
        let subject = PassthroughSubject<Int, Never>()
        let received = Shared<[Int]>([])
        let subscription = subject.receive(on: queue).sink { value in received.update { $0.append(value) } }
        for value in 0..<Self.count { subject.send(value) }
        queue.sync {}
        #expect(received.value == Array(0..<Self.count))
        subscription.cancel()
    }

    private final class Model: ObservableObject {
        @Published var value = 0
        @Published var other = 0
    }

    @Test func publishedPropertiesAreWrittenFromSeveralThreads() {
        let model = Model()
        let changes = Shared(0)
        let subscription = model.objectWillChange.sink { changes.update { $0 += 1 } }
        let shared = Unchecked(model)
        concurrently(Self.threads) { number in
            for value in 0..<Self.count {
                if number % 2 == 0 { shared.value.value = value } else { shared.value.other = value }
            }
        }
        #expect(changes.value == Self.threads * Self.count)
        #expect(model.value == Self.count - 1)
        subscription.cancel()
    }

    private final class Plain: ObservableObject {}

    @Test func oneObjectHasOnePublisher() {
        for _ in 0..<50 {
            let objects = Unchecked((Model(), Plain()))
            let publishers = Shared<Set<ObjectIdentifier>>([])
            concurrently(Self.threads) { _ in
                let found = [objects.value.0.objectWillChange, objects.value.1.objectWillChange]
                publishers.update { $0.formUnion(found.map(ObjectIdentifier.init)) }
            }
            #expect(publishers.value.count == 2)
        }
    }

    @Test func aFutureIsFulfilledOnce() {
        for _ in 0..<50 {
            let promise = Shared<Future<Int, Never>.Promise?>(nil)
            let future = Unchecked(Future<Int, Never> { fulfil in promise.update { $0 = fulfil } })
            let received = Shared<[Int]>([])
            let subscriptions = Shared<[AnyCancellable]>([])
            concurrently(Self.threads) { number in
                let subscription = future.value.sink { value in received.update { $0.append(value) } }
                subscriptions.update { $0.append(subscription) }
                promise.value?(.success(number))
            }
            #expect(received.value.count == Self.threads)
            #expect(Set(received.value).count == 1)
        }
    }
}
