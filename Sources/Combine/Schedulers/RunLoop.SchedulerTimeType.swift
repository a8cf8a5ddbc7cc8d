import Foundation

extension RunLoop {
    /// A moment in the time of run loops.
    public struct SchedulerTimeType: DateTime, Strideable, Codable, Hashable, Sendable {
        /// The moment.
        public var date: Date

        public init(_ date: Date) {
            self.date = date
        }

        /// A distance in the time of run loops.
        public struct Stride: SecondsStride, SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
            ExpressibleByFloatLiteral, Codable, Sendable
        {
            /// The distance in seconds, which may be negative.
            public var magnitude: TimeInterval

            /// Creates a distance from seconds.
            public init(_ timeInterval: TimeInterval) {
                magnitude = timeInterval
            }

            /// The distance in seconds.
            public var timeInterval: TimeInterval { magnitude }
        }
    }
}
