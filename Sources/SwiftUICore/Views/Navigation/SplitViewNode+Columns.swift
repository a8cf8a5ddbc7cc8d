import Drawing
import Foundation
import Geometry
import LayoutEngine

/// In a wide window columns stand side by side, and their edges are dragged.
extension SplitViewNode {
    func width(of column: SplitColumn) -> CGFloat {
        min(wantedWidth(of: column), size.width)
    }

    private func wantedWidth(of column: SplitColumn) -> CGFloat {
        let standard = environment.values.profile.bars.sidebarWidth
        return column.width.resolved(dragged: column.draggedWidth, standard: standard)
    }

    /// What all columns before the detail take where they are side by side.
    var wantedWidth: CGFloat { columns.dropLast().reduce(0) { $0 + wantedWidth(of: $1) } }

    /// The widths of the columns before the detail, one after the other.
    var edges: [CGFloat] {
        columns.dropLast().reduce(into: [0]) { $0.append($0[$0.count - 1] + width(of: $1)) }
    }

    /// How far the columns before the detail are pushed out.
    func shift(_ edges: [CGFloat]) -> CGFloat {
        let value = min(max(0, hidden.value), CGFloat(last))
        let whole = min(Int(value), last)
        let next = min(whole + 1, last)
        return edges[whole] + (edges[next] - edges[whole]) * (value - CGFloat(whole))
    }

    func place(_ index: Int, x: CGFloat, width: CGFloat) {
        slots[index].place(
            at: CGPoint(x: isRightToLeft ? size.width - x - width : x, y: 0),
            proposal: ProposedViewSize(width: width, height: size.height))
    }

    func placeSideBySide() {
        let edges = edges
        let shift = shift(edges)
        for index in seen where index < last {
            place(index, x: edges[index] - shift, width: edges[index + 1] - edges[index])
        }
        let start = isDetailProminent ? 0 : edges[last] - shift
        place(last, x: start, width: max(0, size.width - start))
    }

    /// The column whose trailing edge is near, and its width.
    func divider(at x: CGFloat, within reach: CGFloat) -> (index: Int, width: CGFloat)? {
        guard !isCompact, hidden.value == hidden.target else { return nil }
        let (edges, x) = (edges, isRightToLeft ? size.width - x : x)
        let shift = shift(edges)
        for index in Int(hidden.target)..<last where abs(edges[index + 1] - shift - x) <= reach {
            return (index, edges[index + 1] - edges[index])
        }
        return nil
    }

    /// Whether a point lies beside columns that lie over the detail.
    func coversDetail(at x: CGFloat) -> Bool {
        guard isDetailProminent, !isCompact, Int(hidden.target) < last else { return false }
        let edges = edges
        return (isRightToLeft ? size.width - x : x) > edges[last] - shift(edges)
    }

    @MainActor
    func drag(_ index: Int, to width: CGFloat) {
        viewGraph.willRedraw(self)
        columns[index].draggedWidth = width
        invalidateMeasure()
        invalidateDisplay()
    }

    @MainActor
    func paintSideBySide(_ painter: inout Painter) {
        painter.paint(slots[last])
        let edges = edges
        let shown = edges[last] - shift(edges)
        if isDetailProminent, edges[last] > 0 {
            painter.fill(frame, .color(RGBA.black.opacity(Float(Self.prominentVeil * shown / edges[last]))))
        }
        for index in seen where index < last { painter.paint(slots[index]) }
        for index in seen where index < last { paintLine(at: edges[index + 1] - edges[last] + shown, &painter) }
    }

    @MainActor
    func paintLine(at x: CGFloat, _ painter: inout Painter) {
        let pixel = 1 / painter.scale
        let line = CGRect(x: isRightToLeft ? size.width - x : x, y: frame.minY, width: pixel, height: frame.height)
        painter.paint(with: SeparatorShapeStyle().resolved(for: self), in: line, covering: line) { $0.fill(line, $1) }
    }
}
