import CoreTransferable
import Foundation
import Geometry

extension View {
    /// Takes values of a type that are dropped on the view.
    /// - Parameters:
    ///   - action: gets the values and the place in the view's coordinates; returns whether it took them.
    ///   - isTargeted: called with whether something that the view takes is over it.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(DropDestinationModifier(action: action, isTargeted: isTargeted))
    }
}

nonisolated struct DropDestinationModifier<T: Transferable>: ElementModifier {
    let action: ([T], CGPoint) -> Bool
    let isTargeted: (Bool) -> Void

    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> DropDestinationNode<T> {
        DropDestinationNode(self, child: child, inputs)
    }
}

final class DropDestinationNode<T: Transferable>: ModifierNode<DropDestinationModifier<T>>, DropTarget {
    override init(_ modifier: DropDestinationModifier<T>, child: LayoutNode, _ inputs: _ViewInputs) {
        super.init(modifier, child: child, inputs)
        MainActor.assumeIsolated { viewGraph.dropTargets.add(self) }
    }

    override func modifierChanged(from old: DropDestinationModifier<T>) {}
    override var affectsDrawing: Bool { false }

    func accepts(_ session: DragSession) -> Bool { isEnabled && session.hasValues(of: T.self) }

    func entered(_ session: DragSession) { modifier.isTargeted(true) }
    func updated(_ session: DragSession) {}
    func exited(_ session: DragSession) { modifier.isTargeted(false) }

    /// Values of the app are handed over as they are; others are made of their data first, so that nobody knows yet
    /// whether they are taken.
    func perform(_ session: DragSession) -> Bool {
        modifier.isTargeted(false)
        let location = localPoint(session.location)
        if let value = session.payload as? T { return modifier.action([value], location) }
        session.loadValues(of: T.self) { [weak self] items in
            guard let self, isAttached else { return }
            _ = modifier.action(items, location)
        }
        return true
    }
}
