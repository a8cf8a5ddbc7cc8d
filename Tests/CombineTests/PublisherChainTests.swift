import Combine
import Foundation
import Testing

/// Chains as view models write them: values, completion, failure, cancellation.
struct PublisherChainTests {
    private struct City: Decodable, Equatable { let name: String }
    private enum Failing: Error { case broken }

    @Test func valuesGoThroughAChainInOrder() {
        let subject = PassthroughSubject<Int, Never>()
        var received: [String] = []
        let subscription = subject.map { $0 * 2 }.filter { $0 > 2 }.removeDuplicates().map(String.init)
            .sink { received.append($0) }
        for value in [1, 2, 2, 3] { subject.send(value) }
        #expect(received == ["4", "6"])
        subscription.cancel()
        subject.send(9)
        #expect(received == ["4", "6"])
    }

    @Test func aCurrentValueComesFirst() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var received: [Int] = []
        let subscription = subject.sink { received.append($0) }
        subject.value = 2
        #expect(received == [1, 2])
        subscription.cancel()
    }

    @Test func aThrownErrorEndsTheChain() {
        var completions = 0
        var received: [Int] = []
        let subscription = [1, 2, 3].publisher
            .tryMap { value -> Int in
                if value == 2 { throw Failing.broken }
                return value
            }
            .sink {
                if case .failure = $0 { completions += 1 }
            } receiveValue: {
                received.append($0)
            }
        #expect(received == [1])
        #expect(completions == 1)
        subscription.cancel()
    }

    @Test func flatMapWithOnePublisherKeepsTheOrder() {
        var received: [Int] = []
        let subscription = [1, 2, 3].publisher.flatMap(maxPublishers: .max(1)) { [$0, $0 * 10].publisher }
            .sink { received.append($0) }
        #expect(received == [1, 10, 2, 20, 3, 30])
        subscription.cancel()
    }

    @Test func jsonIsDecoded() {
        var city: City?
        let subscription = Just(Data(#"{"name":"Seoul"}"#.utf8)).decode(type: City.self, decoder: JSONDecoder())
            .replaceError(with: City(name: "")).sink { city = $0 }
        #expect(city == City(name: "Seoul"))
        subscription.cancel()
    }

    @Test func notificationsArePublishedUntilCancelled() {
        let center = NotificationCenter()
        let name = Notification.Name("test")
        var count = 0
        let subscription = center.publisher(for: name).sink { _ in count += 1 }
        center.post(name: name, object: nil)
        subscription.cancel()
        center.post(name: name, object: nil)
        #expect(count == 1)
    }

    private final class Model: ObservableObject {
        @Published var first = 1
        @Published var second = 1
    }

    @Test func objectWillChangeComesBeforeEachChange() {
        let model = Model()
        var seen: [Int] = []
        let subscription = model.objectWillChange.sink { [unowned model] in seen.append(model.first) }
        model.first = 2
        model.second = 2
        #expect(seen == [1, 2])
        subscription.cancel()
    }

    @Test func combineLatestWaitsForAll() {
        let left = PassthroughSubject<Int, Never>()
        let right = PassthroughSubject<String, Never>()
        var received: [String] = []
        let subscription = left.combineLatest(right).sink { received.append("\($0)\($1)") }
        left.send(1)
        right.send("a")
        left.send(2)
        #expect(received == ["1a", "2a"])
        subscription.cancel()
    }
}
