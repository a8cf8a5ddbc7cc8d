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
package final class BackSwipeRecognizer: GestureRecognizer {
    /// Points from the edge in which the swipe may begin (UIKit's screen edge pan, from memory).
    private static let edge: CGFloat = 24
    private static let threshold: CGFloat = 10

    private let stack: NavigationStackNode
    private var start = CGPoint.zero
    private var velocity = PointerVelocity()

    init(stack: NavigationStackNode) {
        self.stack = stack
        super.init(node: stack)
    }

    override package var preempts: Bool { true }

    override package func handle(_ event: PointerEvent) {
        velocity.add(event)
        switch event.phase {
        case .down:
            start = location(of: event)
            let distance = stack.isRightToLeft ? stack.size.width - start.x : start.x
            if distance > Self.edge { state = .failed }
        case .moved: moved(event)
        case .up: finish(velocity: velocity.value(at: event.time).width)
        case .cancelled: finish(velocity: -1000)
        case .hovered, .left: break
        }
    }

    /// Points towards the middle.
    private func inward(_ distance: CGFloat) -> CGFloat { stack.isRightToLeft ? -distance : distance }

    private func moved(_ event: PointerEvent) {
        let point = location(of: event)
        let along = inward(point.x - start.x)
        if state == .possible {
            if abs(point.y - start.y) > max(along, Self.threshold) { state = .failed }
            if along > Self.threshold, state == .possible { state = .ready }
        } else if state == .active {
            stack.swipe(by: along / max(1, stack.size.width))
        }
    }

    override package func act() {
        state = .active
        stack.beginSwipe()
    }

    private func finish(velocity: CGFloat) {
        let wasActive = state == .active
        state = wasActive ? .ended : .failed
        if wasActive { stack.endSwipe(velocity: inward(velocity) / max(1, stack.size.width)) }
    }
}
