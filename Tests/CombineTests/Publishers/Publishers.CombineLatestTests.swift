import Combine
import Testing

struct CombineLatestTests {
    @Test func twoAreCombined() {
        expectMarbles(["1---2---|", "--a---b---|"], give: "--[1a]-[2a]-[2b]---|") { sources, _ in
            sources[0].combineLatest(sources[1]).map { $0 + $1 }
        }
        expectMarbles(["1--", "-a-"], give: "-[1a]") { sources, _ in sources[0].combineLatest(sources[1]) { $0 + $1 } }
    }

    @Test func threeAreCombined() {
        expectMarbles(["1-----2|", "-a------|", "--x-y-----|"], give: "--[1ax]-[1ay]-[2ay]---|") { sources, _ in
            sources[0].combineLatest(sources[1], sources[2]).map { $0 + $1 + $2 }
        }
        expectMarbles(["1", "-a", "--x"], give: "--[1ax]") { sources, _ in
            sources[0].combineLatest(sources[1], sources[2]) { $0 + $1 + $2 }
        }
    }

    @Test func fourAreCombined() {
        expectMarbles(["1---2", "-a", "--x", "---p-q"], give: "---[1axp][2axp][2axq]") { sources, _ in
            sources[0].combineLatest(sources[1], sources[2], sources[3]).map { $0 + $1 + $2 + $3 }
        }
        expectMarbles(["1", "-a", "--x", "---p"], give: "---[1axp]") { sources, _ in
            sources[0].combineLatest(sources[1], sources[2], sources[3]) { $0 + $1 + $2 + $3 }
        }
    }

    @Test func aFailureOfOneCancelsTheOthers() {
        let sources = expectMarbles(["1---", "--#"], give: "--#") { sources, _ in
            sources[0].combineLatest(sources[1]).map { $0 + $1 }
        }
        #expect(sources.map(\.cancelled) == [[2], []])
    }

    @Test func cancellingReachesAll() {
        let sources = expectMarbles(["1-3-", "-a-b"], give: "-[1a]([3a][3a])", cancelAt: 2) { sources, _ in
            sources[0].combineLatest(sources[1], sources[0], sources[1]).map { $0.0 + $0.1 }
        }
        #expect(sources.map(\.cancelled) == [[2, 2], [2, 2]])
    }

    @Test func demandGoesToAllAndCombinationsWithoutDemandAreLeftOut() {
        let (left, right) = (IntPublisher(), IntPublisher())
        let subscriber = left.combineLatest(right).track(demand: .max(1))
        #expect(left.requests == [.max(1)] && right.requests == [.max(1)])
        left.send(1)
        right.send(2)
        right.send(3)
        #expect(subscriber.events == [.value((1, 2))])
        subscriber.request(.max(1))
        #expect(left.requests == [.max(1), .max(1)])
        right.send(4)
        #expect(subscriber.events == [.value((1, 2)), .value((1, 4))])
    }

    @Test func valuesAreReleased() {
        let tracker = DeinitTracker()
        let (left, right) = (
            PassthroughSubject<DeinitTracker.Token, Never>(), PassthroughSubject<DeinitTracker.Token, Never>()
        )
        let subscription = left.combineLatest(right).sink { _ in }
        left.send(tracker.token())
        right.send(tracker.token())
        right.send(tracker.token())
        #expect(tracker.liveCount == 2)
        subscription.cancel()
        #expect(tracker.liveCount == 0)
    }
}
