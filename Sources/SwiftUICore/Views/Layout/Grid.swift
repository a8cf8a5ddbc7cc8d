import Foundation
import Geometry
import LayoutEngine

/// Views in rows and columns, the columns as wide as their cells need.
public nonisolated struct Grid<Content: View>: View {
    let alignment: Alignment
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?
    let content: Content

    /// - Parameters:
    ///   - horizontalSpacing: points between columns; nil is the standard distance.
    ///   - verticalSpacing: points between rows; nil leaves it to the cells.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }
}

extension Grid: PrimitiveView {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> GridNode { GridNode(self, inputs) }

    @MainActor
    package func updateNode(_ node: GridNode) { node.update(to: self) }
}

/// A row of a grid.
public nonisolated struct GridRow<Content: View>: View {
    let alignment: VerticalAlignment?
    let content: Content

    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension GridRow: PrimitiveView {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> GridRowNode {
        var inputs = inputs
        inputs.stackAxis = nil
        let node = GridRowNode(inputs)
        node.alignment = alignment
        node.make(content)
        return node
    }

    @MainActor
    package func updateNode(_ node: GridRowNode) {
        if node.alignment != alignment {
            node.alignment = alignment
            node.elementsChanged()
        }
        Content.updateNode(node.child, to: content)
    }
}

/// Marks the elements below it as the cells of one row.
package final class GridRowNode: StructuralWrapperNode {
    var alignment: VerticalAlignment?
}

/// Lays out the rows of a grid.
package final class GridNode: LayoutNode {
    private var alignment: Alignment
    private var horizontalSpacing: CGFloat?
    private var verticalSpacing: CGFloat?
    private var content: ViewNode!
    private var cells: [LayoutNode] = []
    private var engine: GridLayout?
    private var cache = GridLayout.Cache()

    @MainActor
    init<Content: View>(_ view: Grid<Content>, _ inputs: _ViewInputs) {
        alignment = view.alignment
        horizontalSpacing = view.horizontalSpacing
        verticalSpacing = view.verticalSpacing
        super.init(inputs)
        var inputs = self.inputs
        inputs.stackAxis = nil
        content = Content.makeNode(view.content, inputs)
    }

    @MainActor
    func update<Content: View>(to view: Grid<Content>) {
        if (alignment, horizontalSpacing, verticalSpacing)
            != (view.alignment, view.horizontalSpacing, view.verticalSpacing)
        {
            (alignment, horizontalSpacing, verticalSpacing) = (
                view.alignment, view.horizontalSpacing, view.verticalSpacing
            )
            forgetRows()
        }
        Content.updateNode(content, to: view.content)
    }

    private func forgetRows() {
        engine = nil
        cache.invalidate()
        invalidateMeasure()
    }

    override package func elementsChanged() { forgetRows() }

    override package func willRemeasure() {
        // What a cell says of its columns may have changed too.
        engine = nil
        cache.invalidate()
    }

    // MARK: Rows

    private var layout: GridLayout {
        if let engine { return engine }
        cells = content.elements()
        for cell in cells { cell.layoutParent = self }
        let made = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, rows: rows())
        engine = made
        return made
    }

    /// Neighbouring cells below one `GridRow` are a row; any other view is a row of its own.
    private func rows() -> [LayoutEngine.GridRow] {
        var rows: [LayoutEngine.GridRow] = []
        var open: (node: GridRowNode, cells: [GridCell])?
        func close() {
            if let row = open { rows.append(LayoutEngine.GridRow(cells: row.cells, alignment: row.node.alignment)) }
            open = nil
        }
        for cell in cells {
            guard let row = rowNode(of: cell) else {
                close()
                rows.append(LayoutEngine.GridRow(spanning: gridCell(of: cell)))
                continue
            }
            if open?.node !== row {
                close()
                open = (row, [])
            }
            open?.cells.append(gridCell(of: cell))
        }
        close()
        return rows
    }

    /// A modifier of a row stands round each of its cells, so that the row is below what such a cell is made of.
    private func rowNode(of cell: LayoutNode) -> GridRowNode? {
        var current = cell.parent
        while let node = current, node !== self {
            if let row = node as? GridRowNode { return row }
            current = node.parent
        }
        return (cell as? WrapperNode).flatMap { rowNode(of: $0.child) }
    }

    private func gridCell(of cell: LayoutNode) -> GridCell {
        func value<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
            cell.layoutValue(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
        }
        return GridCell(
            columns: value(GridCellColumnsKey.self), unsizedAxes: value(GridCellUnsizedAxesKey.self),
            anchor: value(GridCellAnchorKey.self), columnAlignment: value(GridColumnAlignmentKey.self))
    }

    private func items(width: CGFloat? = nil) -> NodeItems {
        let isMirrored = environment.layoutDirection == .rightToLeft
        return NodeItems(cells[...], mirrorWidth: isMirrored ? width : nil)
    }

    // MARK: Layout

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        let layout = layout
        return layout.sizeThatFits(proposal, children: items(), cache: &cache)
    }

    override package func placeChildren() {
        layout.place(
            in: CGRect(origin: .zero, size: size), proposal: placedProposal ?? ProposedViewSize(size),
            children: items(width: size.width), cache: &cache)
    }

    override package var spacing: ItemSpacing { layout.spacing(children: items()) }

    override package var explicitGuides: ExplicitGuides {
        _ = layout
        return cells.reduce([]) { $0.union($1.guides) }
    }

    override package func explicitAlignment(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        layout.explicitValue(of: key, size: size, proposal: proposal, children: items(), cache: &cache)
    }

    override package func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
        for cell in cells { body(cell) }
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let content { body(content) }
    }
}
