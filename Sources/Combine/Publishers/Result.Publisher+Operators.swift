// Operators whose result is known at once: they are applied here and now. Closures don't escape, and are not called when
// there is an error.

extension Result.Publisher where Success: Equatable {
    /// Publishes whether the value equals the given value.
    @inlinable
    public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
        map { $0 == output }
    }

    /// Answers this publisher: one value has no duplicates.
    @inlinable
    public func removeDuplicates() -> Result<Success, Failure>.Publisher { self }
}

extension Result.Publisher where Success: Comparable {
    /// Answers this publisher: one value is the least.
    @inlinable
    public func min() -> Result<Success, Failure>.Publisher { self }

    /// Answers this publisher: one value is the greatest.
    @inlinable
    public func max() -> Result<Success, Failure>.Publisher { self }
}

// MARK: - Whether values match

extension Result.Publisher {
    /// Publishes whether the value matches a closure.
    @inlinable
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        map(predicate)
    }

    /// Publishes whether the value matches a closure that may throw.
    @inlinable
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// Publishes whether the value matches a closure.
    @inlinable
    public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        map(predicate)
    }

    /// Publishes whether the value matches a closure that may throw.
    @inlinable
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }
}

// MARK: - Transforming

extension Result.Publisher {
    /// Transforms the value with a closure.
    @inlinable
    public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
        Result<T, Failure>.Publisher(result.map(transform))
    }

    /// Transforms the value with a closure that may throw.
    @inlinable
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        Result<T, any Error>.Publisher(Result<T, any Error> { try transform(result.get()) })
    }

    /// Converts the error with a closure.
    @inlinable
    public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Success, E>.Publisher {
        Result<Success, E>.Publisher(result.mapError(transform))
    }

    /// Publishes the result of a closure for an initial value and the value.
    @inlinable
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
        reduce(initialResult, nextPartialResult)
    }

    /// Publishes the result of a closure that may throw for an initial value and the value.
    @inlinable
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        tryReduce(initialResult, nextPartialResult)
    }
}

extension Result.Publisher where Failure == Never {
    /// Changes the failure type.
    @inlinable
    public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Success, E>.Publisher {
        Result<Success, E>.Publisher(result.success)
    }
}

extension Result where Failure == Never {
    /// The value, which is always there.
    @usableFromInline
    var success: Success {
        switch self {
        case .success(let value): value
        }
    }
}

// MARK: - Making one value of all

extension Result.Publisher {
    /// Publishes an array of the value.
    @inlinable
    public func collect() -> Result<[Output], Failure>.Publisher {
        map { [$0] }
    }

    /// Publishes 1, the number of values.
    @inlinable
    public func count() -> Result<Int, Failure>.Publisher {
        map { _ in 1 }
    }

    /// Answers this publisher: one value is the least.
    @inlinable
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher { self }

    /// Answers this publisher: one value is the greatest.
    @inlinable
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher { self }

    /// Compares the value with itself, for the sake of what the closure may throw.
    @inlinable
    public func tryMin(
        by areInIncreasingOrder: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        tryRemoveDuplicates(by: areInIncreasingOrder)
    }

    /// Compares the value with itself, for the sake of what the closure may throw.
    @inlinable
    public func tryMax(
        by areInIncreasingOrder: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        tryRemoveDuplicates(by: areInIncreasingOrder)
    }

    /// Finishes at once, even if there is an error.
    @inlinable
    public func ignoreOutput() -> Empty<Output, Failure> {
        Empty()
    }

    /// Publishes the result of a closure for an initial value and the value.
    @inlinable
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }

    /// Publishes the result of a closure that may throw for an initial value and the value.
    @inlinable
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        tryMap { try nextPartialResult(initialResult, $0) }
    }
}

// MARK: - Leaving out

extension Result.Publisher {
    /// Answers this publisher: one value is the first.
    @inlinable
    public func first() -> Result<Success, Failure>.Publisher { self }

    /// Answers this publisher: one value is the last.
    @inlinable
    public func last() -> Result<Success, Failure>.Publisher { self }

    /// Answers this publisher: one value has no duplicates.
    @inlinable
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher { self }

    /// Compares the value with itself, for the sake of what the closure may throw.
    @inlinable
    public func tryRemoveDuplicates(
        by predicate: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        tryMap { output in
            _ = try predicate(output, output)
            return output
        }
    }
}

// MARK: - Handling errors

extension Result.Publisher {
    /// Publishes the value, or the given one in the place of an error.
    @inlinable
    public func replaceError(with output: Output) -> Result<Success, Never>.Publisher {
        Result<Success, Never>.Publisher((try? result.get()) ?? output)
    }

    /// Answers this publisher: it is never empty.
    @inlinable
    public func replaceEmpty(with output: Output) -> Result<Success, Failure>.Publisher { self }

    /// Answers this publisher, since the result would be the same each time.
    @inlinable
    public func retry(_ times: Int) -> Result<Success, Failure>.Publisher { self }
}
