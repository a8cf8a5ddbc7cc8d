// Operators whose result is known at once: they are applied here and now. Closures don't escape, and are not called when
// there is no value. Where there is none, nothing is made of it either: as opposed to the operators of other publishers,
// `count` and `reduce` send nothing then.

extension Optional.Publisher where Wrapped: Equatable {
    /// Publishes whether the value equals the given value.
    @inlinable
    public func contains(_ output: Output) -> Optional<Bool>.Publisher {
        map { $0 == output }
    }

    /// Answers this publisher: one value has no duplicates.
    @inlinable
    public func removeDuplicates() -> Optional<Wrapped>.Publisher { self }
}

extension Optional.Publisher where Wrapped: Comparable {
    /// Answers this publisher: one value is the least.
    @inlinable
    public func min() -> Optional<Wrapped>.Publisher { self }

    /// Answers this publisher: one value is the greatest.
    @inlinable
    public func max() -> Optional<Wrapped>.Publisher { self }
}

// MARK: - Whether values match

extension Optional.Publisher {
    /// Publishes whether the value matches a closure.
    @inlinable
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
        map(predicate)
    }

    /// Publishes whether the value matches a closure.
    @inlinable
    public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
        map(predicate)
    }
}

// MARK: - Transforming

extension Optional.Publisher {
    /// Transforms the value with a closure.
    @inlinable
    public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher {
        Optional<T>.Publisher(output.map(transform))
    }

    /// Transforms the value with a closure, and leaves it out if that answers `nil`.
    @inlinable
    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
        Optional<T>.Publisher(output.flatMap(transform))
    }

    /// Publishes the result of a closure for an initial value and the value.
    @inlinable
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }
}

// MARK: - Making one value of all

extension Optional.Publisher {
    /// Publishes an array of the value, or an empty one.
    @inlinable
    public func collect() -> Optional<[Output]>.Publisher {
        Optional<[Output]>.Publisher(output.map { [$0] } ?? [])
    }

    /// Publishes 1 if there is a value, and nothing otherwise.
    @inlinable
    public func count() -> Optional<Int>.Publisher {
        map { _ in 1 }
    }

    /// Answers this publisher: one value is the least.
    @inlinable
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Wrapped>.Publisher { self }

    /// Answers this publisher: one value is the greatest.
    @inlinable
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Wrapped>.Publisher { self }

    /// Finishes at once.
    @inlinable
    public func ignoreOutput() -> Empty<Output, Never> {
        Empty()
    }

    /// Publishes what the closure makes of the value, and nothing if there is none.
    @inlinable
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }
}

// MARK: - Leaving out

extension Optional.Publisher {
    /// Publishes the value if it matches a closure.
    @inlinable
    public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
        compactMap { isIncluded($0) ? $0 : nil }
    }

    /// Answers this publisher: one value has no duplicates.
    @inlinable
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Optional<Wrapped>.Publisher { self }

    /// Omits the value, unless the count is zero. A negative count traps.
    @inlinable
    public func dropFirst(_ count: Int = 1) -> Optional<Wrapped>.Publisher {
        precondition(count >= 0, "The number of values to drop cannot be negative.")
        return Optional.Publisher(count > 0 ? nil : output)
    }

    /// Publishes the value unless it matches a closure.
    @inlinable
    public func drop(while predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
        compactMap { predicate($0) ? nil : $0 }
    }

    /// Answers this publisher: one value is the first.
    @inlinable
    public func first() -> Optional<Wrapped>.Publisher { self }

    /// Publishes the value if it matches a closure.
    @inlinable
    public func first(where predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
        filter(predicate)
    }

    /// Answers this publisher: one value is the last.
    @inlinable
    public func last() -> Optional<Wrapped>.Publisher { self }

    /// Publishes the value if it matches a closure.
    @inlinable
    public func last(where predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
        filter(predicate)
    }

    /// Publishes the value if the index is zero. A negative index traps.
    @inlinable
    public func output(at index: Int) -> Optional<Wrapped>.Publisher {
        precondition(index >= 0, "The index cannot be negative.")
        return Optional.Publisher(index == 0 ? output : nil)
    }

    /// Publishes the value if the range has zero in it.
    ///
    /// A negative lower bound traps, as does an upper bound of `Int.max - 1` or more: Apple's has that limit.
    @inlinable
    public func output<R: RangeExpression>(in range: R) -> Optional<Wrapped>.Publisher where R.Bound == Int {
        let range = range.relative(to: 0..<Int.max)
        precondition(range.lowerBound >= 0, "The lower bound of the range cannot be negative.")
        precondition(range.upperBound < .max - 1, "The upper bound of the range is too large.")
        return Optional.Publisher(range.lowerBound == 0 && range.upperBound != 0 ? output : nil)
    }

    /// Publishes the value, unless the length is zero. A negative length traps.
    @inlinable
    public func prefix(_ maxLength: Int) -> Optional<Wrapped>.Publisher {
        precondition(maxLength >= 0, "The number of values cannot be negative.")
        return Optional.Publisher(maxLength > 0 ? output : nil)
    }

    /// Publishes the value if it matches a closure.
    @inlinable
    public func prefix(while predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
        filter(predicate)
    }
}

// MARK: - Handling errors and their like

extension Optional.Publisher {
    /// Answers this publisher: it cannot fail.
    @inlinable
    public func replaceError(with output: Output) -> Optional<Wrapped>.Publisher { self }

    /// Publishes the value, or the given one if there is none.
    @inlinable
    public func replaceEmpty(with output: Output) -> Just<Output> {
        Just(self.output ?? output)
    }

    /// Answers this publisher: it cannot fail.
    @inlinable
    public func retry(_ times: Int) -> Optional<Wrapped>.Publisher { self }
}
