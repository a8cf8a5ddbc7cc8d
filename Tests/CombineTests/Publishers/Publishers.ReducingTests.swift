import Combine
import Testing

/// Operators that make one value of a whole stream.
struct ReducingTests {
    @Test func valuesAreCounted() {
        expectMarbles("1-2-|", give: "----(2|)") { $0.count() }
        expectMarbles("|", give: "(0|)") { $0.count() }
        expectMarbles("1#", give: "-#") { $0.count() }
    }

    @Test func valuesAreReduced() {
        expectMarbles("1-2-3|", give: "-----(6|)") { $0.numbers.reduce(0, +) }
        expectMarbles("|", give: "(7|)") { $0.numbers.reduce(7, +) }
        expectMarbles("12|", give: "-#") { source in
            source.numbers.tryReduce(0) { if $1 == 2 { throw TestFailure() } else { $0 + $1 } }
        }
    }

    @Test func valuesAreScanned() {
        expectMarbles("1-2-3|", give: "1-3-6|") { $0.numbers.scan(0, +) }
        expectMarbles("12|", give: "1#") { source in
            source.numbers.tryScan(0) { if $1 == 2 { throw TestFailure() } else { $0 + $1 } }
        }
    }

    @Test func theGreatestAndTheLeastAreFound() {
        expectMarbles("1-3-2|", give: "-----(3|)") { $0.max() }
        expectMarbles("2-1-3|", give: "-----(1|)") { $0.min() }
        expectMarbles("1-3-2|", give: "-----(1|)") { $0.max { $0 > $1 } }
        expectMarbles("1-3-2|", give: "-----(3|)") { $0.min { $0 > $1 } }
        expectMarbles("|", give: "|") { $0.max() }
        expectMarbles("12|", give: "-#") { $0.tryMax { _, _ in throw TestFailure() } }
        expectMarbles("12|", give: "-#") { $0.tryMin { _, _ in throw TestFailure() } }
    }

    @Test func theFirstEndsTheStream() {
        let source = expectMarbles("-1-2-|", give: "-(1|)") { $0.first() }
        #expect(source.cancelled == [1])
        expectMarbles("-1-2-|", give: "---(2|)") { $0.first { $0 > "1" } }
        expectMarbles("-1-|", give: "---|") { $0.first { $0 > "1" } }
        expectMarbles("-1-|", give: "-#") { $0.tryFirst { _ in throw TestFailure() } }
    }

    @Test func theLastComesAtTheEnd() {
        expectMarbles("-1-2-|", give: "-----(2|)") { $0.last() }
        expectMarbles("-1-2-|", give: "-----(1|)") { $0.last { $0 < "2" } }
        expectMarbles("-|", give: "-|") { $0.last() }
        expectMarbles("-1-2#", give: "----#") { $0.last() }
        expectMarbles("-1-2#", give: "-#") { $0.tryLast { _ in throw TestFailure() } }
    }

    @Test func whetherAllMatchIsKnownWithTheFirstThatDoesNot() {
        let source = expectMarbles("1-2-3|", give: "--([false]|)") { $0.allSatisfy { $0 < "2" } }
        #expect(source.cancelled == [2])
        expectMarbles("1-2|", give: "---([true]|)") { $0.allSatisfy { $0 < "3" } }
        expectMarbles("|", give: "([true]|)") { $0.allSatisfy { $0 < "3" } }
        expectMarbles("1|", give: "#") { $0.tryAllSatisfy { _ in throw TestFailure() } }
    }

    @Test func whetherOneMatchesIsKnownWithTheFirstThatDoes() {
        let source = expectMarbles("1-2-3|", give: "--([true]|)") { $0.contains("2") }
        #expect(source.cancelled == [2])
        expectMarbles("1-2|", give: "---([false]|)") { $0.contains("3") }
        expectMarbles("1-2|", give: "--([true]|)") { $0.contains { $0 > "1" } }
        expectMarbles("1|", give: "#") { $0.tryContains { _ in throw TestFailure() } }
    }

    @Test func valuesAreCollected() {
        expectMarbles("1-2-|", give: "----([12]|)") { $0.collect().map { $0.joined() } }
        expectMarbles("|", give: "([0]|)") { $0.collect().map { "\($0.count)" } }
        expectMarbles("1#", give: "-#") { $0.collect() }
    }

    @Test func valuesAreCollectedByCount() {
        expectMarbles("12345|", give: "-[12]-[34]-(5|)") { $0.collect(2).map { $0.joined() } }
        expectMarbles("123#", give: "-[12]-#") { $0.collect(2).map { $0.joined() } }
        let upstream = IntPublisher()
        _ = upstream.collect(3).track(demand: .max(2))
        #expect(upstream.requests == [.max(6)])
    }

    @Test func valuesAreIgnored() {
        expectMarbles("1-2-|", give: "----|") { $0.ignoreOutput() }
        expectMarbles("1-2#", give: "---#") { $0.ignoreOutput() }
    }

    @Test func anEmptyStreamIsFilled() {
        expectMarbles("-|", give: "-(x|)") { $0.replaceEmpty(with: "x") }
        expectMarbles("1|", give: "1|") { $0.replaceEmpty(with: "x") }
        expectMarbles("-#", give: "-#") { $0.replaceEmpty(with: "x") }
    }

    @Test func theResultWaitsForDemand() {
        let upstream = IntPublisher()
        let subscriber = upstream.count().track(demand: .none)
        upstream.send(1)
        upstream.send(completion: .finished)
        #expect(subscriber.events.isEmpty)
        subscriber.request(.max(1))
        #expect(subscriber.events == [.value(1), .finished])
    }

    @Test func theResultOfNoValuesWaitsForDemandToo() {
        expectToWait { $0.count() }
        expectToWait { $0.first() }
        expectToWait { $0.reduce(7, +) }
        expectToWait { $0.collect() }
        expectToWait { $0.replaceEmpty(with: 1) }
    }

    private func expectToWait<P: Publisher>(
        _ operation: (IntPublisher) -> P, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let upstream = IntPublisher()
        let subscriber = operation(upstream).track(demand: .none)
        upstream.send(completion: .finished)
        upstream.send(completion: .failure(TestFailure()))
        #expect(subscriber.events.isEmpty, sourceLocation: sourceLocation)
        subscriber.request(.max(1))
        #expect(subscriber.events.last == .finished, sourceLocation: sourceLocation)
    }
}
