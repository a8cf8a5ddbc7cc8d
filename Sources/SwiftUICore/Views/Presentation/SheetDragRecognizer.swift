import Foundation
import Geometry
import Platform

/// Drags a sheet up and down.
@MainActor
package final class SheetDragRecognizer: GestureRecognizer {
    /// Points that the pointer has to move (UIKit's threshold for pans, from memory).
    private static let threshold: CGFloat = 10

    private let layer: SheetLayer
    private var start = CGPoint.zero
    private var startHeight: CGFloat = 0
    private var velocity = PointerVelocity()

    init(layer: SheetLayer) {
        self.layer = layer
        super.init(node: layer)
    }

    override package var preempts: Bool { true }

    override package func handle(_ event: PointerEvent) {
        velocity.add(event)
        switch event.phase {
        case .down:
            start = event.location
            if !layer.isInCard(start) { state = .failed }
        case .moved: moved(event)
        case .up: finish(velocity: velocity.value(at: event.time).height)
        case .cancelled: finish(velocity: 0)
        case .hovered, .left: break
        }
    }

    private func moved(_ event: PointerEvent) {
        let translation = CGSize(width: event.location.x - start.x, height: event.location.y - start.y)
        if state == .possible {
            guard max(abs(translation.width), abs(translation.height)) > Self.threshold else { return }
            guard abs(translation.height) > abs(translation.width) else {
                state = .failed
                return
            }
            start = event.location
            startHeight = layer.visibleHeight
            state = .ready
        } else if state == .active {
            layer.drag(from: startHeight, by: translation.height)
        }
    }

    override package func act() { state = .active }

    private func finish(velocity: CGFloat) {
        let wasActive = state == .active
        state = wasActive ? .ended : .failed
        if wasActive { layer.endDrag(velocity: velocity) }
    }
}

extension PresentationLayer {
    /// Whether a point of the window is on the content where it is now.
    final func isInCard(_ point: CGPoint) -> Bool { card.applying(childTransform ?? .identity).contains(point) }
}
