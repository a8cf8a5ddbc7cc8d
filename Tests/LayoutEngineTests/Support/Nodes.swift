import Foundation
import Geometry
import LayoutEngine

/// An item without children whose size follows from the proposal.
final class Leaf: Node {
    private let answer: (ProposedViewSize) -> CGSize
    private let itemSpacing: ItemSpacing
    private let baseline: CGFloat?
    private let rigid: Bool

    init(
        spacing: ItemSpacing = .plain, baseline: CGFloat? = nil, isRigid: Bool = false,
        _ answer: @escaping (ProposedViewSize) -> CGSize
    ) {
        itemSpacing = spacing
        self.baseline = baseline
        rigid = isRigid
        self.answer = answer
        super.init()
    }

    override var spacing: ItemSpacing { itemSpacing }
    override var isRigid: Bool { rigid }
    override func size(for proposal: ProposedViewSize) -> CGSize { answer(proposal) }

    override func ownExplicitValue(of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key ? baseline : nil
    }
}

/// A layout of one child.
final class Unary<Layout: UnaryLayout>: Node {
    let layout: Layout
    private let child: Node

    init(_ layout: Layout, _ child: Node) {
        self.layout = layout
        self.child = child
        super.init(children: [child])
        priority = child.priority
    }

    override var spacing: ItemSpacing { layout.spacing(child: child) }
    override var isRigid: Bool { layout.isRigid(child: child) }

    override func size(for proposal: ProposedViewSize) -> CGSize { layout.sizeThatFits(proposal, child: child) }

    override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        layout.place(in: CGRect(origin: .zero, size: size), proposal: proposal, child: child)
    }

    override func ownExplicitValue(of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        layout.explicitValue(of: key, size: size, proposal: proposal, child: child)
    }
}

/// A layout of several children.
final class Container<Layout: ContainerLayout>: Node {
    let layout: Layout
    private var cache = Layout.Cache()

    init(_ layout: Layout, _ children: [Node]) {
        self.layout = layout
        super.init(children: children)
    }

    override var spacing: ItemSpacing { layout.spacing(children: children) }

    override func size(for proposal: ProposedViewSize) -> CGSize {
        layout.sizeThatFits(proposal, children: children, cache: &cache)
    }

    override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        layout.place(in: CGRect(origin: .zero, size: size), proposal: proposal, children: children, cache: &cache)
    }

    override func ownExplicitValue(of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        layout.explicitValue(of: key, size: size, proposal: proposal, children: children, cache: &cache)
    }
}

/// A background and an overlay on a primary item.
final class Attached: Node {
    private let primary: Node
    private let attachments: [(AttachmentLayout, Node)]

    init(_ primary: Node, _ attachments: [(Alignment, Node)]) {
        self.primary = primary
        self.attachments = attachments.map { (AttachmentLayout(alignment: $0), $1) }
        super.init(children: [primary] + attachments.map(\.1))
    }

    override var spacing: ItemSpacing { primary.spacing }
    override func size(for proposal: ProposedViewSize) -> CGSize { primary.sizeThatFits(proposal) }

    override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        primary.place(at: .zero, anchor: .topLeading, proposal: proposal)
        for (layout, node) in attachments {
            let placement = layout.placement(of: node, on: primary, size: size, proposal: proposal)
            node.place(at: placement.origin, anchor: .topLeading, proposal: placement.proposal)
        }
    }
}

/// The first of several candidates that fits.
final class Fitting: Node {
    private let layout: ViewThatFitsLayout

    init(_ axes: Axis.Set, _ candidates: [Node]) {
        layout = ViewThatFitsLayout(axes: axes)
        super.init(children: candidates)
    }

    private func chosen(_ proposal: ProposedViewSize) -> Node? {
        layout.choose(proposal, among: children).map { children[$0] }
    }

    override func size(for proposal: ProposedViewSize) -> CGSize { chosen(proposal)?.sizeThatFits(proposal) ?? .zero }

    override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        chosen(proposal)?.place(at: .zero, anchor: .topLeading, proposal: proposal)
    }
}

/// A window on content.
final class Scroll: Node {
    private let layout: ScrollLayout
    private let content: Node

    init(_ axes: Axis.Set, _ content: Node) {
        layout = ScrollLayout(axes: axes)
        self.content = content
        super.init(children: [content])
    }

    override func size(for proposal: ProposedViewSize) -> CGSize { layout.sizeThatFits(proposal, content: content) }

    override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        content.place(at: .zero, anchor: .topLeading, proposal: layout.contentProposal(ProposedViewSize(size)))
    }
}

/// A lazy grid with all of its cells.
final class LazyGrid: Node {
    private let layout: LazyGridLayout
    private let spacingBetweenLines: CGFloat

    init(_ axis: Axis, _ tracks: [GridTrack], alignment: Alignment = .center, spacing: CGFloat, _ cells: [Node]) {
        layout = LazyGridLayout(axis: axis, tracks: tracks, alignment: alignment)
        spacingBetweenLines = spacing
        super.init(children: cells)
    }

    private func lines(_ tracks: [ResolvedTrack]) -> EstimatedLengths {
        let count = layout.lineCount(cells: children.count, tracks: tracks.count)
        var lengths = EstimatedLengths(count: count, estimate: 0, spacing: spacingBetweenLines)
        for line in 0..<count {
            let cells = children[layout.cells(inLines: line..<line + 1, cells: children.count, tracks: tracks.count)]
            lengths.set(layout.lineLength(cells, tracks: tracks), at: line)
        }
        return lengths
    }

    override func size(for proposal: ProposedViewSize) -> CGSize {
        let (tracks, across) = layout.tracks(proposal)
        return CGSize(lines(tracks).total, along: layout.axis, cross: across)
    }

    override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        let (tracks, _) = layout.tracks(ProposedViewSize(size))
        let lines = lines(tracks)
        for (index, cell) in children.enumerated() {
            let line = index / tracks.count
            let placement = layout.placement(
                of: cell, in: tracks[index % tracks.count], at: lines.offset(of: line), lineLength: lines[line]!)
            cell.place(at: placement.origin, anchor: .topLeading, proposal: placement.proposal)
        }
    }
}
