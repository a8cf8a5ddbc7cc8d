import Foundation

/// One workload, run several times; each run checks its result.
struct Benchmark {
    let name: String
    let summary: String
    let unit: String
    /// What the best other toolkit needs for the same work, and its name; nil where none was measured.
    var best: (value: Double, peer: String)?
    var runs = 7
    /// - Returns: what one run has measured, in `unit`.
    let sample: @MainActor () throws -> Double

    /// Runs it all; the first run, which fills caches that live as long as a process, is not counted.
    @MainActor
    func measure() throws -> Result {
        _ = try sample()
        return Result(benchmark: self, samples: try (0..<runs).map { _ in try sample() })
    }

    struct Result {
        let benchmark: Benchmark
        let samples: [Double]

        var median: Double {
            let sorted = samples.sorted()
            let middle = sorted.count / 2
            return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
        }
    }
}

/// A workload did not do what it was to do: its time would mean nothing.
struct WrongResult: Error, CustomStringConvertible {
    let description: String
}

/// - Throws: `WrongResult` where the condition does not hold.
func check(_ condition: Bool, _ message: @autoclosure () -> String) throws {
    if !condition { throw WrongResult(description: message()) }
}

/// Milliseconds that an action takes.
@MainActor
func milliseconds(_ action: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    try action()
    return (clock.now - start) / .milliseconds(1)
}
