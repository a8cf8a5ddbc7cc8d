import Combine
import Testing

struct DropTests {
    @Test func aNumberOfValuesIsLeftOut() {
        expectMarbles("1234|", give: "--34|") { $0.dropFirst(2) }
        expectMarbles("12#", give: "-2#") { $0.dropFirst() }
        expectMarbles("12|", give: "--|") { $0.dropFirst(9) }
    }

    @Test func demandIsRaisedByTheNumber() {
        let upstream = IntPublisher()
        let subscriber = upstream.dropFirst(2).track(demand: .max(1))
        #expect(upstream.requests == [.max(3)])
        subscriber.request(.max(4))
        #expect(upstream.requests == [.max(3), .max(4)])
    }

    @Test func valuesAreLeftOutWhileTheyMatch() {
        expectMarbles("1231|", give: "--31|") { $0.drop { $0 < "3" } }
        expectMarbles("1231|", give: "-#") { source in
            source.tryDrop { if $0 == "2" { throw TestFailure() } else { true } }
        }
    }

    @Test func valuesAreLeftOutUntilAnotherPublisherSends() {
        expectMarbles(["1-2-3-4|", "---x"], give: "----3-4|") { sources, _ in
            sources[0].drop(untilOutputFrom: sources[1])
        }
        // Nothing can come any more once the other one has finished without a value.
        expectMarbles(["1-2-3-4|", "-|"], give: "-|") { sources, _ in sources[0].drop(untilOutputFrom: sources[1]) }
        expectMarbles(["1-2-3-4|", "-#"], give: "-#") { sources, _ in sources[0].drop(untilOutputFrom: sources[1]) }
    }
}
