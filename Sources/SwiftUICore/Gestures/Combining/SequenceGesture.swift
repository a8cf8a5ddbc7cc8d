import Platform

extension Gesture {
    /// This gesture, and after it another.
    @MainActor @preconcurrency
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}

/// A gesture that begins once another has ended.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// Which of the two goes on, with what it tells.
    public enum Value {
        case first(First.Value)
        /// The first has ended; nil until the second has begun.
        case second(First.Value, Second.Value?)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor
    package static func makeTracker(_ gesture: Self, _ context: GestureContext) -> SequenceTracker<First, Second> {
        SequenceTracker(gesture, context)
    }

    @MainActor
    package static func updateTracker(_ tracker: SequenceTracker<First, Second>, to gesture: Self) {
        tracker.update(to: gesture)
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

@MainActor
package final class SequenceTracker<First: Gesture, Second: Gesture>:
    GestureTracker<SequenceGesture<First, Second>.Value>
{
    private let first: GestureTracker<First.Value>
    private let second: GestureTracker<Second.Value>
    private var firstValue: First.Value?
    private var lastPointer: PointerEvent?
    private var isPointerDown = false

    init(_ gesture: SequenceGesture<First, Second>, _ context: GestureContext) {
        first = First.tracker(gesture.first, context)
        second = Second.tracker(gesture.second, context)
        super.init(context)
    }

    func update(to gesture: SequenceGesture<First, Second>) {
        First.update(first, to: gesture.first)
        Second.update(second, to: gesture.second)
    }

    override package func handle(_ event: GestureEvent) -> GesturePhase<SequenceGesture<First, Second>.Value> {
        note(event)
        if let firstValue { return after(firstValue, second.handle(event)) }
        let phase = first.handle(event)
        guard case .ended(let value) = phase else { return phase.map { .first($0) } }
        firstValue = value
        return begin(after: value)
    }

    private func note(_ event: GestureEvent) {
        guard case .pointer(let event) = event else { return }
        lastPointer = event
        if event.phase == .down { isPointerDown = true }
        if event.phase == .up || event.phase == .cancelled { isPointerDown = false }
    }

    /// A pointer that is still down begins the second gesture where it is.
    private func begin(after value: First.Value) -> GesturePhase<SequenceGesture<First, Second>.Value> {
        guard isPointerDown, var event = lastPointer else { return .active(.second(value, nil)) }
        event.phase = .down
        return after(value, second.handle(.pointer(event)))
    }

    private func after(
        _ first: First.Value, _ phase: GesturePhase<Second.Value>
    ) -> GesturePhase<SequenceGesture<First, Second>.Value> {
        switch phase {
        case .possible(let value): .active(.second(first, value))
        case .active(let value): .active(.second(first, value))
        case .ended(let value): .ended(.second(first, value))
        case .failed: .failed
        }
    }

    override package func cancel() { firstValue == nil ? first.cancel() : second.cancel() }
}
