import Combine
import Testing

struct CompactMapTests {
    @Test func nilIsLeftOut() {
        expectMarbles("-1-a-2-|", give: "-1---2-|") { $0.compactMap { Int($0) } }
        expectMarbles("a#", give: "-#") { $0.compactMap { Int($0) } }
        expectMarbles("-1-a-2-|", give: "-2---3-|") { $0.compactMap { Int($0) }.map { $0 + 1 } }
    }

    @Test func aThrownErrorEndsTheStream() {
        expectMarbles("-1-a-2-|", give: "-1-#") { source in
            source.tryCompactMap { value -> Int? in
                if value == "a" { throw TestFailure() }
                return Int(value)
            }
        }
        expectMarbles("-1-a-2-|", give: "-1---2-|") { $0.tryCompactMap { Int($0) } }
    }

    @Test func nilIsMadeUpFor() {
        let upstream = ScriptedPublisher<Int?, TestFailure>()
        _ = upstream.compactMap { $0 }.track(demand: .max(1))
        #expect(upstream.send(nil) == .max(1))
        #expect(upstream.send(1) == .none)
    }
}
