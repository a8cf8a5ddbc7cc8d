/// A scheduler that executes actions at once, within the call that schedules them.
///
/// Its time stands still. A scheduler of this kind cannot delay: an action for later is executed at once as well, and
/// a repeated one once only.
public struct ImmediateScheduler: Scheduler, Sendable {
    public typealias SchedulerOptions = Never

    /// The scheduler.
    public static let shared = ImmediateScheduler()

    public var now: SchedulerTimeType { SchedulerTimeType() }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        action()
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        action()
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}

extension ImmediateScheduler {
    /// The one moment of the immediate scheduler.
    public struct SchedulerTimeType: Strideable, Sendable {
        /// The distance from now, which is always none.
        public func distance(to other: SchedulerTimeType) -> Stride { 0 }

        /// The same moment.
        public func advanced(by n: Stride) -> SchedulerTimeType { self }
    }
}

extension ImmediateScheduler.SchedulerTimeType {
    /// An amount of the immediate scheduler's time, which says nothing of real time.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Sendable,
        SchedulerTimeIntervalConvertible
    {
        /// The amount.
        public var magnitude: Int

        public init(_ value: Int) {
            magnitude = value
        }

        public init(integerLiteral value: Int) {
            self.init(value)
        }

        /// Creates an amount from a number, of which the fraction is left out.
        public init(floatLiteral value: Double) {
            self.init(Int(value))
        }

        public init?<T: BinaryInteger>(exactly source: T) {
            guard let value = Int(exactly: source) else { return nil }
            self.init(value)
        }

        public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

        public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }

        public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }

        public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }

        public static func *= (lhs: inout Stride, rhs: Stride) { lhs.magnitude *= rhs.magnitude }

        public static func += (lhs: inout Stride, rhs: Stride) { lhs.magnitude += rhs.magnitude }

        public static func -= (lhs: inout Stride, rhs: Stride) { lhs.magnitude -= rhs.magnitude }

        public static func seconds(_ s: Int) -> Stride { 0 }

        public static func seconds(_ s: Double) -> Stride { 0 }

        public static func milliseconds(_ ms: Int) -> Stride { 0 }

        public static func microseconds(_ us: Int) -> Stride { 0 }

        public static func nanoseconds(_ ns: Int) -> Stride { 0 }
    }
}
