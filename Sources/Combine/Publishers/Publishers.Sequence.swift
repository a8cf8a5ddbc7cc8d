extension Swift.Sequence {
    /// A publisher of the elements of this sequence.
    @inlinable
    public var publisher: Publishers.Sequence<Self, Never> {
        Publishers.Sequence(sequence: self)
    }
}

extension Publishers {
    /// A publisher that publishes the elements of a sequence.
    ///
    /// Each subscriber gets an iterator of its own.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element

        /// The sequence whose elements are published.
        public let sequence: Elements

        @inlinable
        public init(sequence: Elements) {
            self.sequence = sequence
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = SequenceSubscription(
                sequence: sequence, completion: .finished, downstream: subscriber)
            subscription.start()
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}
