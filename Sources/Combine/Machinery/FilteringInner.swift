/// What an operator that lets values through, or ends the stream, does with each value.
@usableFromInline
protocol FilterStep<Input, Output, Thrown>: ~Copyable {
    associatedtype Input
    associatedtype Output
    /// What the operator's closure throws; `Never` if it doesn't.
    associatedtype Thrown: Error

    func receive(_ input: Input) throws(Thrown) -> FilterOutcome<Output>

    /// What the mirror shows beside the downstream.
    var mirrorChildren: [Mirror.Child] { get }
}

extension FilterStep where Self: ~Copyable {
    @usableFromInline
    var mirrorChildren: [Mirror.Child] { [] }
}

/// What becomes of a value.
@frozen
@usableFromInline
enum FilterOutcome<Output> {
    /// A value goes downstream.
    case value(Output)
    /// Nothing goes downstream, and another value is asked for instead.
    case skip
    /// The stream ends here.
    case finished
}

/// The subscriber and subscription of operators that let values through, or end the stream.
///
/// A value, a completion or a request before the upstream's subscription is a programming error, and traps.
@usableFromInline
final class FilteringInner<Upstream: Publisher, Downstream: Subscriber, Step: FilterStep & ~Copyable>: Subscriber,
    Subscription, Describable
where Step.Input == Upstream.Output, Step.Output == Downstream.Input {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline let description: String
    @usableFromInline let downstream: Downstream
    @usableFromInline let step: Step
    @usableFromInline let failures: FailureConversion<Failure, Step.Thrown, Downstream.Failure>
    @usableFromInline let status = Guarded(SubscriptionStatus.awaitingSubscription)

    @inlinable
    init(
        _ description: String, downstream: Downstream, step: consuming Step,
        failures: FailureConversion<Failure, Step.Thrown, Downstream.Failure>
    ) {
        self.description = description
        self.downstream = downstream
        self.step = step
        self.failures = failures
    }

    @inlinable
    func receive(subscription: any Subscription) {
        if status.withLock({ $0.accept(subscription) }) {
            downstream.receive(subscription: self)
        } else {
            subscription.cancel()
        }
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
        guard status.withLock({ $0.isSubscribed }) else { return .none }
        do throws(Step.Thrown) {
            switch try step.receive(input) {
            case .value(let output):
                return downstream.receive(output)
            case .skip:
                return .max(1)
            case .finished:
                end(with: .finished)
            }
        } catch {
            end(with: .failure(failures.ofThrown(error)))
        }
        return .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
        guard status.withLock({ $0.isSubscribed ? $0.terminate() : nil }) != nil else { return }
        downstream.receive(completion: completion.mapFailure(failures.ofUpstream))
    }

    @inlinable
    func request(_ demand: Subscribers.Demand) {
        status.withLock { $0.isSubscribed ? $0.subscription : nil }?.request(demand)
    }

    @inlinable
    func cancel() {
        status.withLock { $0.terminate() }?.cancel()
    }

    @usableFromInline
    func end(with completion: Subscribers.Completion<Downstream.Failure>) {
        guard let subscription = status.withLock({ $0.terminate() }) else { return }
        subscription.cancel()
        downstream.receive(completion: completion)
    }

    @usableFromInline
    var mirrorChildren: [Mirror.Child] {
        [("downstream", downstream)] + step.mirrorChildren
    }
}
