import Combine
import Testing

struct MergeTests {
    typealias Eight = [MarbleSource]

    /// `merge(with:)` for two to eight publishers, and for many.
    private static let merges: [@Sendable (Eight) -> AnyPublisher<String, TestFailure>] = [
        { $0[0].merge(with: $0[1]).eraseToAnyPublisher() },
        { $0[0].merge(with: $0[1], $0[2]).eraseToAnyPublisher() },
        { $0[0].merge(with: $0[1], $0[2], $0[3]).eraseToAnyPublisher() },
        { $0[0].merge(with: $0[1], $0[2], $0[3], $0[4]).eraseToAnyPublisher() },
        { $0[0].merge(with: $0[1], $0[2], $0[3], $0[4], $0[5]).eraseToAnyPublisher() },
        { $0[0].merge(with: $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]).eraseToAnyPublisher() },
        { $0[0].merge(with: $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]).eraseToAnyPublisher() },
        { Publishers.MergeMany($0).eraseToAnyPublisher() },
    ]

    /// Sources of which each sends its number at its own tick, and finishes at the tenth.
    private static func lines(_ count: Int, end: String = "|") -> [String] {
        (0..<count).map { String(repeating: "-", count: $0) + "\($0)" + String(repeating: "-", count: 9 - $0) + end }
    }

    @Test(arguments: 0..<8)
    func allValuesComeInTheirOrder(_ index: Int) {
        let count = min(index + 2, 8)
        let expected = (0..<count).map(String.init).joined() + String(repeating: "-", count: 10 - count) + "|"
        expectMarbles(Self.lines(count), give: expected) { sources, _ in Self.merges[index](sources) }
    }

    @Test(arguments: 0..<8)
    func theEndComesWithTheLastEnd(_ index: Int) {
        let count = min(index + 2, 8)
        let ends = (0..<count).map { String(repeating: "-", count: $0) + "|" }
        expectMarbles(ends, give: ends.last!) { sources, _ in Self.merges[index](sources) }
    }

    @Test(arguments: 0..<8)
    func aFailureCancelsTheOthers(_ index: Int) {
        let count = min(index + 2, 8)
        var lines = Self.lines(count)
        lines[1] = "-#"
        let sources = expectMarbles(lines, give: "0#") { sources, _ in Self.merges[index](sources) }
        for (position, source) in sources.enumerated() { #expect(source.cancelled == (position == 1 ? [] : [1])) }
    }

    @Test(arguments: 0..<8)
    func cancellingReachesAll(_ index: Int) {
        let count = min(index + 2, 8)
        let sources = expectMarbles(Self.lines(count), give: "01", cancelAt: 1) { sources, _ in
            Self.merges[index](sources)
        }
        #expect(sources.allSatisfy { $0.cancelled == [1] })
    }

    @Test func oneMoreMakesTheNextMerge() {
        let one = Just(1)
        let merged: Publishers.Merge3<Just<Int>, Just<Int>, Just<Int>> = one.merge(with: one).merge(with: one)
        #expect(merged.track().events == [.value(1), .value(1), .value(1), .finished])
        let many: Publishers.MergeMany<Just<Int>> = Publishers.MergeMany(one, one).merge(with: one)
        #expect(many.publishers.count == 3)
        #expect(one.merge(with: one) as Publishers.MergeMany<Just<Int>> == Publishers.MergeMany(one, one))
    }

    @Test func oneValueOfEachWaitsForDemand() {
        let (left, right) = (IntPublisher(), IntPublisher())
        let subscriber = left.merge(with: right).track(demand: .none)
        #expect(left.requests == [.max(1)] && right.requests == [.max(1)])
        left.send(1)
        right.send(2)
        #expect(subscriber.events.isEmpty)
        subscriber.request(.max(1))
        #expect(subscriber.events == [.value(1)])
        #expect(left.requests == [.max(1), .max(1)])
        left.send(completion: .finished)
        right.send(completion: .finished)
        #expect(subscriber.events == [.value(1)])
        subscriber.request(.max(1))
        #expect(subscriber.events == [.value(1), .value(2), .finished])
    }

    @Test func nothingToMergeFinishesAtOnce() {
        #expect(Publishers.MergeMany([Just<Int>]()).track().events == [.finished])
    }
}
