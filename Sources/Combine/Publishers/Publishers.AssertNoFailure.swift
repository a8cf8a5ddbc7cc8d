extension Publisher {
    /// Raises a fatal error when the upstream publisher fails, and otherwise republishes all that it sends.
    ///
    /// - Parameters:
    ///   - prefix: What the message begins with.
    ///   - file: The file that the message names.
    ///   - line: The line that the message names.
    @inlinable
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}

extension Publishers {
    /// A publisher that raises a fatal error when its upstream fails.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// The file that the message names.
        public let file: StaticString

        /// The line that the message names.
        public let line: UInt

        /// What the message begins with.
        public let prefix: String

        @inlinable
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            upstream.subscribe(Inner(downstream: subscriber, prefix: prefix, file: file, line: line))
        }
    }
}

extension Publishers.AssertNoFailure {
    @usableFromInline
    final class Inner<Downstream: Subscriber>: SubscriptionForwarding
    where Downstream.Input == Output, Downstream.Failure == Never {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let downstream: Downstream
        @usableFromInline let prefix: String
        @usableFromInline let file: StaticString
        @usableFromInline let line: UInt

        @inlinable
        init(downstream: Downstream, prefix: String, file: StaticString, line: UInt) {
            self.downstream = downstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        @inlinable
        func receive(_ input: Input) -> Subscribers.Demand {
            downstream.receive(input)
        }

        @usableFromInline
        func receive(completion: Subscribers.Completion<Failure>) {
            switch completion {
            case .finished:
                downstream.receive(completion: .finished)
            case .failure(let error):
                fatalError(prefix.isEmpty ? "\(error)" : "\(prefix): \(error)", file: file, line: line)
            }
        }

        @usableFromInline
        var description: String { "AssertNoFailure" }

        @usableFromInline
        var mirrorChildren: [Mirror.Child] {
            [("file", file), ("line", line), ("prefix", prefix)]
        }
    }
}
