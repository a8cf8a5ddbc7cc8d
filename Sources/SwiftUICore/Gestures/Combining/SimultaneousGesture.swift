extension Gesture {
    /// This gesture and another at the same time.
    @MainActor @preconcurrency
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}

/// Two gestures at the same time, neither of which stops the other.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// What each of the two tells; nil for one that has not begun or has failed.
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor
    package static func makeTracker(
        _ gesture: Self, _ context: GestureContext
    ) -> SimultaneousTracker<First, Second> { SimultaneousTracker(gesture, context) }

    @MainActor
    package static func updateTracker(_ tracker: SimultaneousTracker<First, Second>, to gesture: Self) {
        tracker.update(to: gesture)
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

@MainActor
package final class SimultaneousTracker<First: Gesture, Second: Gesture>:
    GestureTracker<SimultaneousGesture<First, Second>.Value>
{
    private let first: GestureTracker<First.Value>
    private let second: GestureTracker<Second.Value>
    private var firstPhase = GesturePhase<First.Value>.possible(nil)
    private var secondPhase = GesturePhase<Second.Value>.possible(nil)

    init(_ gesture: SimultaneousGesture<First, Second>, _ context: GestureContext) {
        first = First.tracker(gesture.first, context)
        second = Second.tracker(gesture.second, context)
        super.init(context)
    }

    func update(to gesture: SimultaneousGesture<First, Second>) {
        First.update(first, to: gesture.first)
        Second.update(second, to: gesture.second)
    }

    override package var endsWhenLifted: Bool { first.endsWhenLifted && second.endsWhenLifted }

    override package func handle(
        _ event: GestureEvent
    ) -> GesturePhase<SimultaneousGesture<First, Second>.Value> {
        if !firstPhase.isFinished { firstPhase = first.handle(event) }
        if !secondPhase.isFinished { secondPhase = second.handle(event) }
        return phase
    }

    private var phase: GesturePhase<SimultaneousGesture<First, Second>.Value> {
        let value = SimultaneousGesture<First, Second>.Value(first: firstPhase.value, second: secondPhase.value)
        switch (firstPhase, secondPhase) {
        case (.failed, .failed): return .failed
        case (.ended, .ended), (.ended, .failed), (.failed, .ended): return .ended(value)
        case (.active, _), (_, .active), (.ended, _), (_, .ended): return .active(value)
        case (.possible, _), (_, .possible):
            return .possible(value.first == nil && value.second == nil ? nil : value)
        }
    }

    override package func cancel() {
        if !firstPhase.isFinished { first.cancel() }
        if !secondPhase.isFinished { second.cancel() }
    }
}
