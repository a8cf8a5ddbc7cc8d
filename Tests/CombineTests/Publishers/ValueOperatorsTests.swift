import Combine
import Testing

/// Operators of one value, of an optional, of a result and of a sequence: applied at once, to a publisher of that kind.
struct ValueOperatorsTests {
    private enum Failing: Error, Equatable { case broken }

    private typealias Outcome<Value> = Result<Value, any Error>

    @Test func oneValue() throws {
        #expect(Just(2).map { $0 * 2 } == Just(4))
        #expect(Just(2).filter { $0 > 2 } == Optional.Publisher(nil))
        #expect(Just(2).reduce(3, +).result == .success(5))
        #expect(Just(2).prepend(0, 1).append([3]) == Publishers.Sequence(sequence: [0, 1, 2, 3]))
        #expect(Just(2).tryMap { _ -> Int in throw Failing.broken }.result.isFailure)
        #expect(Just(2).contains(2) == Just(true))
        #expect(Just(2).setFailureType(to: Failing.self).result == .success(2))
    }

    // Measured on Apple's and reported there as FB6169621: only the lower bound counts.
    @Test func rangesOfOneValue() {
        #expect(Just(2).output(in: 0..<0) == Optional.Publisher(2))
        #expect(Just(2).output(in: -1..<1) == Optional.Publisher(nil))
        #expect(Just(2).output(at: 1) == Optional.Publisher(nil))
    }

    @Test func optionals() {
        let none = Optional<Int>.none.publisher
        #expect(none.count() == Optional.Publisher(nil))
        #expect(none.collect() == Optional.Publisher([]))
        #expect(none.replaceEmpty(with: 1) == Just(1))
        #expect(Optional(2).publisher.drop { $0 > 1 } == none)
        #expect(Optional(2).publisher.output(in: ..<1) == Optional.Publisher(2))
    }

    @Test func results() {
        let failure = Result<Int, Failing>.failure(.broken).publisher
        #expect(failure.map { $0 + 1 }.result == .failure(.broken))
        #expect(failure.replaceError(with: 1).result == .success(1))
        #expect(failure.tryMin { _, _ in true }.result.isFailure)
        #expect(Result<Int, Failing>.success(1).publisher.collect().result == .success([1]))
    }

    @Test func sequences() {
        let publisher = [3, 1, 1, 2].publisher
        #expect(publisher.min() == Optional.Publisher(1))
        #expect(publisher.removeDuplicates() == Publishers.Sequence(sequence: [3, 1, 2]))
        #expect(publisher.scan(0, +) == Publishers.Sequence(sequence: [3, 4, 5, 7]))
        #expect(publisher.count() == Just(4))
        #expect((0..<Int.max).publisher.count() == Just(.max))
        #expect(publisher.output(at: 9) == Optional.Publisher(nil))
        #expect(publisher.output(in: 1..<3) == Publishers.Sequence(sequence: [1, 1]))
        #expect([1, nil].publisher.replaceNil(with: 2) == Publishers.Sequence(sequence: [1, 2]))
        #expect(Array(publisher.dropFirst(2).sequence) == [1, 2])
        #expect(publisher.last { $0 > 1 } == Optional.Publisher(2))
    }
}

extension Result {
    fileprivate var isFailure: Bool {
        if case .failure = self { true } else { false }
    }
}
