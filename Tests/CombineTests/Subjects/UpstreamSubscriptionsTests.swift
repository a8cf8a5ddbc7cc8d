import Combine
import Testing

/// What a subject keeps of the publishers that it is, or was, subscribed to.
struct UpstreamSubscriptionsTests {
    private final class Token {
        nonisolated(unsafe) static var livingCount = 0
        let value = 1

        init() { Token.livingCount += 1 }

        deinit { Token.livingCount -= 1 }
    }

    private final class Model: ObservableObject {
        @Published var value = 0
    }

    private func publisher(_ subject: PassthroughSubject<Int, Never>) -> some Publisher<Int, Never> {
        let token = Token()
        return subject.map { $0 + token.value }
    }

    @Test func publishersThatAreOverAreLetGo() {
        let model = Model()
        let subject = PassthroughSubject<Int, Never>()
        for _ in 0..<200 {
            let upstream = PassthroughSubject<Int, Never>()
            publisher(upstream).assign(to: &model.$value)
            publisher(upstream).subscribe(subject).cancel()
            upstream.send(completion: .finished)
        }
        #expect(Token.livingCount < 40)
    }

    @Test func publishersThatGoOnAreKept() {
        let model = Model()
        let upstreams = (0..<40).map { _ in PassthroughSubject<Int, Never>() }
        for upstream in upstreams { upstream.assign(to: &model.$value) }
        for (index, upstream) in upstreams.enumerated() {
            upstream.send(index)
            #expect(model.value == index)
        }
    }

    // Measured on Apple's: the value stays as it was.
    @Test func settingAPublisherChangesNoValue() {
        let (first, second) = (Model(), Model())
        second.value = 2
        first.$value = second.$value
        #expect(first.value == 0)
    }
}
