extension Gesture {
    /// This gesture or another; the other only where this one fails.
    @MainActor @preconcurrency
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// One of two gestures, the first if it succeeds.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// Which of the two it is, with what it tells.
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor
    package static func makeTracker(_ gesture: Self, _ context: GestureContext) -> ExclusiveTracker<First, Second> {
        ExclusiveTracker(gesture, context)
    }

    @MainActor
    package static func updateTracker(_ tracker: ExclusiveTracker<First, Second>, to gesture: Self) {
        tracker.update(to: gesture)
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

@MainActor
package final class ExclusiveTracker<First: Gesture, Second: Gesture>:
    GestureTracker<ExclusiveGesture<First, Second>.Value>
{
    private let firstContext: GestureContext
    private let secondContext: GestureContext
    private let first: GestureTracker<First.Value>
    private let second: GestureTracker<Second.Value>
    private var firstPhase = GesturePhase<First.Value>.possible(nil)
    private var secondPhase = GesturePhase<Second.Value>.possible(nil)

    init(_ gesture: ExclusiveGesture<First, Second>, _ context: GestureContext) {
        firstContext = GestureContext(node: context.node, parent: context)
        secondContext = GestureContext(node: context.node, parent: context)
        first = First.tracker(gesture.first, firstContext)
        second = Second.tracker(gesture.second, secondContext)
        super.init(context)
        firstContext.permit()
    }

    func update(to gesture: ExclusiveGesture<First, Second>) {
        First.update(first, to: gesture.first)
        Second.update(second, to: gesture.second)
    }

    override package var endsWhenLifted: Bool { first.endsWhenLifted && second.endsWhenLifted }

    override package func handle(_ event: GestureEvent) -> GesturePhase<ExclusiveGesture<First, Second>.Value> {
        if !firstPhase.isFinished { firstPhase = first.handle(event) }
        switch firstPhase {
        case .active, .ended:
            drop()
            return firstPhase.map { .first($0) }
        case .possible(let value):
            if !secondPhase.isFinished { secondPhase = second.handle(event) }
            return .possible(value.map { .first($0) })
        case .failed:
            if !secondPhase.isFinished { secondPhase = second.handle(event) }
            secondContext.permit()
            return secondPhase.map { .second($0) }
        }
    }

    /// The first has begun: the second is out.
    private func drop() {
        guard !secondPhase.isFinished else { return secondContext.refuse() }
        secondContext.refuse()
        second.cancel()
        secondPhase = .failed
    }

    override package func cancel() {
        if !firstPhase.isFinished { first.cancel() }
        if !secondPhase.isFinished { second.cancel() }
        secondContext.refuse()
    }
}
