import Combine
import Foundation

// Compiled, and not called: the publishers are made with the initialisers that Apple's interface has, and the stored
// properties of each are public.

private typealias Upstream = AnyPublisher<Int, SurfaceError>
private typealias Other = PassthroughSubject<Int, SurfaceError>
private typealias Safe = Just<Int>

private func mapping(_ p: Upstream, _ text: @escaping (Int) -> String, _ tryText: @escaping (Int) throws -> String) {
    let map = Publishers.Map(upstream: p, transform: text)
    let _: (Upstream, (Int) -> String) = (map.upstream, map.transform)
    let tryMap = Publishers.TryMap(upstream: p, transform: tryText)
    let _: (Upstream, (Int) throws -> String) = (tryMap.upstream, tryMap.transform)
    let _: Publishers.Map<Upstream, Int> = map.map { $0.count }
    let _: Publishers.TryMap<Upstream, Int> = map.tryMap { $0.count }
    let _: Publishers.TryMap<Upstream, Int> = tryMap.map { $0.count }
    let _: Publishers.TryMap<Upstream, Int> = tryMap.tryMap { $0.count }
    let mapError = Publishers.MapError<Upstream, URLError>(upstream: p, transform: { _ in URLError(.unknown) })
    let _: (Upstream, (SurfaceError) -> URLError) = (mapError.upstream, mapError.transform)
    _ = Publishers.MapError<Upstream, URLError>(upstream: p, { _ in URLError(.unknown) })
    let one = p.map(\.description)
    let _: (Upstream, KeyPath<Int, String>) = (one.upstream, one.keyPath)
    let two = p.map(\.description, \.bitWidth)
    let _: (Upstream, KeyPath<Int, String>, KeyPath<Int, Int>) = (two.upstream, two.keyPath0, two.keyPath1)
    let three = p.map(\.description, \.bitWidth, \.magnitude)
    let _: (KeyPath<Int, String>, KeyPath<Int, Int>, KeyPath<Int, UInt>) = (
        three.keyPath0, three.keyPath1, three.keyPath2
    )
    let scan = Publishers.Scan(upstream: p, initialResult: "", nextPartialResult: { "\($0)\($1)" })
    let _: (Upstream, String, (String, Int) -> String) = (scan.upstream, scan.initialResult, scan.nextPartialResult)
    let tryScan = Publishers.TryScan(upstream: p, initialResult: "", nextPartialResult: { "\($0)\($1)" })
    let _: (String, (String, Int) throws -> String) = (tryScan.initialResult, tryScan.nextPartialResult)
}

private func filtering(_ p: Upstream, _ test: @escaping (Int) -> Bool, _ tryTest: @escaping (Int) throws -> Bool) {
    let filter = Publishers.Filter(upstream: p, isIncluded: test)
    let _: (Upstream, (Int) -> Bool) = (filter.upstream, filter.isIncluded)
    let _: Publishers.Filter<Upstream> = filter.filter(test)
    let _: Publishers.TryFilter<Upstream> = filter.tryFilter(tryTest)
    let tryFilter = Publishers.TryFilter(upstream: p, isIncluded: tryTest)
    let _: (Upstream, (Int) throws -> Bool) = (tryFilter.upstream, tryFilter.isIncluded)
    let _: Publishers.TryFilter<Upstream> = tryFilter.filter(test)
    let _: Publishers.TryFilter<Upstream> = tryFilter.tryFilter(tryTest)
    let compact = Publishers.CompactMap(upstream: p, transform: { $0 as Int? })
    let _: (Upstream, (Int) -> Int?) = (compact.upstream, compact.transform)
    let _: Publishers.CompactMap<Upstream, String> = compact.compactMap { "\($0)" }
    let _: Publishers.CompactMap<Upstream, String> = compact.map { "\($0)" }
    let tryCompact = Publishers.TryCompactMap(upstream: p, transform: { $0 as Int? })
    let _: (Upstream, (Int) throws -> Int?) = (tryCompact.upstream, tryCompact.transform)
    let _: Publishers.TryCompactMap<Upstream, String> = tryCompact.compactMap { "\($0)" }
    let distinct = Publishers.RemoveDuplicates(upstream: p, predicate: ==)
    let _: (Upstream, (Int, Int) -> Bool) = (distinct.upstream, distinct.predicate)
    let tryDistinct = Publishers.TryRemoveDuplicates(upstream: p, predicate: ==)
    let _: (Upstream, (Int, Int) throws -> Bool) = (tryDistinct.upstream, tryDistinct.predicate)
    let empty = Publishers.ReplaceEmpty(upstream: p, output: 1)
    let _: (Upstream, Int) = (empty.upstream, empty.output)
    let error = Publishers.ReplaceError(upstream: p, output: 1)
    let _: (Upstream, Int) = (error.upstream, error.output)
    let _: Upstream = Publishers.IgnoreOutput(upstream: p).upstream
}

