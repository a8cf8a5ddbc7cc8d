import Combine
import Testing

struct MapTests {
    @Test func eachValueIsTransformed() {
        expectMarbles("-1-2-|", give: "-2-4-|") { $0.numbers.map { $0 * 2 } }
        expectMarbles("-1#", give: "-3#") { $0.numbers.map { $0 + 1 }.map { $0 + 1 } }
        expectMarbles("12345", give: "12", cancelAt: 1) { $0.map { $0 } }
    }

    @Test func demandGoesThrough() {
        let upstream = IntPublisher()
        let subscriber = upstream.map(String.init).track(demand: .max(2), answer: .max(3))
        subscriber.request(.max(4))
        #expect(upstream.requests == [.max(2), .max(4)])
        #expect(upstream.send(1) == .max(3))
    }

    @Test func aThrownErrorEndsTheStream() {
        let source = expectMarbles("-1-2-3-|", give: "-1-#") { source in
            source.tryMap { if $0 == "2" { throw TestFailure() } else { $0 } }
        }
        #expect(source.cancelled == [3])
        expectMarbles("-1-2-|", give: "-2-3-|") { $0.numbers.map { $0 + 1 }.tryMap { $0 } }
    }

    @Test func nilIsReplaced() {
        expectMarbles("-1-a-|", give: "-1-0-|") { $0.map { Int($0) }.replaceNil(with: 0) }
    }

    private struct Point {
        var x = 1
        var y = 2
        var z = 3
    }

    @Test func keyPathsAreRead() {
        #expect(Just(Point()).map(\.x).track().events == [.value(1), .finished])
        #expect(Just(Point()).map(\.x, \.y).track().events == [.value((1, 2)), .finished])
        #expect(Just(Point()).map(\.x, \.y, \.z).track().events == [.value((1, 2, 3)), .finished])
    }

    @Test func errorsAreTransformed() {
        struct Other: Error {}
        let publisher = Fail<Int, Other>(error: Other()).mapError { _ in TestFailure() }
        #expect(publisher.track().events == [.failed])
        expectMarbles("-1-|", give: "-1-|") { $0.mapError { _ in TestFailure() } }
    }

    @Test func aFailureTypeIsSet() {
        let publisher: Publishers.SetFailureType<Just<Int>, TestFailure> = Just(1).setFailureType(to: TestFailure.self)
        #expect(publisher.track().events == [.value(1), .finished])
    }
}
