extension Publisher {
    /// Wraps this publisher with a type eraser.
    @inlinable
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        AnyPublisher(self)
    }
}

/// A publisher that hides the type of another one.
@frozen
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    @usableFromInline let box: PublisherBoxBase<Output, Failure>

    /// Creates a type-erasing publisher. One that wraps an `AnyPublisher` shares its box.
    @inlinable
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        if let erased = publisher as? AnyPublisher<Output, Failure> {
            box = erased.box
        } else {
            box = PublisherBox(publisher)
        }
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        box.receive(AnySubscriber(subscriber))
    }
}

extension AnyPublisher: CustomStringConvertible, CustomPlaygroundDisplayConvertible {
    public var description: String { "AnyPublisher" }

    public var playgroundDescription: Any { description }
}

/// What `AnyPublisher` calls, without knowing the publisher's type.
///
/// The publisher doesn't get to know the subscriber's type either. So the types of a long chain of erased publishers
/// don't grow with it, and the chain before the eraser is specialised where the eraser is made.
@usableFromInline
class PublisherBoxBase<Output, Failure: Error> {
    @inlinable
    init() {}

    @usableFromInline
    func receive(_ subscriber: AnySubscriber<Output, Failure>) {
        preconditionFailure("A box overrides this.")
    }
}

@usableFromInline
final class PublisherBox<Base: Publisher>: PublisherBoxBase<Base.Output, Base.Failure> {
    @usableFromInline let base: Base

    @inlinable
    init(_ base: Base) {
        self.base = base
    }

    @inlinable
    override func receive(_ subscriber: AnySubscriber<Base.Output, Base.Failure>) {
        base.receive(subscriber: subscriber)
    }
}