private func testing(_ p: Upstream, _ test: @escaping (Int) -> Bool, _ tryTest: @escaping (Int) throws -> Bool) {
    let _: [(Int) -> Bool] = [
        Publishers.AllSatisfy(upstream: p, predicate: test).predicate,
        Publishers.ContainsWhere(upstream: p, predicate: test).predicate,
        Publishers.DropWhile(upstream: p, predicate: test).predicate,
        Publishers.PrefixWhile(upstream: p, predicate: test).predicate,
        Publishers.FirstWhere(upstream: p, predicate: test).predicate,
        Publishers.LastWhere(upstream: p, predicate: test).predicate,
    ]
    let _: [(Int) throws -> Bool] = [
        Publishers.TryAllSatisfy(upstream: p, predicate: tryTest).predicate,
        Publishers.TryContainsWhere(upstream: p, predicate: tryTest).predicate,
        Publishers.TryDropWhile(upstream: p, predicate: tryTest).predicate,
        Publishers.TryPrefixWhile(upstream: p, predicate: tryTest).predicate,
        Publishers.TryFirstWhere(upstream: p, predicate: tryTest).predicate,
        Publishers.TryLastWhere(upstream: p, predicate: tryTest).predicate,
    ]
    let _: [Upstream] = [
        Publishers.AllSatisfy(upstream: p, predicate: test).upstream, Publishers.First(upstream: p).upstream,
        Publishers.Last(upstream: p).upstream, Publishers.Count(upstream: p).upstream,
        Publishers.Collect(upstream: p).upstream,
    ]
    let contains = Publishers.Contains(upstream: p, output: 1)
    let _: (Upstream, Int) = (contains.upstream, contains.output)
    let byCount = Publishers.CollectByCount(upstream: p, count: 2)
    let _: (Upstream, Int) = (byCount.upstream, byCount.count)
    let comparison = Publishers.Comparison(upstream: p, areInIncreasingOrder: <)
    let _: (Upstream, (Int, Int) -> Bool) = (comparison.upstream, comparison.areInIncreasingOrder)
    let tryComparison = Publishers.TryComparison(upstream: p, areInIncreasingOrder: <)
    let _: (Upstream, (Int, Int) throws -> Bool) = (tryComparison.upstream, tryComparison.areInIncreasingOrder)
    let reduce = Publishers.Reduce(upstream: p, initial: "", nextPartialResult: { "\($0)\($1)" })
    let _: (Upstream, String, (String, Int) -> String) = (reduce.upstream, reduce.initial, reduce.nextPartialResult)
    let tryReduce = Publishers.TryReduce(upstream: p, initial: "", nextPartialResult: { "\($0)\($1)" })
    let _: (String, (String, Int) throws -> String) = (tryReduce.initial, tryReduce.nextPartialResult)
}

private func selecting(_ p: Upstream, _ other: Other) {
    let drop = Publishers.Drop(upstream: p, count: 2)
    let _: (Upstream, Int) = (drop.upstream, drop.count)
    let output = Publishers.Output(upstream: p, range: 1..<3)
    let _: (Upstream, CountableRange<Int>) = (output.upstream, output.range)
    let dropUntil = Publishers.DropUntilOutput(upstream: p, other: other)
    let _: (Upstream, Other) = (dropUntil.upstream, dropUntil.other)
    let prefixUntil = Publishers.PrefixUntilOutput(upstream: p, other: other)
    let _: (Upstream, Other) = (prefixUntil.upstream, prefixUntil.other)
    let concatenate = Publishers.Concatenate(prefix: p, suffix: other)
    let _: (Upstream, Other) = (concatenate.prefix, concatenate.suffix)
}

