import Foundation
import Geometry
import LayoutEngine

/// One layout node for a view that may stand for none, one or several elements: several are laid out one behind
/// the other or one below the other, as the place says.
package class ContentSlot: LayoutNode {
    /// How several elements are laid out.
    package enum Arrangement { case stack(Axis, spacing: CGFloat?), overlay(Alignment) }

    private let arrangement: Arrangement
    private var content: ViewNode!
    private let contentType: ObjectIdentifier
    /// Only where there are several elements.
    private var knownCache: ArrangementCache?
    private var children = LayoutChildren()

    @MainActor
    package convenience init<Content: View>(
        _ view: Content, _ inputs: _ViewInputs, arrangement: Arrangement = .stack(.vertical, spacing: nil)
    ) {
        self.init(contentType: Content.self, inputs, arrangement: arrangement)
        make(view)
    }

    /// Without content, which `make` then gives it: for a slot that depends on what making its content reads.
    @MainActor
    package init(
        contentType: Any.Type, _ inputs: _ViewInputs, arrangement: Arrangement = .stack(.vertical, spacing: nil)
    ) {
        self.arrangement = arrangement
        self.contentType = ObjectIdentifier(contentType)
        super.init(inputs)
    }

    @MainActor
    package final func make<Content: View>(_ view: Content) {
        var inputs = self.inputs
        if case .stack(let axis, _) = arrangement { inputs.stackAxis = axis } else { inputs.stackAxis = nil }
        content = Content.makeNode(view, inputs)
    }

    /// The view must be of the type that the slot was made with.
    @MainActor
    package final func update<Content: View>(to view: Content) {
        precondition(contentType == ObjectIdentifier(Content.self), "A slot was given a view of another type.")
        Content.updateNode(content, to: view)
    }

    /// The structural node of the content.
    package var contentNode: ViewNode { content }

    package var layoutChildren: [LayoutNode] { children.nodes(of: content, in: self) }

    @MainActor
    override package final func elementsChanged() {
        children.forget()
        knownCache = nil
        invalidateMeasure()
    }

    override package final func measure(_ proposal: ProposedViewSize) -> CGSize {
        let nodes = layoutChildren
        if nodes.count == 1 { return nodes[0].sizeThatFits(proposal) }
        return cache.size(arrangement, NodeItems(nodes[...]), proposal)
    }

    override package final func placeChildren() {
        let nodes = layoutChildren
        let proposal = placedProposal ?? ProposedViewSize(size)
        if nodes.count == 1 { return nodes[0].place(at: .zero, proposal: proposal) }
        children.allBoundsChanged()
        cache.place(arrangement, NodeItems(nodes[...], mirrorWidth: mirrorWidth), size, proposal)
        children.allBoundsChanged()
    }

    private var mirrorWidth: CGFloat? {
        environment.layoutDirection == .rightToLeft ? size.width : nil
    }

    override package final func willRemeasure() { knownCache?.invalidate() }

    private var cache: ArrangementCache {
        if let knownCache { return knownCache }
        let made = ArrangementCache()
        knownCache = made
        return made
    }

    override package final func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
        _ = layoutChildren
        children.forEach(body)
    }

    override package final func forEachLayoutChild(drawingIn rectangle: CGRect, _ body: (LayoutNode) -> Void) {
        _ = layoutChildren
        children.forEach(drawingIn: rectangle, body)
    }

    override package final func containsLayoutChild(at point: CGPoint, where body: (LayoutNode) -> Bool) -> Bool {
        _ = layoutChildren
        return children.contains(at: point, where: body)
    }

    override package final var childDrawingBounds: CGRect {
        _ = layoutChildren
        return children.drawingBounds
    }

    override package final func childBoundsChanged(_ child: LayoutNode) { children.boundsChanged(child) }
    override package final func childOrderChanged() { children.findOrder() }

    override package final func forEachChild(_ body: (ViewNode) -> Void) {
        if let content { body(content) }
    }

    override package final var carriedNode: ViewNode? { single }

    private var single: LayoutNode? { layoutChildren.count == 1 ? layoutChildren[0] : nil }
    override package final var spacing: ItemSpacing { single?.spacing ?? .plain }
    override package final var layoutPriority: Double { single?.layoutPriority ?? 0 }
    override package final var explicitGuides: ExplicitGuides { single?.guides ?? [] }
    override package final func layoutValue(_ key: ObjectIdentifier) -> Any? { single?.layoutValue(key) }

    override package final func explicitAlignment(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard let single else { return nil }
        return single.explicitValue(of: key, size: single.sizeThatFits(proposal))
    }
}

/// What the layout of several elements keeps between calls.
private final class ArrangementCache {
    private var stack = StackLayout.Cache()
    private var overlay = OverlayStackLayout.Cache()

    func invalidate() {
        stack.invalidate()
        overlay.invalidate()
    }

    func size(
        _ arrangement: ContentSlot.Arrangement, _ items: NodeItems, _ proposal: ProposedViewSize
    ) -> CGSize {
        switch arrangement {
        case .stack(let axis, let spacing):
            Self.engine(axis, spacing).sizeThatFits(proposal, children: items, cache: &stack)
        case .overlay(let alignment):
            OverlayStackLayout(alignment: alignment).sizeThatFits(proposal, children: items, cache: &overlay)
        }
    }

    func place(
        _ arrangement: ContentSlot.Arrangement, _ items: NodeItems, _ size: CGSize, _ proposal: ProposedViewSize
    ) {
        let bounds = CGRect(origin: .zero, size: size)
        switch arrangement {
        case .stack(let axis, let spacing):
            Self.engine(axis, spacing).place(in: bounds, proposal: proposal, children: items, cache: &stack)
        case .overlay(let alignment):
            OverlayStackLayout(alignment: alignment).place(
                in: bounds, proposal: proposal, children: items, cache: &overlay)
        }
    }

    private static func engine(_ axis: Axis, _ spacing: CGFloat?) -> StackLayout {
        axis == .horizontal ? .horizontal(spacing: spacing) : .vertical(spacing: spacing)
    }
}
