import Foundation
import Geometry

extension View {
    /// Calls an action once the view was pressed for some time.
    /// - Parameters:
    ///   - minimumDuration: seconds.
    ///   - maximumDistance: points that the pointer may move before the press fails.
    ///   - onPressingChanged: called with true when the press begins, with false when it ends or fails.
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        modifier(
            LongPressActionModifier(
                duration: minimumDuration, maximumDistance: maximumDistance, action: action,
                pressing: onPressingChanged))
    }

    /// The earlier order of arguments; see the method above.
    @_disfavoredOverload
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        modifier(
            LongPressActionModifier(
                duration: minimumDuration, maximumDistance: maximumDistance, action: action, pressing: pressing))
    }
}

nonisolated struct LongPressActionModifier: ElementModifier {
    let duration: Double
    let maximumDistance: CGFloat
    let action: () -> Void
    let pressing: ((Bool) -> Void)?

    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> LongPressActionNode {
        LongPressActionNode(self, child: child, inputs)
    }
}

final class LongPressActionNode: ModifierNode<LongPressActionModifier>, Responder {
    override var responder: (any Responder)? { self }

    override func modifierChanged(from old: LongPressActionModifier) {}

    func makeRecognizers() -> [GestureRecognizer] {
        guard isEnabled else { return [] }
        let gesture = LongPressGesture(
            minimumDuration: modifier.duration, maximumDistance: modifier.maximumDistance
        )
        .onEnded { [weak self] _ in self?.modifier.action() }
        .pressing { [weak self] in self?.modifier.pressing?($0) }
        return [ComposedGestureRecognizer(gesture, node: self)]
    }
}
