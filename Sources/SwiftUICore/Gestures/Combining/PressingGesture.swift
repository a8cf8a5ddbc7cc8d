extension Gesture where Value == Bool {
    /// Calls an action with true when the press begins, with false when it ends or fails.
    @MainActor
    func pressing(_ action: @escaping (Bool) -> Void) -> PressingGesture<Self> {
        PressingGesture(content: self, action: action)
    }
}

/// A press that tells whether it lasts.
package nonisolated struct PressingGesture<Content: Gesture>: PrimitiveGesture where Content.Value == Bool {
    package typealias Value = Bool

    let content: Content
    let action: (Bool) -> Void

    @MainActor
    package static func makeTracker(_ gesture: Self, _ context: GestureContext) -> PressingTracker<Content> {
        PressingTracker(gesture, context)
    }

    @MainActor
    package static func updateTracker(_ tracker: PressingTracker<Content>, to gesture: Self) {
        tracker.update(to: gesture)
    }
}

@MainActor
package final class PressingTracker<Content: Gesture>: GestureTracker<Bool> where Content.Value == Bool {
    private var action: (Bool) -> Void
    private let content: GestureTracker<Bool>
    private var isPressing = false

    init(_ gesture: PressingGesture<Content>, _ context: GestureContext) {
        action = gesture.action
        content = Content.tracker(gesture.content, context)
        super.init(context)
    }

    func update(to gesture: PressingGesture<Content>) {
        action = gesture.action
        Content.update(content, to: gesture.content)
    }

    override package func handle(_ event: GestureEvent) -> GesturePhase<Bool> {
        let phase = content.handle(event)
        switch phase {
        case .possible(true?), .active(true): setPressing(true)
        case .possible, .active: break
        case .ended: context.perform { [self] in setPressing(false) }
        case .failed: setPressing(false)
        }
        return phase
    }

    private func setPressing(_ value: Bool) {
        guard isPressing != value else { return }
        isPressing = value
        action(value)
    }

    override package func cancel() {
        content.cancel()
        setPressing(false)
    }
}
