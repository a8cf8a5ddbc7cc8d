import Foundation
import LayoutEngine
import Testing

struct EstimatedLengthsTests {
    @Test func nothingMeasured() {
        let lengths = EstimatedLengths(count: 10, estimate: 20, spacing: 5)
        #expect(lengths.total == 245 && lengths.offset(of: 3) == 75 && lengths.index(at: 76) == 3)
        #expect(EstimatedLengths(count: 0, estimate: 20).total == 0)
    }

    /// A plain array that does the same.
    private struct Reference {
        var lengths: [CGFloat?]
        var estimate: CGFloat
        let spacing: CGFloat

        func offset(of index: Int) -> CGFloat {
            lengths.prefix(index).reduce(0) { $0 + ($1 ?? estimate) + spacing }
        }
    }

    @Test(arguments: [0, 3] as [CGFloat])
    func agreesWithAPlainArray(_ spacing: CGFloat) {
        var lengths = EstimatedLengths(count: 700, estimate: 10, spacing: spacing)
        var reference = Reference(lengths: Array(repeating: nil, count: 700), estimate: 10, spacing: spacing)
        var random = SystemRandomNumberGenerator.seeded(7)
        for _ in 0..<300 {
            let index = Int(random.next() % 700)
            let length = CGFloat(random.next() % 40)
            lengths.set(length, at: index)
            reference.lengths[index] = length
        }
        let known = reference.lengths.compactMap { $0 }
        reference.estimate = known.reduce(0, +) / CGFloat(known.count)
        #expect(abs(lengths.estimate - reference.estimate) < 1e-9)
        for index in stride(from: 0, through: 700, by: 7) {
            #expect(abs(lengths.offset(of: index) - reference.offset(of: index)) < 1e-6)
            if index < 700 { #expect(lengths[index] == reference.lengths[index]) }
        }
        for index in stride(from: 0, to: 700, by: 13) where (reference.lengths[index] ?? 1) > 0 {
            #expect(lengths.index(at: reference.offset(of: index) + 0.1) == index)
        }
    }

    @Test func visibleItems() {
        var lengths = EstimatedLengths(count: 100, estimate: 10, spacing: 2)
        #expect(lengths.indices(from: 0, to: 30) == 0..<3)
        #expect(lengths.indices(from: 24, to: 36) == 2..<3)
        // A stretch that begins in a gap shows the item behind it.
        #expect(lengths.indices(from: 10.5, to: 13) == 1..<2)
        #expect(lengths.indices(from: -50, to: 0).isEmpty && lengths.indices(from: 5000, to: 5100).isEmpty)
        #expect(lengths.indices(from: -50, to: 5000) == 0..<100)
        // The first measured length becomes the estimate for all.
        lengths.set(100, at: 1)
        #expect(lengths.indices(from: 0, to: 60) == 0..<1 && lengths.indices(from: 0, to: 103) == 0..<2)
    }

    @Test func memoryFollowsWhatIsMeasured() {
        var lengths = EstimatedLengths(count: 1_000_000, estimate: 44)
        for index in 500_000..<500_050 { lengths.set(50, at: index) }
        #expect(lengths.estimate == 50 && lengths.total == 50_000_000)
        #expect(lengths.index(at: lengths.offset(of: 999_999)) == 999_999)
    }

    @Test func resetKeepsTheEstimate() {
        var lengths = EstimatedLengths(count: 10, estimate: 10)
        lengths.set(30, at: 2)
        lengths.reset(count: 5)
        #expect(lengths.count == 5 && lengths.estimate == 30 && lengths[2] == nil)
    }

    @Test func oddLengthsCountAsNothing() {
        var lengths = EstimatedLengths(count: 2, estimate: .nan, spacing: .infinity)
        lengths.set(.infinity, at: 0)
        lengths.set(-5, at: 1)
        #expect(lengths.total == 0)
    }
}

/// Knuth's linear congruential generator, so that a failure comes again.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }
}

extension SystemRandomNumberGenerator {
    static func seeded(_ seed: UInt64) -> SeededGenerator { SeededGenerator(seed: seed) }
}
