import Combine
import Testing

struct ZipTests {
    @Test func twoAreCombinedInOrder() {
        expectMarbles(["1-2-3|", "--a-----b--|"], give: "--[1a]-----[2b]--|") { sources, _ in
            sources[0].zip(sources[1]).map { $0 + $1 }
        }
        expectMarbles(["1", "-a"], give: "-[1a]") { sources, _ in sources[0].zip(sources[1]) { $0 + $1 } }
    }

    @Test func threeAndFourAreCombined() {
        expectMarbles(["12", "-ab", "--xy"], give: "--[1ax][2by]") { sources, _ in
            sources[0].zip(sources[1], sources[2]).map { $0 + $1 + $2 }
        }
        expectMarbles(["12", "-ab", "--xy"], give: "--[1ax][2by]") { sources, _ in
            sources[0].zip(sources[1], sources[2]) { $0 + $1 + $2 }
        }
        expectMarbles(["12", "-ab", "--xy", "---pq"], give: "---[1axp][2byq]") { sources, _ in
            sources[0].zip(sources[1], sources[2], sources[3]).map { $0 + $1 + $2 + $3 }
        }
        expectMarbles(["12", "-ab", "--xy", "---pq"], give: "---[1axp][2byq]") { sources, _ in
            sources[0].zip(sources[1], sources[2], sources[3]) { $0 + $1 + $2 + $3 }
        }
    }

    @Test func theEndComesAsSoonAsNoPairCan() {
        let sources = expectMarbles(["1|", "----a-b"], give: "----([1a]|)") { sources, _ in
            sources[0].zip(sources[1]).map { $0 + $1 }
        }
        #expect(sources[1].cancelled == [4])
        expectMarbles(["-|", "a-b"], give: "-|") { sources, _ in sources[0].zip(sources[1]).map { $0 + $1 } }
    }

    @Test func aFailureOfOneCancelsTheOthers() {
        let sources = expectMarbles(["1---", "--#"], give: "--#") { sources, _ in
            sources[0].zip(sources[1]).map { $0 + $1 }
        }
        #expect(sources.map(\.cancelled) == [[2], []])
    }

    @Test func whatASubscriberAnswersIsAskedOfBoth() {
        let (left, right) = (IntPublisher(), IntPublisher())
        let subscriber = left.zip(right).track(demand: .max(1), answer: .max(2))
        #expect(left.requests == [.max(1)] && right.requests == [.max(1)])
        #expect(left.send(1) == .none)
        #expect(right.send(2) == .max(2))
        #expect(left.requests == [.max(1), .max(2)] && right.requests == [.max(1)])
        #expect(subscriber.events == [.value((1, 2))])
    }

    @Test func waitingValuesAreReleased() {
        let tracker = DeinitTracker()
        let left = PassthroughSubject<DeinitTracker.Token, Never>()
        let subscription = left.zip(PassthroughSubject<Int, Never>()).sink { _ in }
        for _ in 0..<3 { left.send(tracker.token()) }
        #expect(tracker.liveCount == 3)
        subscription.cancel()
        #expect(tracker.liveCount == 0)
    }
}
