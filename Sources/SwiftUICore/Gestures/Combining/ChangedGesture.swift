extension Gesture where Value: Equatable {
    /// Calls an action whenever the gesture's value changes.
    @MainActor @preconcurrency
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}

public nonisolated struct _ChangedGesture<Content: Gesture>: PrimitiveGesture where Content.Value: Equatable {
    public typealias Value = Content.Value

    let content: Content
    let action: (Value) -> Void

    @MainActor
    package static func makeTracker(_ gesture: Self, _ context: GestureContext) -> ChangedTracker<Content> {
        ChangedTracker(gesture, context)
    }

    @MainActor
    package static func updateTracker(_ tracker: ChangedTracker<Content>, to gesture: Self) {
        tracker.update(to: gesture)
    }
}

@MainActor
package final class ChangedTracker<Content: Gesture>: GestureTracker<Content.Value> where Content.Value: Equatable {
    private var action: (Content.Value) -> Void
    private let content: GestureTracker<Content.Value>
    private var last: Content.Value?

    init(_ gesture: _ChangedGesture<Content>, _ context: GestureContext) {
        action = gesture.action
        content = Content.tracker(gesture.content, context)
        super.init(context)
    }

    func update(to gesture: _ChangedGesture<Content>) {
        action = gesture.action
        Content.update(content, to: gesture.content)
    }

    override package func handle(_ event: GestureEvent) -> GesturePhase<Content.Value> {
        let phase = content.handle(event)
        switch phase {
        case .possible(let value?): if isNew(value) { action(value) }
        case .active(let value):
            if isNew(value) { context.perform { [unowned self] in action(value) } }
        case .possible, .ended, .failed: break
        }
        return phase
    }

    private func isNew(_ value: Content.Value) -> Bool {
        defer { last = value }
        return value != last
    }

    override package var endsWhenLifted: Bool { content.endsWhenLifted }
    override package func cancel() { content.cancel() }
}
