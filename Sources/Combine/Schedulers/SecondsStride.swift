import Foundation

/// A distance in a scheduler's time that is a number of seconds: what run loops and operation queues have in common.
protocol SecondsStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral
where Magnitude == TimeInterval {
    /// The distance in seconds, which may be negative.
    var magnitude: TimeInterval { get set }

    init(_ timeInterval: TimeInterval)
}

// These are public since they meet the requirements of public protocols.
extension SecondsStride {
    /// Creates a distance from seconds.
    public init(floatLiteral value: TimeInterval) {
        self.init(value)
    }

    /// Creates a distance from seconds.
    public init(integerLiteral value: TimeInterval) {
        self.init(value)
    }

    /// Creates a distance from seconds, if their number can be kept exactly.
    public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = TimeInterval(exactly: source) else { return nil }
        self.init(value)
    }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

    public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }

    public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }

    public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }

    public static func *= (lhs: inout Self, rhs: Self) { lhs.magnitude *= rhs.magnitude }

    public static func += (lhs: inout Self, rhs: Self) { lhs.magnitude += rhs.magnitude }

    public static func -= (lhs: inout Self, rhs: Self) { lhs.magnitude -= rhs.magnitude }

    public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }

    public static func seconds(_ s: Double) -> Self { Self(s) }

    public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }

    public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }

    public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }
}
