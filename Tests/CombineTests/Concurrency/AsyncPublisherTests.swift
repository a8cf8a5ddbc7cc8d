import Combine
import Testing

/// `values` and `Future.value`: what a task awaits.
struct AsyncPublisherTests {
    private enum Failing: Error { case broken }

    @Test func allElementsOfASequenceAreAwaited() async {
        var received: [Int] = []
        for await value in [1, 2, 3].publisher.values { received.append(value) }
        #expect(received == [1, 2, 3])
    }

    @Test func theErrorIsThrownAfterTheValues() async {
        let record = Record<Int, Failing>(output: [1], completion: .failure(.broken))
        var received: [Int] = []
        await #expect(throws: Failing.broken) {
            for try await value in record.values { received.append(value) }
        }
        #expect(received == [1])
    }

    @Test func eachAwaitedValueIsRequestedByItself() async {
        var requests: [Subscribers.Demand] = []
        let publisher = [1, 2].publisher.handleEvents(receiveRequest: { requests.append($0) })
        var iterator = publisher.values.makeAsyncIterator()
        #expect(requests.isEmpty)
        _ = await iterator.next()
        #expect(requests == [.max(1)])
    }

    @Test func leavingTheLoopCancels() async {
        var cancelCount = 0
        let publisher = [1, 2, 3].publisher.handleEvents(receiveCancel: { cancelCount += 1 })
        for await value in publisher.values where value == 1 { break }
        #expect(cancelCount == 1)
    }

    @Test func aCancelledTaskGetsNothing() async {
        let subject = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) let values = subject.values
        let task = Task {
            for await _ in values { return true }
            return false
        }
        task.cancel()
        #expect(await task.value == false)
    }

    @Test func aFutureIsAwaited() async throws {
        #expect(await Future<Int, Never> { $0(.success(1)) }.value == 1)
        await #expect(throws: Failing.broken) { try await Future<Int, Failing> { $0(.failure(.broken)) }.value }
    }
}
