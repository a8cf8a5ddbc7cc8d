import Foundation
import Geometry
import Platform

/// Follows one pointer from down to up and finds out whether it makes a gesture.
///
/// A recogniser says how far it is; `EventDispatcher` decides who acts: of those that are ready the innermost, once all
/// inside it have failed, or at once one that preempts (scrolling takes the pointer from the buttons inside).
@MainActor
package class GestureRecognizer {
    package enum State {
        /// It can't tell yet.
        case possible
        /// It has seen its gesture and waits for leave to act.
        case ready
        /// It has acted on the start of its gesture and follows the rest.
        case active
        case failed
        case ended
    }

    package final var state = State.possible
    /// The node whose coordinates the gesture is in.
    package final let node: LayoutNode

    package init(node: LayoutNode) { self.node = node }

    /// Acts before those inside it have failed.
    package var preempts: Bool { false }
    /// Acts beside others, and stops none of them.
    package var isSimultaneous: Bool { false }
    /// Comes before those of the nodes inside.
    package var isHighPriority: Bool { false }
    /// It has seen all of its gesture.
    package var hasEnded: Bool { false }
    /// As long as the pointer is down it can't end, as a tap can't: what ends before it, around it, comes first.
    package var endsWhenLifted: Bool { false }
    /// Goes on when its node has gone.
    package var outlivesNode: Bool { false }
    /// Lets the dispatcher decide anew when a time that the recogniser waits for has come.
    package final var onTimeout: (() -> Void)?

    /// The pointer did something, or the frame clock has come to a time that the recogniser waits for.
    package func handle(_ event: PointerEvent) {}
    /// Two fingers did something.
    package func handle(_ event: TransformEvent) {}
    /// It may act: to `ended`, or to `active` for what goes on.
    package func act() { state = .ended }
    /// Another has acted, or the pointer was taken away.
    package func cancel() { state = .failed }

    package final func location(of event: PointerEvent) -> CGPoint { node.localPoint(event.location) }
}
