import Foundation
import Geometry
import Platform

/// Takes a drag along one axis away from what is inside its node; a drag along the other fails.
@MainActor
package class AxisDragRecognizer: GestureRecognizer {
    /// Points that the pointer has to move (UIKit's threshold for pans, from memory).
    private static let threshold: CGFloat = 10

    private let axis: Axis
    private var start = CGPoint.zero
    private var velocity = PointerVelocity()

    package init(node: LayoutNode, axis: Axis) {
        self.axis = axis
        super.init(node: node)
    }

    // MARK: What subclasses say

    /// Whether a drag may start at a point of the window.
    package func mayBegin(at point: CGPoint) -> Bool { true }
    /// Whether what is dragged can move in the direction of a distance.
    package func mayMove(by distance: CGFloat) -> Bool { true }
    /// The pointer has moved far enough, and is nobody else's: what follows is measured from here.
    package func begin() {}
    /// - Parameter distance: points from where the drag began.
    package func drag(by distance: CGFloat) {}
    /// - Parameter velocity: points a second.
    package func end(velocity: CGFloat) {}
    /// The pointer was taken away: by default it has come to rest where it was.
    package func abort() { end(velocity: 0) }

    override package final var preempts: Bool { true }

    override package final func handle(_ event: PointerEvent) {
        velocity.add(event)
        switch event.phase {
        case .down:
            start = event.location
            if !mayBegin(at: start) { state = .failed }
        case .moved: moved(event)
        case .up: finish { $0.end(velocity: velocity.value(at: event.time)[axis]) }
        case .cancelled: finish { $0.abort() }
        case .hovered, .left: break
        }
    }

    private func moved(_ event: PointerEvent) {
        let translation = CGSize(width: event.location.x - start.x, height: event.location.y - start.y)
        let along = translation[axis]
        let across = translation[axis.perpendicular]
        if state == .possible {
            guard max(abs(along), abs(across)) > Self.threshold else { return }
            guard abs(along) > abs(across), mayMove(by: along) else {
                state = .failed
                return
            }
            start = event.location
            state = .ready
        } else if state == .active {
            drag(by: along)
        }
    }

    override package final func act() {
        state = .active
        begin()
    }

    override package final func cancel() { finish { $0.abort() } }

    private func finish(_ end: (AxisDragRecognizer) -> Void) {
        let wasActive = state == .active
        state = wasActive ? .ended : .failed
        if wasActive { end(self) }
    }
}
