import Foundation
import Geometry
import Platform

/// Follows a press on a control: pressed while the pointer is near, an action when it goes up there.
@MainActor
package final class PressRecognizer: GestureRecognizer {
    /// Points around the control within which a touch still counts (UIKit's 70 for buttons, from memory).
    private static let tolerance: CGFloat = 70

    private let pressing: (Bool) -> Void
    private let action: () -> Void
    private var isInside = false
    /// Acts again and again while it is held.
    private let repeats: Bool
    private var hasRepeated = false
    private var ticket: FrameClock.Ticket?

    /// Seconds until a held control acts again, and from then on (UIKit's steppers, from memory).
    private static let (repeatDelay, repeatInterval) = (0.5, 0.1)

    package init(
        node: LayoutNode, repeats: Bool = false, pressing: @escaping (Bool) -> Void, action: @escaping () -> Void
    ) {
        self.repeats = repeats
        self.pressing = pressing
        self.action = action
        super.init(node: node)
    }

    override package func handle(_ event: PointerEvent) {
        guard state == .possible else { return }
        switch event.phase {
        case .down: setInside(true)
        case .moved: setInside(isNear(event))
        case .up:
            let isNear = isNear(event)
            setInside(false)
            state = isNear && !hasRepeated ? .ready : .failed
        case .cancelled: cancel()
        case .hovered, .left: break
        }
    }

    private func isNear(_ event: PointerEvent) -> Bool {
        CGRect(origin: .zero, size: node.size).insetBy(dx: -Self.tolerance, dy: -Self.tolerance)
            .contains(location(of: event))
    }

    private func setInside(_ value: Bool) {
        guard isInside != value else { return }
        isInside = value
        pressing(value)
        ticket?.cancel()
        if value && repeats { act(after: Self.repeatDelay) }
    }

    private func act(after delay: Double) {
        let time = node.viewGraph.time + delay
        ticket = node.viewGraph.clock.at(time) { [weak self] in
            guard let self, isInside, node.isAttached, node.isEnabled else { return }
            hasRepeated = true
            action()
            act(after: Self.repeatInterval)
        }
        node.viewGraph.requestFrame?()
    }

    override package func act() {
        state = .ended
        action()
    }

    override package func cancel() {
        setInside(false)
        state = .failed
    }
}
