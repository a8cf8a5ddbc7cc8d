import Foundation
import Geometry
import LayoutEngine

/// The first of its views that fits.
public nonisolated struct ViewThatFits<Content: View>: View {
    let axes: Axis.Set
    let content: Content

    /// - Parameter axes: those along which a view has to fit.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
}

extension ViewThatFits: PrimitiveView {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> ViewThatFitsNode { ViewThatFitsNode(self, inputs) }

    @MainActor
    package func updateNode(_ node: ViewThatFitsNode) { node.update(to: self) }
}

package final class ViewThatFitsNode: LayoutNode {
    private var engine: ViewThatFitsLayout
    private var axes: Axis.Set
    private var content: ViewNode!
    private var candidates: [LayoutNode]?
    private var shown: LayoutNode?

    @MainActor
    init<Content: View>(_ view: ViewThatFits<Content>, _ inputs: _ViewInputs) {
        axes = view.axes
        engine = ViewThatFitsLayout(axes: view.axes)
        super.init(inputs)
        var inputs = self.inputs
        inputs.stackAxis = nil
        content = Content.makeNode(view.content, inputs)
    }

    @MainActor
    func update<Content: View>(to view: ViewThatFits<Content>) {
        if axes != view.axes {
            axes = view.axes
            engine = ViewThatFitsLayout(axes: axes)
            invalidateMeasure()
        }
        Content.updateNode(content, to: view.content)
    }

    private var layoutCandidates: [LayoutNode] {
        if let candidates { return candidates }
        let found = content.elements()
        for node in found { node.layoutParent = self }
        candidates = found
        return found
    }

    private func chosen(_ proposal: ProposedViewSize) -> LayoutNode? {
        let nodes = layoutCandidates
        return engine.choose(proposal, among: NodeItems(nodes[...])).map { nodes[$0] }
    }

    override package func elementsChanged() {
        candidates = nil
        invalidateMeasure()
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        chosen(proposal)?.sizeThatFits(proposal) ?? .zero
    }

    override package func placeChildren() {
        let proposal = placedProposal ?? ProposedViewSize(size)
        let node = chosen(proposal)
        if let shown, shown !== node, shown.isAttached { shown.leavePlace() }
        shown = node
        shown?.place(at: .zero, proposal: proposal)
    }

    override package var spacing: ItemSpacing { shown?.spacing ?? layoutCandidates.first?.spacing ?? .plain }
    override package var explicitGuides: ExplicitGuides { layoutCandidates.reduce([]) { $0.union($1.guides) } }

    override package func explicitAlignment(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard let node = chosen(proposal) else { return nil }
        return node.explicitValue(of: key, size: node.sizeThatFits(proposal))
    }

    override package func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
        if let shown, shown.isAttached { body(shown) }
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let content { body(content) }
    }
}
