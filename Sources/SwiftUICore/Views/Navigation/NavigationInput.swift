import Foundation
import Geometry
import Platform

/// Takes the swipe from the edge that leads back.
@MainActor
package final class NavigationInput: Responder {
    package nonisolated(unsafe) weak var stack: NavigationStackNode?

    package nonisolated init() {}

    package func makeRecognizers() -> [GestureRecognizer] {
        guard let stack, stack.allowsSwipe else { return [] }
        return [BackSwipeRecognizer(stack: stack)]
    }
}

/// Follows a swipe that begins at the edge where the back button is.
@MainActor
package final class BackSwipeRecognizer: AxisDragRecognizer {
    /// Points from the edge in which the swipe may begin (UIKit's screen edge pan, from memory).
    private static let edge: CGFloat = 24
    /// Widths a second at which it goes home from wherever it is.
    private static let abortVelocity: CGFloat = 2.5

    private let stack: NavigationStackNode

    init(stack: NavigationStackNode) {
        self.stack = stack
        super.init(node: stack, axis: .horizontal)
    }

    override package func mayBegin(at point: CGPoint) -> Bool {
        let x = stack.localPoint(point).x
        return (stack.isRightToLeft ? stack.size.width - x : x) <= Self.edge
    }

    override package func mayMove(by distance: CGFloat) -> Bool { inward(distance) > 0 && stack.mayBeginSwipe }
    override package func begin() { stack.beginSwipe() }
    override package func drag(by distance: CGFloat) { stack.swipe(by: part(distance)) }
    override package func end(velocity: CGFloat) { stack.endSwipe(velocity: part(velocity)) }
    /// The view that is there stays.
    override package func abort() { stack.endSwipe(velocity: -Self.abortVelocity) }

    /// Points towards the middle.
    private func inward(_ distance: CGFloat) -> CGFloat { stack.isRightToLeft ? -distance : distance }
    /// Towards the middle, in widths of the stack.
    private func part(_ distance: CGFloat) -> CGFloat { inward(distance) / max(1, stack.size.width) }
}
