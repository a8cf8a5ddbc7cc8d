/// A timer that can be started again before it has elapsed, and that carries a value until then.
@usableFromInline
final class Countdown<Context: Scheduler, Value> {
    @usableFromInline let scheduler: Context
    @usableFromInline let interval: Context.SchedulerTimeType.Stride
    @usableFromInline let options: Context.SchedulerOptions?

    /// Guards the properties that follow.
    @usableFromInline let lock = Lock()
    /// The number of the run that counts; the end of a run, too, makes it a new one.
    @usableFromInline @exclusivity(unchecked) final var run = 0
    @usableFromInline @exclusivity(unchecked) final var token: (any Cancellable)?
    @usableFromInline @exclusivity(unchecked) final var value: Value?

    @inlinable
    init(scheduler: Context, interval: Context.SchedulerTimeType.Stride, options: Context.SchedulerOptions?) {
        self.scheduler = scheduler
        self.interval = interval
        self.options = options
    }

    /// Starts anew. The action is executed once, unless the countdown is stopped or started before.
    ///
    /// The scheduler may execute it at once, before this returns.
    @usableFromInline
    func start(with value: Value, _ action: @escaping (Value) -> Void) {
        let (run, previous) = beginRun(with: value)
        previous.token?.cancel()
        // An action that is executed once, as `schedule(after:)` has it, could not be cancelled.
        let token = scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
            options: options
        ) {
            if let value = self.endRun(run) { action(value) }
        }
        if !keep(token, for: run) { token.cancel() }
    }

    /// Ends the run, without the action.
    @usableFromInline
    func stop() {
        beginRun(with: nil).previous.token?.cancel()
    }

    /// The value of the run that goes on.
    @usableFromInline
    var currentValue: Value? { lock.withLock { value } }

    /// Answers the number of the new run, and what is to be released of the previous one.
    @usableFromInline
    func beginRun(with value: Value?) -> (run: Int, previous: (token: (any Cancellable)?, value: Value?)) {
        lock.lock()
        defer { lock.unlock() }
        run += 1
        let previous = (token, self.value)
        token = nil
        self.value = value
        return (run, previous)
    }

    /// Ends a run since it has elapsed, and answers its value; `nil` if it does not count any more.
    @usableFromInline
    func endRun(_ run: Int) -> Value? {
        lock.lock()
        guard self.run == run else {
            lock.unlock()
            return nil
        }
        self.run += 1
        let token = token.take()
        let value = value.take()
        lock.unlock()
        token?.cancel()
        return value
    }

    /// Answers whether the run still counts.
    @usableFromInline
    func keep(_ token: any Cancellable, for run: Int) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        guard self.run == run else { return false }
        self.token = token
        return true
    }
}
