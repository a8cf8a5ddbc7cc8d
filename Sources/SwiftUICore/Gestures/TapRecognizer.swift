import Foundation
import Geometry
import Platform

/// Recognises one or several taps.
@MainActor
package final class TapRecognizer: GestureRecognizer {
    /// Points that a finger may move within a tap (UIKit's tolerance for touches, from memory).
    private static let tolerance: CGFloat = 45
    /// Seconds between the taps of a double tap (UIKit's 0.35, from memory).
    private static let interval = 0.35

    private let count: Int
    private let action: (CGPoint) -> Void
    private var taps = 0
    private var start = CGPoint.zero
    private var last = CGPoint.zero
    private var deadline: FrameClock.Ticket?

    package init(node: LayoutNode, count: Int, action: @escaping (CGPoint) -> Void) {
        self.count = max(1, count)
        self.action = action
        super.init(node: node)
    }

    override package func handle(_ event: PointerEvent) {
        guard state == .possible else { return }
        switch event.phase {
        case .down:
            deadline?.cancel()
            start = event.location
        case .moved:
            if distance(event.location, start) > Self.tolerance { state = .failed }
        case .up: up(event)
        case .cancelled: state = .failed
        case .hovered, .left: break
        }
    }

    private func up(_ event: PointerEvent) {
        last = location(of: event)
        taps += 1
        if taps == count {
            state = .ready
            return
        }
        deadline = node.viewGraph.clock.at(event.time + Self.interval) { [weak self] in
            self?.state = .failed
            self?.onTimeout?()
        }
        node.viewGraph.requestFrame?()
    }

    override package func act() {
        state = .ended
        action(last)
    }

    override package func cancel() {
        deadline?.cancel()
        super.cancel()
    }
}

func distance(_ left: CGPoint, _ right: CGPoint) -> CGFloat {
    ((left.x - right.x) * (left.x - right.x) + (left.y - right.y) * (left.y - right.y)).squareRoot()
}
