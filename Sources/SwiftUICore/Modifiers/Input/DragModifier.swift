import AppleFoundation
import CoreTransferable
import Drawing
import Foundation
import Geometry
import Platform

extension View {
    /// Lets the view be dragged: a long press lifts it, as does a mouse that moves it where nothing scrolls.
    /// - Parameter data: makes what is dragged, once the drag begins.
    public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DragModifier(preview: nil as EmptyView?) { DraggedItem(providers: [data()]) })
    }

    /// - Parameter preview: what is seen under the pointer, in place of the view.
    public nonisolated func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DragModifier(preview: preview()) { DraggedItem(providers: [data()]) })
    }

    /// Lets the view be dragged, for a value: a long press lifts it, as does a mouse that moves it where nothing scrolls.
    public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(DragModifier(preview: nil as EmptyView?) { DraggedItem(payload()) })
    }

    /// - Parameter preview: what is seen under the pointer, in place of the view.
    public nonisolated func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DragModifier(preview: preview()) { DraggedItem(payload()) })
    }
}

/// What a view is dragged for.
struct DraggedItem {
    let providers: [NSItemProvider]
    var payload: Any?

    init(providers: [NSItemProvider]) { self.providers = providers }

    init<T: Transferable>(_ value: T) {
        providers = [value.itemProvider]
        payload = value
    }
}

nonisolated struct DragModifier<Preview: View>: ElementModifier {
    let preview: Preview?
    let item: () -> DraggedItem

    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> DragNode<Preview> {
        DragNode(self, child: child, inputs)
    }
}

/// Lets its content be dragged, and opens the content's context menu before that.
protocol DragSource: LayoutNode {}

final class DragNode<Preview: View>: ModifierNode<DragModifier<Preview>>, Responder, DragSource {
    override var responder: (any Responder)? { self }
    override func modifierChanged(from old: DragModifier<Preview>) {}
    override var affectsDrawing: Bool { false }

    func makeRecognizers() -> [GestureRecognizer] {
        guard isEnabled else { return [] }
        return [DragRecognizer(node: self, menu: ofSameView(MenuPressNode.self)) { [weak self] in self?.lift(at: $0) }]
    }

    private func lift(at location: CGPoint) -> DragSession? {
        let item = modifier.item()
        guard !item.providers.isEmpty else { return nil }
        let preview = modifier.preview.map { ContentSlot($0, inputs) }
        return DragSession(
            item.providers, payload: item.payload, picture: picture(of: preview, at: location), preview: preview,
            at: location, in: viewGraph)
    }

    private func picture(of preview: ContentSlot?, at location: CGPoint) -> DragPicture {
        guard let preview else { return picture(of: child, grip: localPoint(location)) }
        let size = preview.sizeThatFits(.unspecified)
        preview.place(at: .zero, proposal: .unspecified)
        return picture(of: preview, grip: CGPoint(x: size.width / 2, y: size.height / 2))
    }

    /// What a node draws now, in its own coordinates.
    private func picture(of node: LayoutNode, grip: CGPoint) -> DragPicture {
        let bounds = node.drawingBounds
        guard !bounds.isNull else { return DragPicture(commands: [], bounds: .zero, grip: grip) }
        var painter = Painter(clip: bounds, scale: viewGraph.metrics.scale)
        painter.transformed(by: CGAffineTransform(translationX: -node.origin.x, y: -node.origin.y)) { $0.paint(node) }
        return DragPicture(commands: painter.list.commands, bounds: bounds, grip: grip)
    }
}
