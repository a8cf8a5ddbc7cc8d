import Foundation
import Geometry
import LayoutEngine

// The views of the recorded scenarios, as test items.

func flexible() -> Node { Leaf { $0.replacingUnspecifiedDimensions() } }

func circle() -> Node {
    Leaf { proposal in
        let length = min(proposal.width ?? proposal.height ?? 10, proposal.height ?? proposal.width ?? 10)
        return CGSize(width: length, height: length)
    }
}

func box(_ width: CGFloat, _ height: CGFloat) -> Node { frame(width, height, .center, flexible()) }

func rigid(_ width: CGFloat, _ height: CGFloat) -> Node {
    Leaf(isRigid: true) { _ in CGSize(width: width, height: height) }
}

/// A text in macOS's default font, whose distances were measured (iamcgn/swiftui-web Docs/elements/Text.md).
func text(_ width: CGFloat, _ height: CGFloat = 16) -> Node {
    let spacing = ItemSpacing.text(above: 4.7422, below: 8.1509, textAbove: 0)
    return Leaf(spacing: spacing, baseline: height - 3) { proposal in
        CGSize(width: min(width, max(0, proposal.width ?? width)), height: height)
    }
}

/// A text in iOS's body style as Mac Catalyst 26.2 sets it, with its measured distances.
func bodyText(_ width: CGFloat) -> Node {
    let spacing = ItemSpacing.text(above: 8.0415, below: 14.5435, textAbove: 2)
    return Leaf(spacing: spacing, baseline: 18) { proposal in
        CGSize(width: min(width, max(0, proposal.width ?? width)), height: 24.5)
    }
}

/// A text that never gives way.
func rigidText(_ width: CGFloat, _ height: CGFloat = 16) -> Node {
    Unary(FixedSizeLayout(axes: .both), text(width, height))
}

func spacer(_ axis: Axis, minimum: CGFloat? = nil) -> Node {
    let layout = SpacerLayout(axis: axis, minimum: minimum)
    return Leaf(spacing: .none) { layout.sizeThatFits($0) }.priority(SpacerLayout.priority)
}

/// A divider as macOS has it: 1 point thick, the whole length across the stack.
func divider(across axis: Axis) -> Node {
    Leaf { CGSize(1, along: axis, cross: $0[axis.perpendicular] ?? 10) }
}

/// A picture that can be stretched.
func image(_ width: CGFloat, _ height: CGFloat) -> Node {
    Leaf { $0.replacingUnspecifiedDimensions(by: CGSize(width: width, height: height)) }
}

func horizontal(_ alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, _ children: [Node]) -> Node {
    Container(StackLayout.horizontal(alignment: alignment, spacing: spacing), children)
}

func vertical(_ alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, _ children: [Node]) -> Node {
    Container(StackLayout.vertical(alignment: alignment, spacing: spacing), children)
}

func overlaid(_ alignment: Alignment, _ children: [Node]) -> Node {
    Container(OverlayStackLayout(alignment: alignment), children)
}

func frame(_ width: CGFloat?, _ height: CGFloat?, _ alignment: Alignment, _ child: Node) -> Node {
    Unary(FrameLayout(width: width, height: height, alignment: alignment), child)
}

func padding(_ length: CGFloat, _ edges: Edge.Set, _ child: Node) -> Node {
    Unary(PaddingLayout(EdgeInsets(length, edges: edges)), child)
}

func fill(_ axis: Axis, _ alignment: Alignment, _ child: Node) -> Node {
    let layout =
        axis == .horizontal
        ? FlexibleFrameLayout(maxWidth: .infinity, alignment: alignment)
        : FlexibleFrameLayout(maxHeight: .infinity, alignment: alignment)
    return Unary(layout, child)
}

func fixedSize(_ axes: Axis.Set, _ child: Node) -> Node { Unary(FixedSizeLayout(axes: axes), child) }

func aspect(_ ratio: CGFloat? = nil, fills: Bool = false, _ child: Node) -> Node {
    Unary(AspectRatioLayout(ratio: ratio, fills: fills), child)
}

func grid(
    _ alignment: Alignment = .center, horizontal: CGFloat? = nil, vertical: CGFloat? = nil,
    _ rows: [(GridRow, [Node])]
) -> Node {
    let layout = GridLayout(
        alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical, rows: rows.map(\.0))
    return Container(layout, rows.flatMap(\.1))
}

func row(_ cells: (Node, GridCell)...) -> (GridRow, [Node]) { (GridRow(cells: cells.map(\.1)), cells.map(\.0)) }

func row(_ cells: Node...) -> (GridRow, [Node]) { (GridRow(cells: cells.map { _ in GridCell() }), cells) }

func spanning(_ cell: Node) -> (GridRow, [Node]) { (GridRow(spanning: GridCell()), [cell]) }

// The same with everything left at its default.

func horizontal(_ children: [Node]) -> Node { horizontal(.center, spacing: nil, children) }

func vertical(_ children: [Node]) -> Node { vertical(.center, spacing: nil, children) }

func grid(_ rows: [(GridRow, [Node])]) -> Node { grid(.center, horizontal: nil, vertical: nil, rows) }

func aspect(_ child: Node) -> Node { aspect(nil, fills: false, child) }
