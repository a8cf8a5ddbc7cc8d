import Combine
import Foundation

// Compiled, and not called: each operator is there with the type that Apple's documentation gives it.

enum SurfaceError: Error, Equatable { case failed }

private func transforming<P: Publisher>(_ publisher: P) where P.Output == Int, P.Failure == SurfaceError {
    let _: Publishers.Map<P, String> = publisher.map { "\($0)" }
    let _: Publishers.TryMap<P, String> = publisher.tryMap { "\($0)" }
    let _: Publishers.MapError<P, URLError> = publisher.mapError { _ in URLError(.unknown) }
    let _: Publishers.MapKeyPath<P, Int> = publisher.map(\.magnitude.hashValue)
    let _: Publishers.MapKeyPath2<P, Int, String> = publisher.map(\.hashValue, \.description)
    let _: Publishers.MapKeyPath3<P, Int, String, Int> = publisher.map(\.hashValue, \.description, \.bitWidth)
    let _: Publishers.Scan<P, String> = publisher.scan("") { "\($0)\($1)" }
    let _: Publishers.TryScan<P, String> = publisher.tryScan("") { "\($0)\($1)" }
    let _: Publishers.Map<Publishers.Map<P, Int?>, Int> =
        (publisher.map { $0 as Int? } as Publishers.Map<P, Int?>).replaceNil(with: 1)
}

private func filtering<P: Publisher>(_ publisher: P) where P.Output == Int, P.Failure == SurfaceError {
    let _: Publishers.Filter<P> = publisher.filter { $0 > 0 }
    let _: Publishers.TryFilter<P> = publisher.tryFilter { $0 > 0 }
    let _: Publishers.CompactMap<P, String> = publisher.compactMap { "\($0)" }
    let _: Publishers.TryCompactMap<P, String> = publisher.tryCompactMap { "\($0)" }
    let _: Publishers.RemoveDuplicates<P> = publisher.removeDuplicates()
    let _: Publishers.RemoveDuplicates<P> = publisher.removeDuplicates { $0 == $1 }
    let _: Publishers.TryRemoveDuplicates<P> = publisher.tryRemoveDuplicates { $0 == $1 }
    let _: Publishers.ReplaceEmpty<P> = publisher.replaceEmpty(with: 1)
    let _: Publishers.ReplaceError<P> = publisher.replaceError(with: 1)
    let _: Publishers.IgnoreOutput<P> = publisher.ignoreOutput()
}

private func reducing<P: Publisher>(_ publisher: P) where P.Output == Int, P.Failure == SurfaceError {
    let _: Publishers.Collect<P> = publisher.collect()
    let _: Publishers.CollectByCount<P> = publisher.collect(2)
    let _: Publishers.CollectByTime<P, DispatchQueue> = publisher.collect(.byTime(DispatchQueue.main, .seconds(1)))
    let _: Publishers.CollectByTime<P, RunLoop> = publisher.collect(
        .byTimeOrCount(RunLoop.main, .seconds(1), 2), options: nil)
    let _: Publishers.Reduce<P, String> = publisher.reduce("") { "\($0)\($1)" }
    let _: Publishers.TryReduce<P, String> = publisher.tryReduce("") { "\($0)\($1)" }
    let _: Publishers.Count<P> = publisher.count()
    let _: Publishers.Comparison<P> = publisher.max()
    let _: Publishers.Comparison<P> = publisher.max(by: <)
    let _: Publishers.TryComparison<P> = publisher.tryMax(by: <)
    let _: Publishers.Comparison<P> = publisher.min()
    let _: Publishers.Comparison<P> = publisher.min(by: <)
    let _: Publishers.TryComparison<P> = publisher.tryMin(by: <)
    let _: Publishers.Contains<P> = publisher.contains(1)
    let _: Publishers.ContainsWhere<P> = publisher.contains { $0 > 1 }
    let _: Publishers.TryContainsWhere<P> = publisher.tryContains { $0 > 1 }
    let _: Publishers.AllSatisfy<P> = publisher.allSatisfy { $0 > 1 }
    let _: Publishers.TryAllSatisfy<P> = publisher.tryAllSatisfy { $0 > 1 }
}

