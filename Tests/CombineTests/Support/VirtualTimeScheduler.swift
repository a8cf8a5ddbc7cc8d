import Combine

/// A scheduler whose time passes when a test says so, in ticks. One tick counts as a second.
final class VirtualTimeScheduler: Scheduler {
    struct SchedulerTimeType: Strideable, Hashable {
        let ticks: Int

        func distance(to other: Self) -> Stride { Stride(ticks: other.ticks - ticks) }

        func advanced(by stride: Stride) -> Self { Self(ticks: ticks + stride.ticks) }
    }

    struct SchedulerOptions {}

    private struct Action {
        let id: Int
        var tick: Int
        let interval: Int?
        let body: () -> Void
    }

    private var actions: [Action] = []
    private var nextID = 0
    private(set) var now = SchedulerTimeType(ticks: 0)
    /// How many actions were scheduled.
    private(set) var scheduledCount = 0

    let minimumTolerance = Stride(ticks: 0)

    /// Whether what is due at the same tick is executed in the opposite order: what a scheduler that executes several
    /// actions at the same time may do.
    private let isReversing: Bool

    init(isReversing: Bool = false) {
        self.isReversing = isReversing
    }

    /// How many actions wait.
    var pendingCount: Int { actions.count }

    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        _ = add(at: now.ticks, interval: nil, action)
    }

    func schedule(
        after date: SchedulerTimeType, tolerance: Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        _ = add(at: date.ticks, interval: nil, action)
    }

    func schedule(
        after date: SchedulerTimeType, interval: Stride, tolerance: Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let id = add(at: date.ticks, interval: interval.ticks, action)
        return AnyCancellable { [weak self] in self?.actions.removeAll { $0.id == id } }
    }

    private func add(at tick: Int, interval: Int?, _ body: @escaping () -> Void) -> Int {
        nextID += 1
        scheduledCount += 1
        actions.append(Action(id: nextID, tick: max(tick, now.ticks), interval: interval, body: body))
        return nextID
    }

    /// Executes what is due until a tick, that one included; what is due at the same tick, in the order in which it
    /// was scheduled.
    func run(until tick: Int) {
        while let index = nextIndex(until: tick) {
            let action = actions.remove(at: index)
            now = SchedulerTimeType(ticks: action.tick)
            if let interval = action.interval {
                actions.append(
                    Action(id: action.id, tick: action.tick + max(interval, 1), interval: interval, body: action.body))
            }
            action.body()
        }
        now = SchedulerTimeType(ticks: max(tick, now.ticks))
    }

    func advance(by ticks: Int) { run(until: now.ticks + ticks) }

    private func rank(_ action: Action) -> Int { isReversing ? -action.id : action.id }

    private func nextIndex(until tick: Int) -> Int? {
        actions.indices.filter { actions[$0].tick <= tick }
            .min { (actions[$0].tick, rank(actions[$0])) < (actions[$1].tick, rank(actions[$1])) }
    }
}

extension VirtualTimeScheduler.SchedulerTimeType {
    struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, CustomStringConvertible {
        var ticks: Int

        init(ticks: Int) { self.ticks = ticks }

        init(integerLiteral value: Int) { ticks = value }

        init?(exactly source: some BinaryInteger) {
            guard let ticks = Int(exactly: source) else { return nil }
            self.ticks = ticks
        }

        var magnitude: Int { abs(ticks) }

        static func < (lhs: Self, rhs: Self) -> Bool { lhs.ticks < rhs.ticks }
        static func + (lhs: Self, rhs: Self) -> Self { Self(ticks: lhs.ticks + rhs.ticks) }
        static func - (lhs: Self, rhs: Self) -> Self { Self(ticks: lhs.ticks - rhs.ticks) }
        static func * (lhs: Self, rhs: Self) -> Self { Self(ticks: lhs.ticks * rhs.ticks) }
        static func *= (lhs: inout Self, rhs: Self) { lhs.ticks *= rhs.ticks }

        // Fractions of a tick are dropped.
        static func seconds(_ seconds: Int) -> Self { Self(ticks: seconds) }
        static func seconds(_ seconds: Double) -> Self { Self(ticks: Int(seconds)) }
        static func milliseconds(_ milliseconds: Int) -> Self { Self(ticks: milliseconds / 1000) }
        static func microseconds(_ microseconds: Int) -> Self { Self(ticks: microseconds / 1_000_000) }
        static func nanoseconds(_ nanoseconds: Int) -> Self { Self(ticks: nanoseconds / 1_000_000_000) }

        var description: String { "\(ticks)" }
    }

    typealias Ticks = Stride
}

extension VirtualTimeScheduler {
    typealias Stride = SchedulerTimeType.Stride
}
