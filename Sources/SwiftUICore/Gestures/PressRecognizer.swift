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

    package init(node: LayoutNode, pressing: @escaping (Bool) -> Void, action: @escaping () -> Void) {
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
            state = isNear ? .ready : .failed
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
