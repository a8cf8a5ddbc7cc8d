import Foundation
import Geometry
import LayoutEngine

/// The view of a layout and what it lays out.
package nonisolated struct LayoutContainer<LayoutType: Layout, Content: View>: PrimitiveView {
    let layout: LayoutType
    let content: Content

    package nonisolated init(layout: LayoutType, content: Content) {
        self.layout = layout
        self.content = content
    }

    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> LayoutContainerNode<LayoutType> {
        LayoutContainerNode(layout, content, inputs)
    }

    @MainActor
    package func updateNode(_ node: LayoutContainerNode<LayoutType>) { node.update(layout, content) }
}

/// Lays out the elements of its content by a `Layout`: the one path that stacks, grids and the app's own layouts take.
///
/// Most are stacks: what a layout pass calls has machine code of its own for these.
package final class LayoutContainerNode<LayoutType: Layout>: LayoutNode {
    private var layout: LayoutType
    private var content: ViewNode!
    private var children = LayoutChildren()
    private var layoutCache: LayoutType.Cache?
    private var animation = AnimationSlot<LayoutType>()
    /// No layout of the app's own.
    private let isOfEngine = LayoutType.self is any EngineLayout.Type

    @MainActor
    init<Content: View>(
        _ layout: LayoutType, _ content: Content, _ inputs: _ViewInputs, stackAxis: Axis? = nil
    ) {
        self.layout = layout
        super.init(inputs)
        var inputs = self.inputs
        inputs.stackAxis = stackAxis ?? LayoutType.layoutProperties.stackOrientation
        self.content = Content.makeNode(content, inputs)
    }

    @MainActor
    func update<Content: View>(_ layout: LayoutType, _ content: Content) {
        if !ValueComparison.areEqual(animation.target ?? self.layout, layout) {
            let transaction = animatedTransaction
            show(transaction != nil || !animation.isEmpty ? animated(layout, transaction) : layout)
        }
        Content.updateNode(self.content, to: content)
    }

    @MainActor
    private func animated(_ new: LayoutType, _ transaction: Transaction?) -> LayoutType {
        animation.present(new, from: layout, at: self, transaction) { [unowned self] value, isLast in
            if isLast { animation.stop() }
            show(value)
        }
    }

    @MainActor
    private func show(_ layout: LayoutType) {
        self.layout = layout
        layoutCache = nil
        isSpacingStale = true
        invalidateMeasure()
    }

    package var layoutChildren: [LayoutNode] { children.nodes(of: content, in: self) }

    private var layoutDirection: LayoutDirection { environment.layoutDirection }

    private func subviews(width: CGFloat? = nil) -> LayoutSubviews {
        let direction = layoutDirection
        return LayoutSubviews(
            nodes: layoutChildren[...], layoutDirection: direction,
            mirrorWidth: direction == .rightToLeft ? width : nil)
    }

    private func withCache<Result>(_ body: (LayoutSubviews, inout LayoutType.Cache) -> Result) -> Result {
        let subviews = self.subviews()
        // Moved out and in: a copy would count references to all that it holds.
        var cache = layoutCache.take() ?? layout.makeCache(subviews: subviews)
        let result = body(subviews, &cache)
        layoutCache = consume cache
        return result
    }

    @MainActor
    override package func elementsChanged() {
        children.forget()
        layoutCache = nil
        isSpacingStale = true
        invalidateMeasure()
    }

    @_specialize(where LayoutType == HStackLayout)
    @_specialize(where LayoutType == VStackLayout)
    override package func willRemeasure() {
        guard layoutCache != nil else { return }
        withCache { layout.updateCache(&$1, subviews: $0) }
    }

    @_specialize(where LayoutType == HStackLayout)
    @_specialize(where LayoutType == VStackLayout)
    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
    }

    @_specialize(where LayoutType == HStackLayout)
    @_specialize(where LayoutType == VStackLayout)
    override package func placeChildren() {
        let subviews = subviews(width: size.width)
        children.allBoundsChanged()
        var cache = layoutCache.take() ?? layout.makeCache(subviews: subviews)
        layout.placeSubviews(
            in: CGRect(origin: .zero, size: size), proposal: placedProposal ?? ProposedViewSize(size),
            subviews: subviews, cache: &cache)
        layoutCache = consume cache
        for child in layoutChildren where !child.isPlaced { center(child) }
        children.allBoundsChanged()
    }

    /// What a layout leaves unplaced stands in the middle.
    private func center(_ child: LayoutNode) {
        child.place(
            at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: ProposedViewSize(size))
    }

    override package func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
        _ = layoutChildren
        children.forEach(body)
    }

    override package func forEachLayoutChild(drawingIn rectangle: CGRect, _ body: (LayoutNode) -> Void) {
        _ = layoutChildren
        children.forEach(drawingIn: rectangle, body)
    }

    override package func containsLayoutChild(at point: CGPoint, where body: (LayoutNode) -> Bool) -> Bool {
        _ = layoutChildren
        return children.contains(at: point, where: body)
    }

    override package var childDrawingBounds: CGRect {
        _ = layoutChildren
        return children.drawingBounds
    }

    override package func childBoundsChanged(_ child: LayoutNode) { children.boundsChanged(child) }
    override package func childOrderChanged() { children.findOrder() }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let content { body(content) }
    }

    override package var spacing: ItemSpacing {
        @_specialize(where LayoutType == HStackLayout)
        @_specialize(where LayoutType == VStackLayout)
        get { withCache { layout.spacing(subviews: $0, cache: &$1).item } }
    }

    override package var hasSpacingOfChildren: Bool { isOfEngine }

    /// A layout of the app's own may set any guide.
    override package var explicitGuides: ExplicitGuides {
        isOfEngine ? layoutChildren.reduce([]) { $0.union($1.guides) } : .all
    }

    override package func explicitAlignment(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        return withCache { subviews, cache in
            switch key.axis {
            case .horizontal:
                layout.explicitAlignment(
                    of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache
                )
            case .vertical:
                layout.explicitAlignment(
                    of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            }
        }
    }
}
