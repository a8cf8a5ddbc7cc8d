import Dispatch

extension DispatchQueue {
    /// A moment in the time of dispatch queues.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The moment.
        public var dispatchTime: DispatchTime

        public init(_ time: DispatchTime) {
            dispatchTime = time
        }

        /// Reads the nanoseconds since the system started.
        public init(from decoder: any Decoder) throws {
            let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
            self.init(DispatchTime(uptimeNanoseconds: nanoseconds))
        }

        /// Writes the nanoseconds since the system started.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        /// The distance to another moment; the largest distance, in either direction, when it is too large for one.
        public func distance(to other: SchedulerTimeType) -> Stride {
            let start = dispatchTime.uptimeNanoseconds
            let end = other.dispatchTime.uptimeNanoseconds
            let isForward = end >= start
            guard let distance = Int(exactly: isForward ? end - start : start - end) else { return .nanoseconds(.max) }
            return .nanoseconds(isForward ? distance : -distance)
        }

        /// The moment at a distance; the distant future when there is none that late.
        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(dispatchTime + n.timeInterval)
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(dispatchTime.rawValue)
        }
    }
}

extension DispatchQueue.SchedulerTimeType {
    /// A distance in the time of dispatch queues.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable, Codable, Sendable
    {
        private static let nanosecondsPerSecond = 1_000_000_000

        private enum CodingKeys: String, CodingKey {
            case magnitude = "_nanoseconds"
        }

        /// The distance in nanoseconds, which may be negative.
        public var magnitude: Int

        private init(magnitude: Int) {
            self.magnitude = magnitude
        }

        /// Creates a distance from an interval; `never` and what is too large become the largest distance.
        public init(_ timeInterval: DispatchTimeInterval) {
            switch timeInterval {
            case .seconds(let seconds): self = .seconds(seconds)
            case .milliseconds(let milliseconds): self = .milliseconds(milliseconds)
            case .microseconds(let microseconds): self = .microseconds(microseconds)
            case .nanoseconds(let nanoseconds): self = .nanoseconds(nanoseconds)
            case .never: self.init(magnitude: .max)
            }
        }

        /// The distance as an interval of nanoseconds.
        public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

        /// Creates a distance from seconds.
        public init(floatLiteral value: Double) {
            self = .seconds(value)
        }

        /// Creates a distance from seconds.
        public init(integerLiteral value: Int) {
            self = .seconds(value)
        }

        /// Creates a distance from seconds; `nil` when an `Int` cannot hold the number.
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let seconds = Int(exactly: source) else { return nil }
            self = .seconds(seconds)
        }

        public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

        /// The product of two distances in seconds.
        public static func * (lhs: Stride, rhs: Stride) -> Stride {
            let product = lhs.magnitude.multipliedFullWidth(by: rhs.magnitude)
            return Stride(magnitude: nanosecondsPerSecond.dividingFullWidth(product).quotient)
        }

        public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(magnitude: lhs.magnitude + rhs.magnitude) }

        public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(magnitude: lhs.magnitude - rhs.magnitude) }

        public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

        public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }

        public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

        /// A distance in seconds; what is too large becomes the largest one. Not a number traps.
        public static func seconds(_ s: Double) -> Stride {
            let nanoseconds = s * Double(nanosecondsPerSecond)
            if nanoseconds >= Double(Int.max) { return Stride(magnitude: .max) }
            if nanoseconds <= Double(Int.min) { return Stride(magnitude: .min) }
            return Stride(magnitude: Int(nanoseconds))
        }

        /// A distance in seconds; what is too large becomes the largest one.
        public static func seconds(_ s: Int) -> Stride { Stride(s, unit: nanosecondsPerSecond) }

        /// A distance in milliseconds; what is too large becomes the largest one.
        public static func milliseconds(_ ms: Int) -> Stride { Stride(ms, unit: 1_000_000) }

        /// A distance in microseconds; what is too large becomes the largest one.
        public static func microseconds(_ us: Int) -> Stride { Stride(us, unit: 1_000) }

        public static func nanoseconds(_ ns: Int) -> Stride { Stride(magnitude: ns) }

        private init(_ count: Int, unit: Int) {
            let (magnitude, overflow) = count.multipliedReportingOverflow(by: unit)
            self.init(magnitude: overflow ? (count < 0 ? .min : .max) : magnitude)
        }
    }
}
