extension Gesture {
    /// Calls an action when the gesture ends, not when it fails.
    @MainActor @preconcurrency
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }
}

public nonisolated struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
    public typealias Value = Content.Value

    let content: Content
    let action: (Value) -> Void

    @MainActor
    package static func makeTracker(_ gesture: Self, _ context: GestureContext) -> EndedTracker<Content> {
        EndedTracker(gesture, context)
    }

    @MainActor
    package static func updateTracker(_ tracker: EndedTracker<Content>, to gesture: Self) {
        tracker.update(to: gesture)
    }
}

@MainActor
package final class EndedTracker<Content: Gesture>: GestureTracker<Content.Value> {
    private var action: (Content.Value) -> Void
    private let content: GestureTracker<Content.Value>

    init(_ gesture: _EndedGesture<Content>, _ context: GestureContext) {
        action = gesture.action
        content = Content.tracker(gesture.content, context)
        super.init(context)
    }

    func update(to gesture: _EndedGesture<Content>) {
        action = gesture.action
        Content.update(content, to: gesture.content)
    }

    override package func handle(_ event: GestureEvent) -> GesturePhase<Content.Value> {
        let phase = content.handle(event)
        if case .ended(let value) = phase { context.perform { [self] in action(value) } }
        return phase
    }

    override package var endsWhenLifted: Bool { content.endsWhenLifted }
    override package func cancel() { content.cancel() }
}
