import Foundation
import Synchronization

/// Tells what the network is like, and when that changes.
public final class NWPathMonitor: Sendable {
    private struct State {
        var handler: (@Sendable (NWPath) -> Void)?
        var queue: DispatchQueue?
        var changes: RouteChanges?
        var path: NWPath?
        var streams: [UUID: AsyncStream<NWPath>.Continuation] = [:]
        var isCancelled = false
    }

    private let state = Mutex(State())
    private let read: @Sendable () -> NWPath

    /// Watches all ways to the network.
    public convenience init() { self.init { RouteTable.current.path } }

    /// Watches the ways of one kind.
    public convenience init(requiredInterfaceType: NWInterface.InterfaceType) {
        self.init { RouteTable.current.path.filtered { $0.type == requiredInterfaceType } }
    }

    /// Watches all ways but those of some kinds.
    public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        self.init { RouteTable.current.path.filtered { !prohibitedInterfaceTypes.contains($0.type) } }
    }

    init(read: @escaping @Sendable () -> NWPath) { self.read = read }

    deinit { cancel() }

    /// Is called on the monitor's queue: once when it starts, then at each change.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { state.withLock { $0.handler } }
        set { state.withLock { $0.handler = newValue } }
    }

    /// What the network is like now.
    public var currentPath: NWPath { state.withLock { $0.path } ?? read() }

    /// The queue that the monitor was started on; nil before.
    public var queue: DispatchQueue? { state.withLock { $0.queue } }

    /// Begins to watch. A monitor that is cancelled can't be started again.
    public func start(queue: DispatchQueue) {
        let isNew = state.withLock { state in
            guard state.queue == nil, !state.isCancelled else { return false }
            state.queue = queue
            return true
        }
        guard isNew else { return }
        let changes = RouteChanges(queue: queue) { [weak self] in self?.update() }
        state.withLock { $0.changes = changes }
        queue.async { [weak self] in self?.update() }
    }

    /// Ends the watch; the handler is called no more.
    public func cancel() {
        let (changes, streams) = state.withLock { state in
            defer { (state.changes, state.handler, state.streams, state.isCancelled) = (nil, nil, [:], true) }
            return (state.changes, state.streams)
        }
        changes?.cancel()
        for stream in streams.values { stream.finish() }
    }

    /// Tells of a path that is another than before.
    func update() {
        let path = read()
        let (handler, streams) = state.withLock { state in
            guard !state.isCancelled, state.path != path else {
                return (nil, [:]) as ((@Sendable (NWPath) -> Void)?, [UUID: AsyncStream<NWPath>.Continuation])
            }
            state.path = path
            return (state.handler, state.streams)
        }
        handler?(path)
        for stream in streams.values { stream.yield(path) }
    }
}

extension NWPathMonitor: AsyncSequence {
    public typealias Element = NWPath

    /// The path as it is, then each other one.
    public func makeAsyncIterator() -> AsyncStream<NWPath>.Iterator {
        let (stream, continuation) = AsyncStream<NWPath>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let identity = UUID()
        let known = state.withLock { state in
            state.streams[identity] = continuation
            return state.path
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { _ = $0.streams.removeValue(forKey: identity) }
        }
        if let known { continuation.yield(known) }
        start(queue: .global())
        return stream.makeAsyncIterator()
    }
}
