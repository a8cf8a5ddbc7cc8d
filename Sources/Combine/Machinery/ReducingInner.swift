/// What an operator that makes one value of all does with each of them.
@usableFromInline
protocol ReduceStep<Input, Output, Thrown>: ~Copyable {
    associatedtype Input
    associatedtype Output
    /// What the operator's closure throws; `Never` if it doesn't.
    associatedtype Thrown: Error
    /// What is kept from value to value.
    associatedtype Accumulator

    func receive(_ input: Input, into accumulator: borrowing Guarded<Accumulator>) throws(Thrown) -> ReduceOutcome

    /// The value that goes downstream in the end; `nil` when there is none.
    func output(of accumulator: Accumulator) -> Output?

    /// What the mirror shows instead of what it usually does; `nil` for the usual.
    func mirrorChildren(of accumulator: Accumulator) -> [Mirror.Child]?
}

extension ReduceStep where Self: ~Copyable {
    @usableFromInline
    func mirrorChildren(of accumulator: Accumulator) -> [Mirror.Child]? { nil }
}

extension ReduceStep where Accumulator == Output, Self: ~Copyable {
    @inlinable
    func output(of accumulator: Accumulator) -> Output? { accumulator }
}

extension ReduceStep where Accumulator == Output?, Self: ~Copyable {
    @inlinable
    func output(of accumulator: Accumulator) -> Output? { accumulator }
}

/// How an operator that makes one value of all goes on after a value.
@frozen
@usableFromInline
enum ReduceOutcome {
    /// More values are needed.
    case more
    /// The result is known: no more values are needed.
    case finished
}

/// The subscriber and subscription of operators that make one value of all those that they receive.
///
/// The result waits for the downstream's first request, and so does the completion, even if there were no values.
@usableFromInline
final class ReducingInner<Upstream: Publisher, Downstream: Subscriber, Step: ReduceStep & ~Copyable>: Subscriber,
    Subscription, Describable
where Step.Input == Upstream.Output, Step.Output == Downstream.Input {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline let description: String
    @usableFromInline let downstream: Downstream
    @usableFromInline let step: Step
    @usableFromInline let initial: Step.Accumulator
    @usableFromInline let accumulator: Guarded<Step.Accumulator>
    @usableFromInline let failures: FailureConversion<Failure, Step.Thrown, Downstream.Failure>
    @usableFromInline let state = Guarded(ReducingState())

    @inlinable
    init(
        _ description: String, downstream: Downstream, initial: Step.Accumulator, step: consuming Step,
        failures: FailureConversion<Failure, Step.Thrown, Downstream.Failure>
    ) {
        self.description = description
        self.downstream = downstream
        self.initial = initial
        self.step = step
        self.failures = failures
        accumulator = Guarded(initial)
    }

    @inlinable
    func receive(subscription: any Subscription) {
        if state.withLock({ $0.status.accept(subscription) }) {
            downstream.receive(subscription: self)
            subscription.request(.unlimited)
        } else {
            subscription.cancel()
        }
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
        guard state.withLock({ $0.wantsValue }) else { return .none }
        do throws(Step.Thrown) {
            switch try step.receive(input, into: accumulator) {
            case .more: break
            case .finished: finishEarly()
            }
        } catch {
            fail(with: failures.ofThrown(error))
        }
        return .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished:
            if state.withLock({ $0.complete() })?.sendsResult == true { sendResult() }
        case .failure(let error):
            guard state.withLock({ $0.status.terminate() }) != nil else { return }
            downstream.receive(completion: .failure(failures.ofUpstream(error)))
        }
    }

    @inlinable
    func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        if state.withLock({ $0.demand() }) { sendResult() }
    }

    @inlinable
    func cancel() {
        state.withLock { $0.cancel() }?.cancel()
    }

    @usableFromInline
    func finishEarly() {
        guard let (subscription, sendsResult) = state.withLock({ $0.complete() }) else { return }
        subscription.cancel()
        if sendsResult { sendResult() }
    }

    @usableFromInline
    func fail(with error: Downstream.Failure) {
        guard let subscription = state.withLock({ $0.status.terminate() }) else { return }
        subscription.cancel()
        downstream.receive(completion: .failure(error))
    }

    @usableFromInline
    func sendResult() {
        if let output = step.output(of: accumulator.withLock { $0 }) {
            _ = downstream.receive(output)
        }
        downstream.receive(completion: .finished)
    }

    @usableFromInline
    var mirrorChildren: [Mirror.Child] {
        let result = accumulator.withLock { $0 }
        return step.mirrorChildren(of: result) ?? [
            ("downstream", downstream), ("result", result), ("initial", initial),
            ("status", state.withLock { $0.status }),
        ]
    }
}
