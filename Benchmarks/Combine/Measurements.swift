import Combine
import Foundation

enum Measurements {
    static let all: [Measurement] = [
        closureChain, mapFilter, tenSinks, published, combineLatest, zip, flatMap, merge, bareQueue, receiveOn,
        subscribeAndCancel,
    ]

    /// What the others are measured beside: three closures, each of which calls the next.
    static let closureChain = Measurement(
        name: "chain", summary: "map, filter and sink as plain closures", count: 1_000_000
    ) { count in
        let arrived = Counter()
        let chain = ClosureChain.make { _ in arrived.value += 1 }
        for value in 0..<count { chain(value) }
        return arrived.value
    }

    static let mapFilter = Measurement(
        name: "map-filter", summary: "PassthroughSubject, map, filter, sink", best: 151
    ) { count in
        let subject = PassthroughSubject<Int, Never>()
        let arrived = Counter()
        let subscription = subject.map { $0 &+ 1 }.filter { $0 >= 0 }.sink { _ in arrived.value += 1 }
        for value in 0..<count { subject.send(value) }
        subscription.cancel()
        return arrived.value
    }

    static let tenSinks = Measurement(
        name: "ten-sinks", summary: "PassthroughSubject with ten sinks", count: 50_000
    ) { count in
        let subject = PassthroughSubject<Int, Never>()
        let arrived = Counter()
        let subscriptions = (0..<10).map { _ in subject.sink { _ in arrived.value += 1 } }
        for value in 0..<count { subject.send(value) }
        subscriptions.forEach { $0.cancel() }
        return arrived.value / 10
    }

    static let published = Measurement(
        name: "published", summary: "writes to a @Published property with a sink", best: 309
    ) { count in
        let model = Model()
        let arrived = Counter()
        let subscription = model.$value.dropFirst().sink { _ in arrived.value += 1 }
        for value in 0..<count { model.value = value }
        subscription.cancel()
        return arrived.value
    }

    static let combineLatest = Measurement(
        name: "combineLatest", summary: "two subjects, combineLatest, sink"
    ) { count in
        let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let arrived = Counter()
        let subscription = left.combineLatest(right).sink { _ in arrived.value += 1 }
        right.send(0)
        for value in 0..<count / 2 {
            left.send(value)
            right.send(value)
        }
        subscription.cancel()
        return arrived.value
    }

    static let zip = Measurement(
        name: "zip", summary: "two subjects, zip, sink: ns a pair", best: 579
    ) { count in
        let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let arrived = Counter()
        let subscription = left.zip(right).sink { _ in arrived.value += 1 }
        for value in 0..<count {
            left.send(value)
            right.send(value)
        }
        subscription.cancel()
        return arrived.value
    }

    static let flatMap = Measurement(
        name: "flatMap", summary: "sequence, flatMap(maxPublishers: .max(1)) to Just, sink", best: 1117
    ) { count in
        let arrived = Counter()
        let subscription = (0..<count).publisher.flatMap(maxPublishers: .max(1)) { Just($0) }
            .sink { _ in arrived.value += 1 }
        subscription.cancel()
        return arrived.value
    }

    static let merge = Measurement(
        name: "merge", summary: "ten subjects, merged, sink"
    ) { count in
        let subjects = (0..<10).map { _ in PassthroughSubject<Int, Never>() }
        let arrived = Counter()
        let subscription = Publishers.MergeMany(subjects).sink { _ in arrived.value += 1 }
        for value in 0..<count / 10 {
            for subject in subjects { subject.send(value) }
        }
        subscription.cancel()
        return arrived.value
    }

    static let bareQueue = Measurement(
        name: "queue", summary: "actions of a serial dispatch queue, without Combine"
    ) { count in
        let queue = DispatchQueue(label: "bare")
        let arrived = Counter()
        for _ in 0..<count { queue.async { arrived.value += 1 } }
        queue.sync {}
        return arrived.value
    }

    static let receiveOn = Measurement(
        name: "receive(on:)", summary: "subject, receive(on: a serial dispatch queue), sink", best: 659
    ) { count in
        let queue = DispatchQueue(label: "receive")
        let subject = PassthroughSubject<Int, Never>()
        let arrived = Counter()
        let subscription = subject.receive(on: queue).sink { _ in arrived.value += 1 }
        for value in 0..<count { subject.send(value) }
        queue.sync {}
        subscription.cancel()
        return arrived.value
    }

    static let subscribeAndCancel = Measurement(
        name: "subscribe", summary: "subject, map, filter, sink: subscribed and cancelled", best: 1175
    ) { count in
        let subject = PassthroughSubject<Int, Never>()
        let done = Counter()
        for _ in 0..<count {
            let subscription = subject.map { $0 &+ 1 }.filter { $0 >= 0 }.sink { _ in done.value -= 1 }
            subscription.cancel()
            done.value += 1
        }
        subject.send(1)
        return done.value
    }
}

private final class Model: ObservableObject {
    @Published var value = 0
}

/// Counts arrivals, on one thread at a time.
final class Counter: @unchecked Sendable {
    var value = 0
}
