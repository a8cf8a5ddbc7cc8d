/// A subscriber that hides the type of another one, or is made of closures.
@frozen
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    @usableFromInline let box: SubscriberBoxBase<Input, Failure>

    /// The identifier of the subscriber that is wrapped.
    public let combineIdentifier: CombineIdentifier

    /// Creates a type-erasing subscriber. One that wraps an `AnySubscriber` shares its box.
    @inlinable
    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        combineIdentifier = subscriber.combineIdentifier
        if let erased = subscriber as? AnySubscriber<Input, Failure> {
            box = erased.box
        } else {
            box = SubscriberBox(subscriber)
        }
    }

    /// Creates a subscriber that sends what it receives to a subject, which it holds weakly.
    @inlinable
    public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
        self.init(SubjectSubscriber(subject))
    }

    /// Creates a subscriber that executes closures.
    ///
    /// - Parameters:
    ///   - receiveSubscription: Is called with the subscription. Without it, no values are requested.
    ///   - receiveValue: Is called with each value, and answers how many more are wanted. Without it, none are.
    ///   - receiveCompletion: Is called with the completion.
    @inlinable
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        box = ClosureSubscriberBox(
            receiveSubscription: receiveSubscription, receiveValue: receiveValue, receiveCompletion: receiveCompletion)
    }

    @inlinable
    public func receive(subscription: any Subscription) {
        box.receive(subscription: subscription)
    }

    @inlinable
    public func receive(_ value: Input) -> Subscribers.Demand {
        box.receive(value)
    }

    @inlinable
    public func receive(completion: Subscribers.Completion<Failure>) {
        box.receive(completion: completion)
    }
}

extension AnySubscriber: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    public var description: String { box.description }

    public var customMirror: Mirror { box.mirror }

    public var playgroundDescription: Any { box.playgroundDescription }
}

extension AnySubscriber: SubscriberTapping {
    var isTapping: Bool { box.isTapping }
}

/// What `AnySubscriber` calls, without knowing the subscriber's type. It stands for closures that do nothing.
@usableFromInline
class SubscriberBoxBase<Input, Failure: Error> {
    @inlinable
    init() {}

    @usableFromInline
    func receive(subscription: any Subscription) {}

    @usableFromInline
    func receive(_ value: Input) -> Subscribers.Demand { .none }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>) {}

    @usableFromInline
    var description: String { "Anonymous AnySubscriber" }

    @usableFromInline
    var mirror: Mirror { Mirror(reflecting: description) }

    @usableFromInline
    var playgroundDescription: Any { description }

    /// Whether the subscriber tells observers what it receives.
    var isTapping: Bool { false }
}

@usableFromInline
final class SubscriberBox<Base: Subscriber>: SubscriberBoxBase<Base.Input, Base.Failure> {
    @usableFromInline let base: Base

    @inlinable
    init(_ base: Base) {
        self.base = base
    }

    @inlinable
    override func receive(subscription: any Subscription) {
        base.receive(subscription: subscription)
    }

    @inlinable
    override func receive(_ value: Base.Input) -> Subscribers.Demand {
        base.receive(value)
    }

    @inlinable
    override func receive(completion: Subscribers.Completion<Base.Failure>) {
        base.receive(completion: completion)
    }

    @usableFromInline
    override var description: String {
        (base as? any CustomStringConvertible)?.description ?? "\(type(of: base))"
    }

    @usableFromInline
    override var mirror: Mirror {
        (base as? any CustomReflectable)?.customMirror ?? Mirror(base, children: EmptyCollection())
    }

    @usableFromInline
    override var playgroundDescription: Any {
        (base as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription ?? description
    }

    override var isTapping: Bool { (base as? any SubscriberTapping)?.isTapping == true }
}

@usableFromInline
final class ClosureSubscriberBox<Input, Failure: Error>: SubscriberBoxBase<Input, Failure> {
    @usableFromInline let receiveSubscription: ((any Subscription) -> Void)?
    @usableFromInline let receiveValue: ((Input) -> Subscribers.Demand)?
    @usableFromInline let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    @inlinable
    init(
        receiveSubscription: ((any Subscription) -> Void)?,
        receiveValue: ((Input) -> Subscribers.Demand)?,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    ) {
        self.receiveSubscription = receiveSubscription
        self.receiveValue = receiveValue
        self.receiveCompletion = receiveCompletion
    }

    @inlinable
    override func receive(subscription: any Subscription) {
        receiveSubscription?(subscription)
    }

    @inlinable
    override func receive(_ value: Input) -> Subscribers.Demand {
        receiveValue?(value) ?? .none
    }

    @inlinable
    override func receive(completion: Subscribers.Completion<Failure>) {
        receiveCompletion?(completion)
    }
}
