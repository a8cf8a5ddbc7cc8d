import Foundation
import Geometry

extension View {
    /// Calls an action with whether the pointer is over the view, when that changes.
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverActionModifier(space: .local, isContinuous: false) { action($0 != .ended) })
    }

    /// Calls an action as the pointer moves over the view, and when it leaves.
    public nonisolated func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(
            HoverActionModifier(space: coordinateSpace.coordinateSpace, isContinuous: true, action: action))
    }
}

nonisolated struct HoverActionModifier: ElementModifier {
    let space: CoordinateSpace
    let isContinuous: Bool
    let action: (HoverPhase) -> Void

    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> HoverActionNode {
        HoverActionNode(self, child: child, inputs)
    }
}

final class HoverActionNode: ModifierNode<HoverActionModifier>, Responder {
    private var isInside = false

    override var responder: (any Responder)? { self }
    var followsHover: Bool { true }

    override func modifierChanged(from old: HoverActionModifier) {}

    func hover(_ phase: HoverPhase) {
        let wasInside = isInside
        isInside = phase != .ended
        guard modifier.isContinuous || isInside != wasInside else { return }
        if case .active(let point) = phase {
            modifier.action(.active(convert(point, to: modifier.space)))
        } else {
            modifier.action(.ended)
        }
    }
}
