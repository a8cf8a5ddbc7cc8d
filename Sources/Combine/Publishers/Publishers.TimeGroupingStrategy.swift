extension Publishers {
    /// How values are grouped by the time at which they come.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// All values of an interval make a group.
        case byTime(Context, Context.SchedulerTimeType.Stride)

        /// All values of an interval make a group; a group is complete early when it has so many values. The number
        /// must be positive.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }
}

extension Publishers.TimeGroupingStrategy {
    @usableFromInline
    var scheduler: Context {
        switch self {
        case .byTime(let scheduler, _), .byTimeOrCount(let scheduler, _, _): scheduler
        }
    }

    @usableFromInline
    var interval: Context.SchedulerTimeType.Stride {
        switch self {
        case .byTime(_, let interval), .byTimeOrCount(_, let interval, _): interval
        }
    }

    /// How many values make a group complete; `nil` when there is no limit.
    @usableFromInline
    var count: Int? {
        switch self {
        case .byTime: nil
        case .byTimeOrCount(_, _, let count): count
        }
    }
}
