import Foundation

extension RunLoop {
    /// A moment in the time of run loops.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The moment.
        public var date: Date

        public init(_ date: Date) {
            self.date = date
        }

        public func distance(to other: SchedulerTimeType) -> Stride {
            Stride(other.date.timeIntervalSince(date))
        }

        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(date + n.timeInterval)
        }
    }
}

extension RunLoop.SchedulerTimeType {
    /// A distance in the time of run loops.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Codable, Sendable
    {
        /// The distance in seconds, which may be negative.
        public var magnitude: TimeInterval

        /// Creates a distance from seconds.
        public init(_ timeInterval: TimeInterval) {
            magnitude = timeInterval
        }

        /// The distance in seconds.
        public var timeInterval: TimeInterval { magnitude }

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

        public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

        public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }

        public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }

        public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }

        public static func *= (lhs: inout Stride, rhs: Stride) { lhs.magnitude *= rhs.magnitude }

        public static func += (lhs: inout Stride, rhs: Stride) { lhs.magnitude += rhs.magnitude }

        public static func -= (lhs: inout Stride, rhs: Stride) { lhs.magnitude -= rhs.magnitude }

        public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }

        public static func seconds(_ s: Double) -> Stride { Stride(s) }

        public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }

        public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }

        public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
    }
}
