/// An interval of a scheduler's time, which can be made from seconds and parts of them.
public protocol SchedulerTimeIntervalConvertible {
    static func seconds(_ s: Int) -> Self

    static func seconds(_ s: Double) -> Self

    static func milliseconds(_ ms: Int) -> Self

    static func microseconds(_ us: Int) -> Self

    static func nanoseconds(_ ns: Int) -> Self
}
