import Foundation
import Geometry

extension View {
    /// Takes drags along one axis from what is in the view, and leaves those across it.
    /// - Parameters:
    ///   - onChange: called with the distance, in points.
    ///   - onEnd: called with the speed as the pointer is let go, in points a second.
    package nonisolated func axisDrag(
        _ axis: Axis, onChange: @escaping (CGFloat) -> Void, onEnd: @escaping (CGFloat) -> Void
    ) -> some View { modifier(AxisDragModifier(axis: axis, onChange: onChange, onEnd: onEnd)) }
}

nonisolated struct AxisDragModifier: ElementModifier {
    let axis: Axis
    let onChange: (CGFloat) -> Void
    let onEnd: (CGFloat) -> Void

    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> AxisDragNode {
        AxisDragNode(self, child: child, inputs)
    }
}

final class AxisDragNode: ModifierNode<AxisDragModifier>, Responder {
    override var responder: (any Responder)? { self }
    override func modifierChanged(from old: AxisDragModifier) {}
    override var affectsDrawing: Bool { false }

    func makeRecognizers() -> [GestureRecognizer] {
        isEnabled ? [AxisDragFollower(node: self, axis: modifier.axis)] : []
    }
}

@MainActor
private final class AxisDragFollower: AxisDragRecognizer {
    private var modifier: AxisDragModifier? { (node as? AxisDragNode)?.modifier }

    override func drag(by distance: CGFloat) { modifier?.onChange(distance) }
    override func end(velocity: CGFloat) { modifier?.onEnd(velocity) }
}
