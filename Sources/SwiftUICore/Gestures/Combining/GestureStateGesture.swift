extension Gesture {
    /// Keeps a value up to date while the gesture lasts; when it ends or fails, the value falls back.
    /// - Parameter body: gets the gesture's value, and changes the state and the transaction under which it is set.
    @MainActor @preconcurrency
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state, body: body) }
}

/// A gesture that keeps a `GestureState` up to date.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
    public typealias Value = Base.Value

    public var base: Base
    public var state: GestureState<State>
    let change: (Value, inout State, inout Transaction) -> Void

    public init(
        base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        change = body
    }

    @MainActor
    package static func makeTracker(_ gesture: Self, _ context: GestureContext) -> GestureStateTracker<Base, State> {
        GestureStateTracker(gesture, context)
    }

    @MainActor
    package static func updateTracker(_ tracker: GestureStateTracker<Base, State>, to gesture: Self) {
        tracker.update(to: gesture)
    }
}

@MainActor
package final class GestureStateTracker<Base: Gesture, State>: GestureTracker<Base.Value> {
    private var gesture: GestureStateGesture<Base, State>
    private let base: GestureTracker<Base.Value>

    init(_ gesture: GestureStateGesture<Base, State>, _ context: GestureContext) {
        self.gesture = gesture
        base = Base.tracker(gesture.base, context)
        super.init(context)
    }

    func update(to gesture: GestureStateGesture<Base, State>) {
        self.gesture = gesture
        Base.update(base, to: gesture.base)
    }

    override package func handle(_ event: GestureEvent) -> GesturePhase<Base.Value> {
        let phase = base.handle(event)
        switch phase {
        case .possible(let value?): set(value)
        case .active(let value): context.perform { [self] in set(value) }
        case .ended: context.perform { [self] in gesture.state.reset() }
        case .failed: gesture.state.reset()
        case .possible: break
        }
        return phase
    }

    private func set(_ value: Base.Value) {
        gesture.state.update { state, transaction in gesture.change(value, &state, &transaction) }
    }

    override package var endsWhenLifted: Bool { base.endsWhenLifted }

    override package func cancel() {
        base.cancel()
        gesture.state.reset()
    }
}
