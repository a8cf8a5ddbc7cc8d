import Foundation
import Geometry

/// A view that makes its content of its own size and coordinates.
public nonisolated struct GeometryReader<Content: View>: View {
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: PrimitiveView {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> GeometryReaderNode<Content> {
        GeometryReaderNode(self, inputs)
    }

    @MainActor
    package func updateNode(_ node: GeometryReaderNode<Content>) { node.update(to: self) }
}

/// Takes what is proposed and makes its content once its size is known.
package final class GeometryReaderNode<Content: View>: LayoutNode {
    private var view: GeometryReader<Content>
    private var slot: ContentSlot?
    /// What the content was made with.
    private var madeFor: CGSize?

    @MainActor
    init(_ view: GeometryReader<Content>, _ inputs: _ViewInputs) {
        self.view = view
        super.init(inputs)
    }

    @MainActor
    func update(to view: GeometryReader<Content>) {
        self.view = view
        refresh()
    }

    override package func evaluate() {
        Transaction.perform(pendingTransaction) { refresh() }
        pendingTransaction = nil
    }

    @MainActor
    private func refresh() {
        guard let slot, madeFor != nil else { return }
        slot.update(to: makeContent())
    }

    @MainActor
    private func makeContent() -> Content {
        viewGraph.bodyCount += 1
        madeFor = size
        return observing {
            view.content(GeometryProxy(node: self, size: size, safeAreaInsets: safeAreaInsets))
        }
    }

    /// SwiftUI answers 10 in a dimension that is not proposed.
    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override package func placeChildren() {
        if madeFor != size { viewGraph.changeContent(below: self) { $0.showContent() } }
        slot?.place(at: .zero, proposal: ProposedViewSize(size))
    }

    @MainActor
    private func showContent() {
        if let slot {
            slot.update(to: makeContent())
            return
        }
        var inputs = self.inputs
        inputs.stackAxis = nil
        let made = ContentSlot(makeContent(), inputs, arrangement: .overlay(.topLeading))
        made.layoutParent = self
        slot = made
    }

    override package func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
        if let slot { body(slot) }
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let slot { body(slot) }
    }

    /// Its own size does not depend on the content.
    override package func elementsChanged() { invalidateMeasure() }
}
