import Foundation
import Platform

/// Follows a `Gesture` among the other recognisers of a pointer.
@MainActor
package final class ComposedGestureRecognizer<G: Gesture>: GestureRecognizer {
    private let context: GestureContext
    private let tracker: GestureTracker<G.Value>
    private let priority: GesturePriority
    /// Takes the pointer from those inside as soon as it has ended.
    private let takesPointer: Bool
    private var hasMoved = false
    private var isContinuous = false
    private var isOver = false
    private var startLocation: CGPoint?
    /// Points that a pointer moves before a gesture takes it away from those inside.
    private static var threshold: CGFloat { 10 }

    package init(_ gesture: G, node: LayoutNode, priority: GesturePriority = .normal, takesPointer: Bool = false) {
        self.takesPointer = takesPointer
        context = GestureContext(node: node)
        tracker = G.tracker(gesture, context)
        self.priority = priority
        super.init(node: node)
        context.onTime = { [weak self] time in
            guard let self else { return }
            guard node.isTakingPart else { return cancel() }
            take(.time(time))
            onTimeout?()
        }
    }

    override package var preempts: Bool { isContinuous || (takesPointer && isOver) }
    override package var hasEnded: Bool { isOver }
    override package var endsWhenLifted: Bool { tracker.endsWhenLifted }
    override package var isSimultaneous: Bool { priority == .simultaneous }
    override package var isHighPriority: Bool { priority == .high }

    package func update(to gesture: G) { G.update(tracker, to: gesture) }

    override package func handle(_ event: PointerEvent) {
        if event.phase == .down { startLocation = event.location }
        if let startLocation, distance(event.location, startLocation) >= Self.threshold { hasMoved = true }
        take(.pointer(event))
    }

    override package func handle(_ event: TransformEvent) {
        hasMoved = true
        take(.transform(event))
    }

    private func take(_ event: GestureEvent) {
        guard state == .possible || state == .active || (state == .ready && !isOver) else { return }
        switch tracker.handle(event) {
        case .possible: break
        case .active:
            isContinuous = hasMoved
            if state == .possible { state = .ready }
        case .ended:
            isOver = true
            state = state == .active ? .ended : .ready
        case .failed:
            state = .failed
            context.refuse()
        }
    }

    override package func act() {
        state = isOver ? .ended : .active
        context.permit()
    }

    override package func cancel() {
        guard state != .failed, state != .ended else { return }
        state = .failed
        context.refuse()
        tracker.cancel()
    }
}

/// How a gesture stands to those of the views inside and around.
package enum GesturePriority {
    /// After those inside.
    case normal
    /// Before those inside.
    case high
    /// Beside all others.
    case simultaneous
}
