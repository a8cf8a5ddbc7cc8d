import Foundation
import Geometry
import LayoutEngine

/// What covers parts of the screen.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The device and the containers' bars.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard; on Linux it covers nothing.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
    /// Lets the view extend under what covers the edges, where it touches them.
    public nonisolated func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(_SafeAreaIgnoringLayout(edges: regions.contains(.container) ? edges : []))
    }

    /// Lets the view extend under what covers the edges, where it touches them.
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        modifier(_SafeAreaIgnoringLayout(edges: edges))
    }

    /// Puts a bar along an edge; the view keeps clear of it.
    /// - Parameter spacing: points between bar and view; nil is the standard distance.
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _InsetViewModifier(
                bar: content(), edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing))
    }

    /// Puts a bar along an edge; the view keeps clear of it.
    /// - Parameter spacing: points between bar and view; nil is the standard distance.
    public nonisolated func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _InsetViewModifier(
                bar: content(), edge: edge == .leading ? .leading : .trailing, alignment: alignment.key,
                spacing: spacing))
    }

    /// Adds to what the view keeps clear of, in points.
    public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(_SafeAreaPaddingModifier(edges: .all, insets: insets))
    }

    /// Adds to what the view keeps clear of.
    /// - Parameter length: points; nil is the standard padding.
    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(_SafeAreaPaddingModifier(edges: edges, insets: EdgeInsets(length ?? _PaddingLayout.standard)))
    }

    /// Adds to what the view keeps clear of, in points.
    public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
        modifier(_SafeAreaPaddingModifier(edges: .all, insets: EdgeInsets(length)))
    }
}

public nonisolated struct _SafeAreaIgnoringLayout: ElementModifier, Equatable {
    let edges: Edge.Set

    @MainActor
    package func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> SafeAreaIgnoringNode {
        SafeAreaIgnoringNode(self, child: child, inputs)
    }
}

package final class SafeAreaIgnoringNode: ModifierNode<_SafeAreaIgnoringLayout> {
    override package var dependsOnPosition: Bool { true }

    override package func placeChildren() {
        let area = safeArea
        let growth = SafeAreaLayout.growth(
            of: CGRect(origin: .zero, size: size), in: area.region, insets: area.insets, edges: modifier.edges)
        guard growth != EdgeInsets() else { return super.placeChildren() }
        SafeAreaIgnoringLayout(growth: growth).place(
            in: CGRect(origin: .zero, size: size), proposal: placedProposal ?? ProposedViewSize(size),
            child: NodeItem(child))
    }
}

/// Puts a bar along an edge of its content, which it takes from the safe area.
public nonisolated struct _InsetViewModifier<Bar: View>: ElementModifier {
    let bar: Bar
    let edge: Edge
    let alignment: AlignmentKey
    let spacing: CGFloat?

    @MainActor
    package func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> InsetNode<Bar> {
        let node = InsetNode(self, child: child, inputs)
        node.makeBar()
        return node
    }
}

package final class InsetNode<Bar: View>: ModifierNode<_InsetViewModifier<Bar>> {
    private var bar: ContentSlot!
    private var insets = EdgeInsets()

    @MainActor
    fileprivate func makeBar() {
        bar = ContentSlot(modifier.bar, inputs)
        bar.layoutParent = self
    }

    override package func modifierChanged(from old: _InsetViewModifier<Bar>) {
        bar.update(to: modifier.bar)
        invalidateMeasure()
    }

    private func barInsets(_ proposal: ProposedViewSize) -> EdgeInsets {
        let size = bar.sizeThatFits(SafeAreaLayout.barProposal(for: modifier.edge, size: proposal))
        let isVertical = modifier.edge == .top || modifier.edge == .bottom
        return SafeAreaLayout.insets(
            forBarOn: modifier.edge, length: isVertical ? size.height : size.width, spacing: modifier.spacing)
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        PaddingLayout(barInsets(proposal)).sizeThatFits(proposal, child: NodeItem(child))
    }

    override package func placeChildren() {
        let proposal = placedProposal ?? ProposedViewSize(size)
        insets = barInsets(ProposedViewSize(size))
        PaddingLayout(insets).place(
            in: CGRect(origin: .zero, size: size), proposal: proposal, child: NodeItem(child))
        let placement = SafeAreaLayout.barPlacement(
            of: NodeItem(bar), on: modifier.edge, alignment: modifier.alignment, in: size)
        bar.place(
            at: CGPoint(x: placement.origin.x, y: placement.origin.y - collapsedHeight), proposal: placement.proposal)
    }

    /// A bar right below that of the page goes up as that becomes lower.
    private var collapsedHeight: CGFloat {
        guard modifier.edge == .top else { return 0 }
        let outer = safeArea
        let growth = SafeAreaLayout.growth(
            of: CGRect(origin: .zero, size: size), in: outer.region, insets: outer.insets)
        guard growth.top > 0 else { return 0 }
        var current = layoutParent
        while let node = current {
            if let follower = node as? any ScrollFollower { return follower.collapsedHeight(for: self) }
            current = node.layoutParent
        }
        return 0
    }

    /// The region is what it was; the bar covers more of it.
    override package var ownSafeArea: SafeArea? {
        let outer = safeArea
        let frame = CGRect(origin: .zero, size: size)
        let covered = SafeAreaLayout.overlap(of: frame, in: outer.region, insets: outer.insets)
        let growth = SafeAreaLayout.growth(of: frame, in: outer.region, insets: outer.insets)
        return SafeArea(
            region: CGRect(
                x: -growth.leading, y: -growth.top, width: size.width + growth.leading + growth.trailing,
                height: size.height + growth.top + growth.bottom),
            insets: EdgeInsets(
                top: growth.top + covered.top + insets.top, leading: growth.leading + covered.leading + insets.leading,
                bottom: growth.bottom + covered.bottom + insets.bottom,
                trailing: growth.trailing + covered.trailing + insets.trailing))
    }

    override package func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
        body(child)
        if let bar { body(bar) }
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let bar { body(bar) }
    }
}

public nonisolated struct _SafeAreaPaddingModifier: ElementModifier, Equatable {
    let edges: Edge.Set
    let insets: EdgeInsets

    @MainActor
    package func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> SafeAreaPaddingNode {
        SafeAreaPaddingNode(self, child: child, inputs)
    }
}

package final class SafeAreaPaddingNode: ModifierNode<_SafeAreaPaddingModifier> {
    private var insets: EdgeInsets { modifier.insets.limited(to: modifier.edges) }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        PaddingLayout(insets).sizeThatFits(proposal, child: NodeItem(child))
    }

    override package func placeChildren() {
        PaddingLayout(insets).place(
            in: CGRect(origin: .zero, size: size), proposal: placedProposal ?? ProposedViewSize(size),
            child: NodeItem(child))
    }

    override package var ownSafeArea: SafeArea? {
        SafeArea(region: CGRect(origin: .zero, size: size), insets: insets)
    }
}
