import Foundation

/// What is measured: the time that one value takes.
struct Measurement: Sendable {
    let name: String
    let summary: String
    /// What the best other open implementation needs, where a closure chain takes 4.3 ns a value; nil where that was
    /// not measured.
    var best: Double?
    /// The values of one run.
    var count = 200_000
    var runs = 11
    /// Sends so many values. It answers how many arrived at the end, and that is checked.
    let send: @Sendable (Int) -> Int

    /// Nanoseconds a value, and what another measurement takes in turn with it: of each the fastest of several runs,
    /// since what else runs on a machine can only add to the time. One run of each is not counted.
    /// - Throws: `LostValues` where not all values have arrived.
    func nanoseconds(beside other: Measurement) throws -> (own: Double, other: Double) {
        _ = (send(count), other.send(other.count))
        let samples = try (0..<runs).map { _ in (try sample(), try other.sample()) }
        return (samples.map(\.0).min() ?? 0, samples.map(\.1).min() ?? 0)
    }

    private func sample() throws -> Double {
        let clock = ContinuousClock()
        let start = clock.now
        let arrived = send(count)
        let elapsed = clock.now - start
        guard arrived == count else { throw LostValues(description: "\(name): \(arrived) of \(count) values arrived.") }
        return elapsed / .nanoseconds(count)
    }
}

/// The time of values that did not arrive would mean nothing.
struct LostValues: Error, CustomStringConvertible {
    let description: String
}