private func selecting<P: Publisher, Q: Publisher>(_ publisher: P, _ other: Q)
where P.Output == Int, P.Failure == SurfaceError, Q.Output == Int, Q.Failure == SurfaceError {
    let _: Publishers.First<P> = publisher.first()
    let _: Publishers.FirstWhere<P> = publisher.first { $0 > 1 }
    let _: Publishers.TryFirstWhere<P> = publisher.tryFirst { $0 > 1 }
    let _: Publishers.Last<P> = publisher.last()
    let _: Publishers.LastWhere<P> = publisher.last { $0 > 1 }
    let _: Publishers.TryLastWhere<P> = publisher.tryLast { $0 > 1 }
    let _: Publishers.Drop<P> = publisher.dropFirst()
    let _: Publishers.DropWhile<P> = publisher.drop { $0 > 1 }
    let _: Publishers.TryDropWhile<P> = publisher.tryDrop { $0 > 1 }
    let _: Publishers.DropUntilOutput<P, Q> = publisher.drop(untilOutputFrom: other)
    let _: Publishers.Output<P> = publisher.prefix(2)
    let _: Publishers.PrefixWhile<P> = publisher.prefix { $0 > 1 }
    let _: Publishers.TryPrefixWhile<P> = publisher.tryPrefix { $0 > 1 }
    let _: Publishers.PrefixUntilOutput<P, Q> = publisher.prefix(untilOutputFrom: other)
    let _: Publishers.Output<P> = publisher.output(at: 2)
    let _: Publishers.Output<P> = publisher.output(in: 2...)
}

private func combining<P: Publisher, Q: Publisher>(_ p: P, _ q: Q)
where P.Output == Int, P.Failure == SurfaceError, Q.Output == Int, Q.Failure == SurfaceError {
    let _: Publishers.CombineLatest<P, Q> = p.combineLatest(q)
    let _: Publishers.Map<Publishers.CombineLatest<P, Q>, Int> = p.combineLatest(q) { $0 + $1 }
    let _: Publishers.CombineLatest3<P, Q, Q> = p.combineLatest(q, q)
    let _: Publishers.Map<Publishers.CombineLatest3<P, Q, Q>, Int> = p.combineLatest(q, q) { $0 + $1 + $2 }
    let _: Publishers.CombineLatest4<P, Q, Q, Q> = p.combineLatest(q, q, q)
    let _: Publishers.Map<Publishers.CombineLatest4<P, Q, Q, Q>, Int> = p.combineLatest(q, q, q) { $0 + $1 + $2 + $3 }
    let _: Publishers.Zip<P, Q> = p.zip(q)
    let _: Publishers.Map<Publishers.Zip<P, Q>, Int> = p.zip(q) { $0 + $1 }
    let _: Publishers.Zip3<P, Q, Q> = p.zip(q, q)
    let _: Publishers.Map<Publishers.Zip3<P, Q, Q>, Int> = p.zip(q, q) { $0 + $1 + $2 }
    let _: Publishers.Zip4<P, Q, Q, Q> = p.zip(q, q, q)
    let _: Publishers.Map<Publishers.Zip4<P, Q, Q, Q>, Int> = p.zip(q, q, q) { $0 + $1 + $2 + $3 }
    let _: Publishers.MergeMany<P> = p.merge(with: p)
    let _: Publishers.MergeMany<P> = Publishers.MergeMany(p, p).merge(with: p)
    let _: Publishers.Merge<P, Q> = p.merge(with: q)
    let _: Publishers.Merge3<P, Q, Q> = p.merge(with: q, q)
    let _: Publishers.Merge4<P, Q, Q, Q> = p.merge(with: q, q, q)
    let _: Publishers.Merge5<P, Q, Q, Q, Q> = p.merge(with: q, q, q, q)
    let _: Publishers.Merge6<P, Q, Q, Q, Q, Q> = p.merge(with: q, q, q, q, q)
    let _: Publishers.Merge7<P, Q, Q, Q, Q, Q, Q> = p.merge(with: q, q, q, q, q, q)
    let _: Publishers.Merge8<P, Q, Q, Q, Q, Q, Q, Q> = p.merge(with: q, q, q, q, q, q, q)
    let _: Publishers.Merge8<P, Q, Q, Q, Q, Q, Q, Q> = p.merge(with: q).merge(with: q).merge(with: q, q, q, q, q)
    let _: Publishers.Concatenate<Q, P> = p.prepend(q)
    let _: Publishers.Concatenate<P, Q> = p.append(q)
    let _: Publishers.Concatenate<Publishers.Sequence<[Int], SurfaceError>, P> = p.prepend(1, 2)
    let _: Publishers.Concatenate<P, Publishers.Sequence<Range<Int>, SurfaceError>> = p.append(0..<3)
}

