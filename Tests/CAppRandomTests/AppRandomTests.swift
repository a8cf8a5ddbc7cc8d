import CAppRandom
import Foundation
import Testing

/// A seed holds for a whole process: each test has one of its own.
struct AppRandomTests {
    private static func draw() -> [String] {
        [
            "\(Int.random(in: 0..<1_000_000_000))", "\(Double.random(in: 0...1))", "\((0..<50).shuffled())",
            "\((0..<1_000_000_000).randomElement()!)",
        ]
    }

    @Test func theSameSeedGivesTheSameNumbers() async {
        await #expect(processExitsWith: .success) {
            // The testing library draws numbers too: nothing is expected in between.
            hanok_seed_random(7)
            let (first, next) = (Self.draw(), Self.draw())
            hanok_seed_random(7)
            let again = Self.draw()
            hanok_seed_random(8)
            let other = Self.draw()
            #expect(again == first)
            #expect(zip(next, first).allSatisfy(!=))
            #expect(zip(other, first).allSatisfy(!=))
        }
    }

    /// The third number of SplitMix64 from the seed 0 is published, as those of other seeds are.
    @Test func numbersAreThoseOfTheAlgorithm() async {
        await #expect(processExitsWith: .success) {
            hanok_seed_random(0)
            var generator = SystemRandomNumberGenerator()
            #expect(
                (0..<3).map { _ in generator.next() } == [
                    0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F,
                ])
        }
    }

    @Test func withoutASeedNumbersAreRandom() async throws {
        let results = try await [draw(), draw()]
        #expect(results[0] != results[1])
    }

    private func draw() async throws -> String {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            print("drawn \(UInt64.random(in: 0...UInt64.max))")
        }
        let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
        return output.split(separator: "\n").filter { $0.hasPrefix("drawn") }.joined()
    }
}
