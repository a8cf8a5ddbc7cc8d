// Operators whose result is known at once: they are applied here and now, and what they make is again a publisher of one
// value, of none, or of a result. Closures don't escape.

extension Just where Output: Equatable {
    /// Publishes whether the value equals the given value.
    @inlinable
    public func contains(_ output: Output) -> Just<Bool> {
        Just<Bool>(self.output == output)
    }

    /// Answers this publisher: one value has no duplicates.
    @inlinable
    public func removeDuplicates() -> Just<Output> { self }
}

extension Just where Output: Comparable {
    /// Answers this publisher: one value is the least.
    @inlinable
    public func min() -> Just<Output> { self }

    /// Answers this publisher: one value is the greatest.
    @inlinable
    public func max() -> Just<Output> { self }
}

// MARK: - Whether values match

extension Just {
    /// Publishes whether the value matches a closure.
    @inlinable
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> {
        Just<Bool>(predicate(output))
    }

    /// Publishes whether the value matches a closure that may throw.
    @inlinable
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// Publishes whether the value matches a closure.
    @inlinable
    public func contains(where predicate: (Output) -> Bool) -> Just<Bool> {
        Just<Bool>(predicate(output))
    }

    /// Publishes whether the value matches a closure that may throw.
    @inlinable
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }
}

// MARK: - Transforming

extension Just {
    /// Transforms the value with a closure.
    @inlinable
    public func map<T>(_ transform: (Output) -> T) -> Just<T> {
        Just<T>(transform(output))
    }

    /// Transforms the value with a closure that may throw.
    @inlinable
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        Result<T, any Error>.Publisher(Result { try transform(output) })
    }

    /// Transforms the value with a closure, and leaves it out if that answers `nil`.
    @inlinable
    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
        Optional<T>.Publisher(transform(output))
    }

    /// Converts the error with a closure.
    @inlinable
    public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher {
        setFailureType(to: E.self)
    }

    /// Changes the failure type.
    @inlinable
    public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
        Result<Output, E>.Publisher(output)
    }

    /// Publishes the result of a closure for an initial value and the value.
    @inlinable
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
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

// MARK: - Making one value of all

extension Just {
    /// Publishes an array of the value.
    @inlinable
    public func collect() -> Just<[Output]> {
        Just<[Output]>([output])
    }

    /// Publishes 1, the number of values.
    @inlinable
    public func count() -> Just<Int> {
        Just<Int>(1)
    }

    /// Answers this publisher: one value is the least.
    @inlinable
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

    /// Answers this publisher: one value is the greatest.
    @inlinable
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

    /// Finishes at once.
    @inlinable
    public func ignoreOutput() -> Empty<Output, Never> {
        Empty()
    }

    /// Publishes the result of a closure for an initial value and the value.
    @inlinable
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
        Result<T, Never>.Publisher(nextPartialResult(initialResult, output))
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

extension Just {
    /// Publishes the value if it matches a closure.
    @inlinable
    public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
        Optional.Publisher(isIncluded(output) ? output : nil)
    }

    /// Answers this publisher: one value has no duplicates.
    @inlinable
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }

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

    /// Omits the value, unless the count is zero. A negative count traps.
    @inlinable
    public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
        precondition(count >= 0, "The number of values to drop cannot be negative.")
        return Optional.Publisher(count > 0 ? nil : output)
    }

    /// Publishes the value unless it matches a closure.
    @inlinable
    public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        Optional.Publisher(predicate(output) ? nil : output)
    }

    /// Answers this publisher: one value is the first.
    @inlinable
    public func first() -> Just<Output> { self }

    /// Publishes the value if it matches a closure.
    @inlinable
    public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        filter(predicate)
    }

    /// Answers this publisher: one value is the last.
    @inlinable
    public func last() -> Just<Output> { self }

    /// Publishes the value if it matches a closure.
    @inlinable
    public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        filter(predicate)
    }

    /// Publishes the value if the index is zero. A negative index traps.
    @inlinable
    public func output(at index: Int) -> Optional<Output>.Publisher {
        precondition(index >= 0, "The index cannot be negative.")
        return Optional.Publisher(index == 0 ? output : nil)
    }

    // Only the lower bound counts with Apple's: an empty range that starts at zero has the value, and one that starts
    // below zero has not.
    /// Publishes the value if the range starts at zero.
    @inlinable
    public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
        Optional.Publisher(range.relative(to: 0..<Int.max).lowerBound == 0 ? output : nil)
    }

    /// Publishes the value, unless the length is zero. A negative length traps.
    @inlinable
    public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
        precondition(maxLength >= 0, "The number of values cannot be negative.")
        return Optional.Publisher(maxLength > 0 ? output : nil)
    }

    /// Publishes the value if it matches a closure.
    @inlinable
    public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        filter(predicate)
    }
}

// MARK: - Adding

extension Just {
    /// Publishes the given values before the value.
    @inlinable
    public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
        prepend(elements)
    }

    /// Publishes the given values before the value.
    @inlinable
    public func prepend<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
    where S.Element == Output {
        Publishers.Sequence(sequence: elements + [output])
    }

    /// Publishes the given values after the value.
    @inlinable
    public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
        append(elements)
    }

    /// Publishes the given values after the value.
    @inlinable
    public func append<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
    where S.Element == Output {
        Publishers.Sequence(sequence: [output] + elements)
    }
}

// MARK: - Handling what cannot happen

extension Just {
    /// Answers this publisher: it cannot fail.
    @inlinable
    public func replaceError(with output: Output) -> Just<Output> { self }

    /// Answers this publisher: it has a value.
    @inlinable
    public func replaceEmpty(with output: Output) -> Just<Output> { self }

    /// Answers this publisher: it cannot fail.
    @inlinable
    public func retry(_ times: Int) -> Just<Output> { self }
}
