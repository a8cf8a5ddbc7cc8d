import Combine
import Testing

struct ConcatenateTests {
    @Test func oneFollowsTheOther() {
        let sources = expectMarbles(["1-2|", "a---b-c|"], give: "1-2-b-c|") { sources, _ in
            sources[0].append(sources[1])
        }
        #expect(sources[1].subscribed == [3])
        expectMarbles(["---3|", "1-(2|)"], give: "1-23|") { sources, _ in sources[0].prepend(sources[1]) }
    }

    @Test func valuesAreAddedAtEitherEnd() {
        expectMarbles("-1|", give: "(ab)1(cd|)") { $0.prepend("a", "b").append("c", "d") }
        expectMarbles("-1|", give: "(ab)1(cd|)") { $0.prepend(["a", "b"]).append(["c", "d"]) }
    }

    @Test func aFailureKeepsTheSecondAway() {
        let sources = expectMarbles(["1#", "-a-b|"], give: "1#") { sources, _ in sources[0].append(sources[1]) }
        #expect(sources[1].subscribed.isEmpty)
    }

    @Test func theDemandThatIsLeftGoesToTheSecond() {
        let (first, second) = (IntPublisher(), IntPublisher())
        let subscriber = first.append(second).track(demand: .max(3))
        #expect(first.requests == [.max(3)])
        first.send(1)
        first.send(completion: .finished)
        #expect(second.requests == [.max(2)])
        subscriber.request(.max(1))
        #expect(second.requests == [.max(2), .max(1)])
    }
}
