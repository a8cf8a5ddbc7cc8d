import Combine
import Foundation
import Testing

/// An operator, attached to a scripted publisher, for the laws that all operators keep to.
struct OperatorCase: CustomTestStringConvertible, @unchecked Sendable {
    enum Trait {
        /// Hands its upstream's subscription on, and keeps no state of its own.
        case forwarding
        /// Does something else with a failure than to hand it on.
        case handlesFailure
        /// Ends the stream of its own accord, or starts another one.
        case handlesCompletion
        /// Hands on what an upstream sends against the rules, after its end or after it was cancelled.
        case trusting
        /// Has a subscription of its own that shows the name of its type, in which the operator's is.
        case nameless
    }

    let name: String
    let traits: Set<Trait>
    let attach: (Upstream, VirtualTimeScheduler) -> any Tracking

    typealias Upstream = AnyPublisher<Int, TestFailure>

    init<P: Publisher>(
        _ name: String, _ traits: Set<Trait> = [], _ apply: @escaping (Upstream, VirtualTimeScheduler) -> P
    ) {
        self.name = name
        self.traits = traits
        attach = { apply($0, $1).track() }
    }

    init<P: Publisher>(_ name: String, _ traits: Set<Trait> = [], _ apply: @escaping (Upstream) -> P) {
        self.init(name, traits) { upstream, _ in apply(upstream) }
    }

    var testDescription: String { name }

    /// The description of the subscription that the downstream gets.
    var subscriptionName: String { traits.contains(.forwarding) ? "RecordingSubscription" : name }
}

extension OperatorCase {
    static let all = filtering + transforming + reducing + combining + timing + connecting

    static let filtering = [
        OperatorCase("Filter", [.forwarding]) { $0.filter { _ in true } },
        OperatorCase("TryFilter") { $0.tryFilter { _ in true } },
        OperatorCase("CompactMap", [.forwarding]) { $0.compactMap { $0 } },
        OperatorCase("TryCompactMap") { $0.tryCompactMap { $0 } },
        OperatorCase("RemoveDuplicates") { $0.removeDuplicates() },
        OperatorCase("TryRemoveDuplicates") { $0.tryRemoveDuplicates { $0 == $1 } },
        OperatorCase("PrefixWhile") { $0.prefix { _ in true } },
        OperatorCase("TryPrefixWhile") { $0.tryPrefix { _ in true } },
        OperatorCase("DropWhile") { $0.drop { _ in false } },
        OperatorCase("TryDropWhile") { $0.tryDrop { _ in false } },
        OperatorCase("Drop", [.trusting]) { $0.dropFirst() },
        OperatorCase("Output", [.trusting]) { $0.prefix(100) },
        OperatorCase("PrefixUntilOutput", [.nameless]) { $0.prefix(untilOutputFrom: PassthroughSubject<Int, Never>()) },
    ]

    static let transforming = [
        OperatorCase("Map", [.forwarding]) { $0.map { $0 } },
        OperatorCase("TryMap", [.trusting]) { $0.tryMap { $0 } },
        OperatorCase("MapError", [.forwarding]) { $0.mapError { $0 } },
        OperatorCase("ValueForKey", [.forwarding]) { $0.map(\.byteSwapped) },
        OperatorCase("Scan", [.forwarding]) { $0.scan(0, +) },
        OperatorCase("TryScan", [.trusting]) { $0.tryScan(0, +) },
        OperatorCase("ReplaceError", [.handlesFailure]) { $0.replaceError(with: 0) },
        OperatorCase("Encode") { $0.map { [$0] }.encode(encoder: JSONEncoder()) },
        OperatorCase("Decode") { $0.map { Data("[\($0)]".utf8) }.decode(type: [Int].self, decoder: JSONDecoder()) },
        OperatorCase("FlatMap") { $0.flatMap { _ in Empty<Int, TestFailure>() } },
        OperatorCase("SwitchToLatest", [.trusting]) { $0.map { _ in Empty<Int, TestFailure>() }.switchToLatest() },
        OperatorCase("Catch", [.handlesFailure, .trusting]) { $0.catch { _ in Just(9) } },
        OperatorCase("TryCatch", [.handlesFailure, .trusting]) {
            $0.tryCatch { _ in Just(9).setFailureType(to: TestFailure.self) }
        },
        OperatorCase("Retry", [.handlesFailure]) { $0.retry(1) },
        OperatorCase("Concatenate", [.handlesCompletion]) { $0.append(9) },
        OperatorCase("Print", [.trusting]) { $0.print("", to: Discard()) },
        OperatorCase("HandleEvents", [.trusting]) { $0.handleEvents() },
        OperatorCase("Breakpoint", [.forwarding]) { $0.breakpoint() },
    ]

