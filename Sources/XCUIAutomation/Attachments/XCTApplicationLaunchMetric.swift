import Foundation
import XCTest

/// How something is measured.
public protocol XCTMetric {}

/// The time that a launch of the app takes.
public final class XCTApplicationLaunchMetric: XCTMetric {
    public init() {}
    public init(waitUntilResponsive: Bool) {}
}

/// The time on a clock.
public final class XCTClockMetric: XCTMetric {
    public init() {}
}

extension XCTestCase {
    private static let repetitions = 5

    /// Runs a block five times, as Apple's does by default, and prints how long it took.
    public func measure(metrics: [any XCTMetric], block: () -> Void) {
        let times = (0..<Self.repetitions).map { _ in
            let start = DispatchTime.now().uptimeNanoseconds
            block()
            return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        }
        let average = times.reduce(0, +) / Double(times.count)
        let list = times.map { String(format: "%.3f", $0) }.joined(separator: ", ")
        print("\(name) measured: average \(String(format: "%.3f", average)) seconds of \(list)")
    }
}
