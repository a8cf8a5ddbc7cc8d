/// A type that can transmit a sequence of values over time.
///
/// A publisher delivers values to the subscribers that ask it to. Its operators, declared in extensions, make
/// new publishers of it.
public protocol Publisher<Output, Failure> {
    /// The kind of values published by this publisher.
    associatedtype Output

    /// The kind of errors this publisher might publish; `Never` if it publishes none.
    associatedtype Failure: Error

    /// Attaches a subscriber. Callers use `subscribe(_:)`, which calls this.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches a subscriber to this publisher.
    // Transparent, since the optimiser stops to specialise where a function calls itself with ever longer types, as
    // this one does along a chain of operators.
    @_transparent
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        if Introspections.isActive {
            Introspections.subscribe(subscriber, to: self)
        } else {
            receive(subscriber: subscriber)
        }
    }
}