    static let reducing = [
        OperatorCase("Collect") { $0.collect() },
        OperatorCase("CollectByCount", [.trusting]) { $0.collect(2) },
        OperatorCase("Count") { $0.count() },
        OperatorCase("Reduce") { $0.reduce(0, +) },
        OperatorCase("TryReduce") { $0.tryReduce(0, +) },
        OperatorCase("First") { $0.first() },
        OperatorCase("TryFirst") { $0.first { _ in false } },
        OperatorCase("Last") { $0.last() },
        OperatorCase("LastWhere") { $0.last { _ in true } },
        OperatorCase("AllSatisfy") { $0.allSatisfy { _ in true } },
        OperatorCase("TryAllSatisfy") { $0.tryAllSatisfy { _ in true } },
        OperatorCase("Contains") { $0.contains(-1) },
        OperatorCase("ContainsWhere") { $0.contains { _ in false } },
        OperatorCase("TryContainsWhere") { $0.tryContains { _ in false } },
        OperatorCase("Comparison") { $0.max() },
        OperatorCase("TryComparison") { $0.tryMax { $0 < $1 } },
        OperatorCase("ReplaceEmpty") { $0.replaceEmpty(with: 0) },
        OperatorCase("IgnoreOutput", [.forwarding]) { $0.ignoreOutput() },
    ]

    static let combining = [
        OperatorCase("Zip") { $0.zip([1, 2, 3].publisher.setFailureType(to: TestFailure.self)) },
        OperatorCase("CombineLatest") { $0.combineLatest(Just(1).setFailureType(to: TestFailure.self)) },
        OperatorCase("Merge", [.trusting]) { $0.merge(with: Empty<Int, TestFailure>()) },
        OperatorCase("DropUntilOutput", [.trusting]) {
            $0.drop(untilOutputFrom: Just(1).setFailureType(to: TestFailure.self))
        },
    ]

    static let timing = [
        OperatorCase("ReceiveOn") { $0.receive(on: $1) },
        OperatorCase("SubscribeOn") { $0.subscribe(on: $1) },
        OperatorCase("Delay", [.nameless]) { $0.delay(for: 1, scheduler: $1) },
        OperatorCase("Debounce") { $0.debounce(for: 1, scheduler: $1) },
        OperatorCase("Throttle") { $0.throttle(for: 1, scheduler: $1, latest: true) },
        OperatorCase("Timeout") { $0.timeout(1000, scheduler: $1) },
        OperatorCase("MeasureInterval") { $0.measureInterval(using: $1) },
        OperatorCase("CollectByTime") { $0.collect(.byTime($1, 1)) },
        OperatorCase("Buffer") { $0.buffer(size: 10, prefetch: .byRequest, whenFull: .dropNewest) },
    ]

    static let connecting = [
        OperatorCase("Multicast") { $0.multicast { PassthroughSubject() }.autoconnect() },
        OperatorCase("Multicast") { $0.share() },
    ]
}

/// Takes text and forgets it.
struct Discard: TextOutputStream {
    mutating func write(_ string: String) {}
}
