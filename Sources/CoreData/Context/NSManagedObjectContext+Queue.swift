import AppleFoundation

extension NSManagedObjectContext {
    /// Runs a block on the context's queue, later.
    public func perform(_ block: @escaping () -> Void) {
        queue.async { self.run(block) }
    }

    /// Runs a block on the context's queue and waits for what it gives.
    @discardableResult
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
        try queue.sync { try run(block) }
    }

    /// Runs a block on the context's queue.
    nonisolated(nonsending) public func perform<T>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
    ) async rethrows -> T {
        let result = await result(schedule, block)
        return try value(of: result, block) { throw $0 }
    }

    nonisolated(nonsending) private func result<T>(_ schedule: ScheduledTaskType, _ block: @escaping () throws -> T)
        async -> Result<
            T, any Error
        >
    {
        await withCheckedContinuation { (continuation: CheckedContinuation<Unchecked<Result<T, any Error>>, Never>) in
            let work = { continuation.resume(returning: Unchecked(Result { try self.run(block) })) }
            if schedule == .immediate, queue.isCurrent { work() } else { queue.async(work) }
        }.value
    }

    /// Throws only where the block does: the block is named so that the compiler knows.
    private func value<T>(
        of result: Result<T, any Error>, _ block: () throws -> T, rescue: (any Error) throws -> T
    ) rethrows -> T {
        switch result {
        case .success(let value): value
        case .failure(let error): try rescue(error)
        }
    }

    private func run<T>(_ block: () throws -> T) rethrows -> T {
        defer { if concurrencyType == .privateQueueConcurrencyType { processPendingChanges() } }
        return try ContextQueue.with(self) { try block() }
    }
}

/// What a block gave, brought from its queue to the caller, who alone has it.
private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