private func combining(_ p: Upstream, _ q: Other) {
    let latest = Publishers.CombineLatest4(p, q, p, q)
    let _: (Upstream, Other, Upstream, Other) = (latest.a, latest.b, latest.c, latest.d)
    let latest3 = Publishers.CombineLatest3(p, q, p)
    let _: (Upstream, Other, Upstream) = (latest3.a, latest3.b, latest3.c)
    let latest2 = Publishers.CombineLatest(p, q)
    let _: (Upstream, Other) = (latest2.a, latest2.b)
    let zip = Publishers.Zip4(p, q, p, q)
    let _: (Upstream, Other, Upstream, Other) = (zip.a, zip.b, zip.c, zip.d)
    let zip3 = Publishers.Zip3(p, q, p)
    let _: (Upstream, Other, Upstream) = (zip3.a, zip3.b, zip3.c)
    let zip2 = Publishers.Zip(p, q)
    let _: (Upstream, Other) = (zip2.a, zip2.b)
    let merge = Publishers.Merge8(p, q, p, q, p, q, p, q)
    let _: (Upstream, Other, Upstream, Other) = (merge.a, merge.b, merge.c, merge.d)
    let _: (Upstream, Other, Upstream, Other) = (merge.e, merge.f, merge.g, merge.h)
    let _: Publishers.Merge8 = Publishers.Merge7(p, q, p, q, p, q, p).merge(with: q)
    let _: Publishers.Merge8 = Publishers.Merge6(p, q, p, q, p, q).merge(with: p, q)
    let _: Publishers.Merge8 = Publishers.Merge5(p, q, p, q, p).merge(with: q, p, q)
    let _: Publishers.Merge8 = Publishers.Merge4(p, q, p, q).merge(with: p, q, p, q)
    let _: Publishers.Merge8 = Publishers.Merge3(p, q, p).merge(with: q, p, q, p, q)
    let _: Publishers.Merge8 = Publishers.Merge(p, q).merge(with: p, q, p, q, p, q)
    let _: [Upstream] = Publishers.MergeMany([p, p]).publishers
}

private func flattening(_ p: Upstream, _ outer: AnyPublisher<Upstream, SurfaceError>) {
    let flat = Publishers.FlatMap(upstream: p, maxPublishers: .max(1), transform: { _ in p })
    let _: (Upstream, Subscribers.Demand, (Int) -> Upstream) = (flat.upstream, flat.maxPublishers, flat.transform)
    let _: AnyPublisher<Upstream, SurfaceError> = Publishers.SwitchToLatest(upstream: outer).upstream
}

