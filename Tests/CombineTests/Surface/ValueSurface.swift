import Combine

private func impossible(_ failure: Never) -> SurfaceError {}

// Compiled, and not called: publishers of one value or of a sequence answer an operator with a publisher of that kind.

private func sequences(
    _ numbers: Publishers.Sequence<[Int], Never>, _ failing: Publishers.Sequence<[Int], SurfaceError>
) {
    let _: Int?.Publisher = numbers.min()
    let _: Int?.Publisher = numbers.max(by: <)
    let _: Int?.Publisher = numbers.first()
    let _: Int?.Publisher = numbers.first { $0 > 1 }
    let _: Int?.Publisher = numbers.last()
    let _: Int?.Publisher = numbers.last { $0 > 1 }
    let _: Int?.Publisher = numbers.output(at: 1)
    let _: Just<Int> = numbers.count()
    let _: Result<Int, SurfaceError>.Publisher = failing.count()
    let _: Result<Bool, SurfaceError>.Publisher = failing.allSatisfy { $0 > 1 }
    let _: Result<Bool, any Error>.Publisher = failing.tryAllSatisfy { $0 > 1 }
    let _: Result<Bool, SurfaceError>.Publisher = failing.contains(1)
    let _: Result<Bool, any Error>.Publisher = failing.tryContains { $0 > 1 }
    let _: Result<[Int], SurfaceError>.Publisher = failing.collect()
    let _: Result<Int, SurfaceError>.Publisher = failing.reduce(0, +)
    let _: Result<Int, any Error>.Publisher = failing.tryReduce(0, +)
    let _: Empty<Int, SurfaceError> = failing.ignoreOutput()
    let _: Publishers.Sequence<[String], SurfaceError> = failing.map { "\($0)" }
    let _: Publishers.Sequence<[String], SurfaceError> = failing.compactMap { "\($0)" }
    let _: Publishers.Sequence<[Int], SurfaceError> = failing.filter { $0 > 1 }
    let _: Publishers.Sequence<[Int], SurfaceError> = failing.scan(0, +)
    let _: Publishers.Sequence<[Int], SurfaceError> = failing.removeDuplicates()
    let _: Publishers.Sequence<DropFirstSequence<[Int]>, SurfaceError> = failing.dropFirst(2)
    let _: Publishers.Sequence<DropWhileSequence<[Int]>, SurfaceError> = failing.drop { $0 > 1 }
    let _: Publishers.Sequence<PrefixSequence<[Int]>, SurfaceError> = failing.prefix(2)
    let _: Publishers.Sequence<[Int], SurfaceError> = failing.prefix { $0 > 1 }
    let _: Publishers.Sequence<[Int], SurfaceError> = failing.output(in: 1..<2)
    let _: Publishers.Sequence<[Int], SurfaceError> = failing.prepend(1, 2)
    let _: Publishers.Sequence<[Int], SurfaceError> = failing.append(Set([1]))
    let _: Publishers.Sequence<[Int], SurfaceError> = failing.append(failing)
    // Whatever the failure was.
    let _: Publishers.Sequence<[Int], SurfaceError> = numbers.setFailureType(to: SurfaceError.self)
    let _: Publishers.Sequence<[Int], Never> = failing.setFailureType(to: Never.self)
}

private func optionals(_ number: Int?.Publisher) {
    let _: Bool?.Publisher = number.allSatisfy { $0 > 1 }
    let _: Bool?.Publisher = number.contains(1)
    let _: String?.Publisher = number.map { "\($0)" }
    let _: String?.Publisher = number.compactMap { "\($0)" }
    let _: [Int]?.Publisher = number.collect()
    let _: Int?.Publisher = number.filter { $0 > 1 }
    let _: Int?.Publisher = number.output(in: 0...)
    let _: Int?.Publisher = number.removeDuplicates().min().max().first().last().retry(2)
    let _: Int?.Publisher = number.replaceError(with: 1)
    let _: Just<Int> = number.replaceEmpty(with: 1)
    let _: Empty<Int, Never> = number.ignoreOutput()
}

private func results(_ number: Result<Int, SurfaceError>.Publisher, _ safe: Result<Int, Never>.Publisher) {
    let _: Result<Bool, SurfaceError>.Publisher = number.allSatisfy { $0 > 1 }
    let _: Result<Bool, any Error>.Publisher = number.tryAllSatisfy { $0 > 1 }
    let _: Result<String, SurfaceError>.Publisher = number.map { "\($0)" }
    let _: Result<String, any Error>.Publisher = number.tryMap { "\($0)" }
    let _: Result<Int, any Error>.Publisher = number.tryMin(by: <)
    let _: Result<Int, any Error>.Publisher = number.tryMax(by: <)
    let _: Result<Int, any Error>.Publisher = number.tryScan(0, +)
    let _: Result<Int, any Error>.Publisher = number.tryRemoveDuplicates(by: ==)
    let _: Result<Int, Never>.Publisher = number.replaceError(with: 1)
    let _: Result<Int, SurfaceError>.Publisher = number.replaceEmpty(with: 1).retry(2).first().last()
    let _: Result<Int, SurfaceError>.Publisher = safe.setFailureType(to: SurfaceError.self)
    let _: Result<Int, SurfaceError>.Publisher = safe.mapError(impossible)
    let _: Empty<Int, SurfaceError> = number.ignoreOutput()
}

private func values(_ number: Just<Int>) {
    let _: Just<Bool> = number.allSatisfy { $0 > 1 }
    let _: Result<Bool, any Error>.Publisher = number.tryContains { $0 > 1 }
    let _: Result<String, any Error>.Publisher = number.tryMap { "\($0)" }
    let _: Result<Int, SurfaceError>.Publisher = number.setFailureType(to: SurfaceError.self)
    let _: Result<Int, SurfaceError>.Publisher = number.mapError(impossible)
    let _: Result<Int, Never>.Publisher = number.reduce(0, +)
    let _: Result<Int, any Error>.Publisher = number.tryReduce(0, +)
    let _: Int?.Publisher = number.filter { $0 > 1 }
    let _: Int?.Publisher = number.dropFirst()
    let _: Publishers.Sequence<[Int], Never> = number.append(1, 2)
    let _: Publishers.Sequence<[Int], Never> = number.prepend(Set([1]))
    let _: Just<Int> = number.min().max().first().last().retry(2).replaceError(with: 1).replaceEmpty(with: 1)
    let _: Empty<Int, Never> = number.ignoreOutput()
}
