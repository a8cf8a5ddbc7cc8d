import Foundation
import Geometry
import Platform

extension View {
    /// Calls an action after as many taps.
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(TapActionModifier(count: count, space: .local) { _ in action() })
    }

    /// Calls an action with the place of the last tap.
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        modifier(TapActionModifier(count: count, space: coordinateSpace.coordinateSpace, action: action))
    }
}

nonisolated struct TapActionModifier: ElementModifier {
    let count: Int
    let space: CoordinateSpace
    let action: (CGPoint) -> Void

    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> TapActionNode {
        TapActionNode(self, child: child, inputs)
    }
}

final class TapActionNode: ModifierNode<TapActionModifier>, Responder {
    override var responder: (any Responder)? { self }

    override func modifierChanged(from old: TapActionModifier) {}
    override var affectsDrawing: Bool { false }

    func makeRecognizers() -> [GestureRecognizer] {
        guard isEnabled else { return [] }
        let gesture = SpatialTapGesture(count: modifier.count, coordinateSpace: modifier.space)
        return [
            ComposedGestureRecognizer(
                gesture.onEnded { [weak self] in self?.modifier.action($0.location) }, node: self, priority: .normal)
        ]
    }

    override func accessibilityElements(_ below: [AccessibilityElement]) -> [AccessibilityElement] {
        for element in below where element.actions[.activate] == nil {
            element.actions[.activate] = accessibilityActivation
        }
        return below
    }

    override var accessibilityActivation: (() -> Void)? {
        { [weak self] in
            guard let self, isEnabled else { return }
            modifier.action(convert(CGPoint(x: size.width / 2, y: size.height / 2), to: modifier.space))
        }
    }
}
