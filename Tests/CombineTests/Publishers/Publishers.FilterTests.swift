import Combine
import Testing

struct FilterTests {
    @Test func valuesThatMatchGoThrough() {
        expectMarbles("-1-2-3-|", give: "---2---|") { $0.filter { $0 == "2" } }
        expectMarbles("12#", give: "-2#") { $0.filter { $0 == "2" } }
        expectMarbles("1234567|", give: "----5", cancelAt: 5) { $0.filter { $0 > "4" && $0 != "6" } }
    }

    @Test func neighbouringFiltersAreOne() {
        let filtered = PassthroughSubject<Int, Never>().filter { $0 > 1 }.filter { $0 < 3 }
        #expect(filtered.isIncluded(2) && !filtered.isIncluded(1) && !filtered.isIncluded(3))
    }

    @Test func aValueThatDoesNotMatchIsMadeUpFor() {
        let upstream = IntPublisher()
        let subscriber = upstream.filter { $0 > 1 }.track(demand: .max(1), answer: .max(5))
        #expect(upstream.requests == [.max(1)])
        #expect(upstream.send(1) == .max(1))
        #expect(upstream.send(2) == .max(5))
        #expect(subscriber.events == [.value(2)])
    }

    @Test func aThrownErrorEndsTheStream() {
        let source = expectMarbles("-1-2-3-|", give: "-1-#") { source in
            source.tryFilter { if $0 == "2" { throw TestFailure() } else { true } }
        }
        #expect(source.cancelled == [3])
        expectMarbles("-1-2-|", give: "---2-|") { $0.tryFilter { $0 == "2" } }
    }
}
