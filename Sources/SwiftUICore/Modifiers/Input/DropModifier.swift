import AppleFoundation
import Foundation
import Geometry
import UniformTypeIdentifiers

extension View {
    /// Takes what is dropped on the view, if it is of one of the kinds.
    /// - Parameters:
    ///   - isTargeted: is true while something that the view takes is over it.
    ///   - action: returns whether it took what was dropped.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// - Parameter action: gets the place too, in the view's coordinates; returns whether it took what was dropped.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        onDrop(
            of: supportedContentTypes,
            delegate: ActionDropDelegate(types: supportedContentTypes, isTargeted: isTargeted, action: action))
    }

    /// Lets a delegate take what is dropped on the view, if it is of one of the kinds.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], delegate: any DropDelegate
    ) -> some View {
        modifier(DropModifier(types: supportedContentTypes, delegate: delegate))
    }
}

// MARK: The older forms

extension View {
    public nonisolated func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
    }

    public nonisolated func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
    }

    public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, delegate: delegate)
    }
}

/// Calls an action with what was dropped.
private nonisolated struct ActionDropDelegate: DropDelegate {
    let types: [UTType]
    let isTargeted: Binding<Bool>?
    let action: ([NSItemProvider], CGPoint) -> Bool

    @MainActor func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }
    @MainActor func dropExited(info: DropInfo) { isTargeted?.wrappedValue = false }

    @MainActor
    func performDrop(info: DropInfo) -> Bool {
        isTargeted?.wrappedValue = false
        return action(info.itemProviders(for: types), info.location)
    }
}

nonisolated struct DropModifier: ElementModifier {
    let types: [UTType]
    let delegate: any DropDelegate

    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> DropNode { DropNode(self, child: child, inputs) }
}

final class DropNode: ModifierNode<DropModifier>, DropTarget {
    override init(_ modifier: DropModifier, child: LayoutNode, _ inputs: _ViewInputs) {
        super.init(modifier, child: child, inputs)
        MainActor.assumeIsolated { viewGraph.dropTargets.add(self) }
    }

    override func modifierChanged(from old: DropModifier) {}
    override var affectsDrawing: Bool { false }

    private func info(_ session: DragSession) -> DropInfo {
        DropInfo(location: localPoint(session.location), session: session)
    }

    func accepts(_ session: DragSession) -> Bool {
        let info = info(session)
        return isEnabled && info.hasItemsConforming(to: modifier.types) && modifier.delegate.validateDrop(info: info)
    }

    func entered(_ session: DragSession) { modifier.delegate.dropEntered(info: info(session)) }
    func updated(_ session: DragSession) { session.proposal = modifier.delegate.dropUpdated(info: info(session)) }
    func exited(_ session: DragSession) { modifier.delegate.dropExited(info: info(session)) }

    func perform(_ session: DragSession) -> Bool {
        if session.proposal?.isRefusal == true {
            exited(session)
            return false
        }
        return modifier.delegate.performDrop(info: info(session))
    }
}