private func handling(_ p: Upstream, _ safe: Safe) {
    let failing = Publishers.AssertNoFailure(upstream: p, prefix: "", file: #file, line: #line)
    let _: (Upstream, String, StaticString, UInt) = (failing.upstream, failing.prefix, failing.file, failing.line)
    let caught = Publishers.Catch(upstream: p, handler: { _ in safe })
    let _: (Upstream, (SurfaceError) -> Safe) = (caught.upstream, caught.handler)
    let tryCaught = Publishers.TryCatch(upstream: p, handler: { _ in safe })
    let _: (Upstream, (SurfaceError) throws -> Safe) = (tryCaught.upstream, tryCaught.handler)
    let retry = Publishers.Retry(upstream: p, retries: nil)
    let _: (Upstream, Int?) = (retry.upstream, retry.retries)
    let typed = Publishers.SetFailureType<Safe, SurfaceError>(upstream: safe)
    let _: Safe = typed.upstream
    let _: Publishers.SetFailureType<Safe, URLError> = typed.setFailureType(to: URLError.self)
    let buffer = Publishers.Buffer(upstream: p, size: 2, prefetch: .byRequest, whenFull: .dropOldest)
    let _: (Upstream, Int, Publishers.PrefetchStrategy) = (buffer.upstream, buffer.size, buffer.prefetch)
    let _: Publishers.BufferingStrategy<SurfaceError> = buffer.whenFull
    let _: Bool = Publishers.PrefetchStrategy.keepFull.hashValue == Publishers.PrefetchStrategy.byRequest.hashValue
    let _: Upstream = Publishers.Encode(upstream: p, encoder: JSONEncoder()).upstream
    let data = PassthroughSubject<Data, SurfaceError>()
    let decode = Publishers.Decode<PassthroughSubject<Data, SurfaceError>, Int, JSONDecoder>(
        upstream: data, decoder: JSONDecoder())
    let _: PassthroughSubject<Data, SurfaceError> = decode.upstream
}

private func observing(_ p: Upstream) {
    let print = Publishers.Print(upstream: p, prefix: "", to: nil)
    let _: (Upstream, String, (any TextOutputStream)?) = (print.upstream, print.prefix, print.stream)
    let breakpoint = Publishers.Breakpoint(upstream: p, receiveOutput: { $0 > 1 })
    let _: ((any Subscription) -> Bool)? = breakpoint.receiveSubscription
    let _: ((Int) -> Bool)? = breakpoint.receiveOutput
    let _: ((Subscribers.Completion<SurfaceError>) -> Bool)? = breakpoint.receiveCompletion
    var events = Publishers.HandleEvents(upstream: p, receiveRequest: { _ in })
    events.receiveSubscription = { _ in }
    events.receiveOutput = { _ in }
    events.receiveCompletion = { _ in }
    events.receiveCancel = {}
    events.receiveRequest = { _ in }
}

private func timing(_ p: Upstream, _ queue: DispatchQueue, _ options: DispatchQueue.SchedulerOptions?) {
    let subscribe = Publishers.SubscribeOn(upstream: p, scheduler: queue, options: options)
    let _: (Upstream, DispatchQueue, DispatchQueue.SchedulerOptions?) = (
        subscribe.upstream, subscribe.scheduler, subscribe.options
    )
    let receive = Publishers.ReceiveOn(upstream: p, scheduler: queue, options: options)
    let _: (Upstream, DispatchQueue, DispatchQueue.SchedulerOptions?) = (
        receive.upstream, receive.scheduler, receive.options
    )
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    let measure = Publishers.MeasureInterval(upstream: p, scheduler: queue)
    let _: (Upstream, DispatchQueue) = (measure.upstream, measure.scheduler)
    let debounce = Publishers.Debounce(upstream: p, dueTime: 1, scheduler: queue, options: options)
    let _: (Upstream, Stride, DispatchQueue) = (debounce.upstream, debounce.dueTime, debounce.scheduler)
    let throttle = Publishers.Throttle(upstream: p, interval: 1, scheduler: queue, latest: true)
    let _: (Upstream, Stride, DispatchQueue, Bool) = (
        throttle.upstream, throttle.interval, throttle.scheduler, throttle.latest
    )
    let delay = Publishers.Delay(upstream: p, interval: 1, tolerance: 1, scheduler: queue)
    let _: (Upstream, Stride, Stride, DispatchQueue) = (
        delay.upstream, delay.interval, delay.tolerance, delay.scheduler
    )
    let timeout = Publishers.Timeout(upstream: p, interval: 1, scheduler: queue, options: nil, customError: nil)
    let _: (Upstream, Stride, DispatchQueue) = (timeout.upstream, timeout.interval, timeout.scheduler)
    let _: (() -> SurfaceError)? = timeout.customError
    let groups = Publishers.CollectByTime(upstream: p, strategy: .byTime(queue, 1), options: options)
    let _: (Upstream, Publishers.TimeGroupingStrategy<DispatchQueue>) = (groups.upstream, groups.strategy)
}

private func connecting(_ p: Upstream, _ safe: Safe) {
    let multicast = Publishers.Multicast(upstream: p, createSubject: { Other() })
    let _: (Upstream, () -> Other) = (multicast.upstream, multicast.createSubject)
    let _: Publishers.Multicast<Upstream, Other> = Publishers.Autoconnect(upstream: multicast).upstream
    let _: Upstream = Publishers.Share(upstream: p).upstream
    let _: any Cancellable = Publishers.MakeConnectable(upstream: safe).connect()
}
