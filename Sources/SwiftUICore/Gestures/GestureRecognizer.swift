import Foundation
import Geometry
import Platform

/// Follows one pointer from down to up and finds out whether it makes a gesture.
@MainActor
package class GestureRecognizer {
    package enum State { case possible, recognized, failed }

    package final var state = State.possible
    /// The node whose coordinates the gesture is in.
    package final unowned(unsafe) let node: LayoutNode

    package init(node: LayoutNode) { self.node = node }

    /// The pointer moved, or a gesture's time came.
    package func handle(_ event: PointerEvent) {}
    /// Another recogniser has won, or the node is gone.
    package func cancel() {}
}