private func flattening<P: Publisher, N: Publisher>(_ failing: P, _ safe: N)
where P.Output == Int, P.Failure == SurfaceError, N.Output == Int, N.Failure == Never {
    let _: Publishers.FlatMap<P, P> = failing.flatMap { _ in failing }
    let _: Publishers.FlatMap<P, Publishers.SetFailureType<N, SurfaceError>> = safe.flatMap { _ in failing }
    let _: Publishers.FlatMap<N, N> = safe.flatMap(maxPublishers: .max(1)) { _ in safe }
    let _: Publishers.FlatMap<Publishers.SetFailureType<N, SurfaceError>, P> = failing.flatMap { _ in safe }
    let failings: Publishers.Map<P, P> = failing.map { _ in failing }
    let _: Publishers.SwitchToLatest<P, Publishers.Map<P, P>> = failings.switchToLatest()
    let safes: Publishers.Map<N, N> = safe.map { _ in safe }
    let _: Publishers.SwitchToLatest<N, Publishers.Map<N, N>> = safes.switchToLatest()
    let toFailing: Publishers.Map<N, P> = safe.map { _ in failing }
    let _: Publishers.SwitchToLatest<P, Publishers.SetFailureType<Publishers.Map<N, P>, SurfaceError>> =
        toFailing.switchToLatest()
    let toSafe: Publishers.Map<P, N> = failing.map { _ in safe }
    typealias Raised = Publishers.SetFailureType<N, SurfaceError>
    let _: Publishers.SwitchToLatest<Raised, Publishers.Map<Publishers.Map<P, N>, Raised>> = toSafe.switchToLatest()
}

private func handling<P: Publisher, N: Publisher>(_ failing: P, _ safe: N)
where P.Output == Int, P.Failure == SurfaceError, N.Output == Int, N.Failure == Never {
    let _: Publishers.AssertNoFailure<P> = failing.assertNoFailure("")
    let _: Publishers.Catch<P, N> = failing.catch { _ in safe }
    let _: Publishers.TryCatch<P, N> = failing.tryCatch { _ in safe }
    let _: Publishers.Retry<P> = failing.retry(2)
    let _: Publishers.SetFailureType<N, SurfaceError> = safe.setFailureType(to: SurfaceError.self)
    let _: Publishers.Buffer<P> = failing.buffer(size: 1, prefetch: .keepFull, whenFull: .customError { .failed })
    let _: Publishers.Encode<P, JSONEncoder> = failing.encode(encoder: JSONEncoder())
    let data: Publishers.Map<P, Data> = failing.map { _ in Data() }
    let _: Publishers.Decode<Publishers.Map<P, Data>, Int, PropertyListDecoder> =
        data.decode(type: Int.self, decoder: PropertyListDecoder())
    let _: Publishers.Print<P> = failing.print("", to: nil)
    let _: Publishers.Breakpoint<P> = failing.breakpoint(receiveOutput: { $0 > 1 })
    let _: Publishers.Breakpoint<P> = failing.breakpointOnError()
    let _: Publishers.HandleEvents<P> = failing.handleEvents(receiveCancel: {})
}

private func scheduling<P: Publisher>(_ publisher: P) where P.Output == Int, P.Failure == SurfaceError {
    let queue = DispatchQueue.main
    let _: Publishers.MeasureInterval<P, DispatchQueue> = publisher.measureInterval(using: queue)
    let _: Publishers.Debounce<P, DispatchQueue> = publisher.debounce(for: .milliseconds(1), scheduler: queue)
    let _: Publishers.Debounce<P, RunLoop> = publisher.debounce(for: 0.3, scheduler: RunLoop.main)
    let _: Publishers.Delay<P, OperationQueue> = publisher.delay(for: .seconds(1), scheduler: OperationQueue.main)
    let _: Publishers.Throttle<P, DispatchQueue> = publisher.throttle(for: 1, scheduler: queue, latest: true)
    let _: Publishers.Timeout<P, DispatchQueue> = publisher.timeout(.seconds(1), scheduler: queue) { .failed }
    let _: Publishers.SubscribeOn<P, ImmediateScheduler> = publisher.subscribe(on: ImmediateScheduler.shared)
    let _: Publishers.ReceiveOn<P, DispatchQueue> = publisher.receive(on: queue, options: .init(qos: .utility))
}

private func sharing<P: Publisher, N: Publisher>(_ failing: P, _ safe: N)
where P.Output == Int, P.Failure == SurfaceError, N.Output == Int, N.Failure == Never {
    let _: Publishers.Share<P> = failing.share()
    let multicast: Publishers.Multicast<P, PassthroughSubject<Int, SurfaceError>> =
        failing.multicast { PassthroughSubject() }
    let _: Publishers.Multicast<P, CurrentValueSubject<Int, SurfaceError>> =
        failing.multicast(subject: CurrentValueSubject(1))
    let _: Publishers.Autoconnect<Publishers.Multicast<P, PassthroughSubject<Int, SurfaceError>>> =
        multicast.autoconnect()
    let _: any Cancellable = safe.makeConnectable().connect()
    let _: AnyPublisher<Int, SurfaceError> = failing.eraseToAnyPublisher()
    let _: AnyCancellable = failing.subscribe(PassthroughSubject<Int, SurfaceError>())
    let _: AnyCancellable = failing.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    let _: AnyCancellable = safe.sink { _ in }
    let _: AsyncThrowingPublisher<P> = failing.values
    let _: AsyncPublisher<N> = safe.values
}
