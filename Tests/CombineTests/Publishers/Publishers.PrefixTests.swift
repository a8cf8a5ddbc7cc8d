import Combine
import Testing

struct PrefixTests {
    @Test func aNumberOfValuesIsTaken() {
        let source = expectMarbles("-1-2-3-|", give: "-1-(2|)") { $0.prefix(2) }
        #expect(source.cancelled == [3])
        expectMarbles("-1-2-|", give: "-1-2-|") { $0.prefix(9) }
    }

    @Test func aRangeIsTaken() {
        expectMarbles("12345|", give: "-23(4|)") { $0.output(in: 1...3) }
        expectMarbles("12345|", give: "-2(3|)") { $0.output(in: 1..<3) }
        expectMarbles("12345|", give: "--345|") { $0.output(in: 2...) }
        expectMarbles("12345|", give: "---(4|)") { $0.output(at: 3) }
    }

    @Test func valuesAreTakenWhileTheyMatch() {
        let source = expectMarbles("1231|", give: "12|") { $0.prefix { $0 < "3" } }
        #expect(source.cancelled == [2])
        expectMarbles("12#", give: "12#") { $0.prefix { _ in true } }
        expectMarbles("123|", give: "1#") { source in
            source.tryPrefix { if $0 == "2" { throw TestFailure() } else { true } }
        }
    }

    @Test func valuesAreTakenUntilAnotherPublisherSends() {
        let sources = expectMarbles(["1-2-3-4|", "----x"], give: "1-2-(3|)") { sources, _ in
            sources[0].prefix(untilOutputFrom: sources[1])
        }
        #expect(sources[0].cancelled == [4])
        expectMarbles(["1-2-3-4|", "-|"], give: "1-2-3-4|") { sources, _ in
            sources[0].prefix(untilOutputFrom: sources[1])
        }
    }
}
