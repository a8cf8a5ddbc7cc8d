import Foundation
import Geometry

/// Children in rows and columns, the columns as wide as their cells need.
///
/// Columns share the width as the children of a horizontal stack do, a column being as flexible as its most flexible
/// cell; then cells that span several columns widen these equally. Rows share the height likewise.
@usableFromInline
package struct GridLayout: ContainerLayout, Hashable {
    @usableFromInline let alignment: Alignment
    @usableFromInline let horizontalSpacing: CGFloat?
    @usableFromInline let verticalSpacing: CGFloat?
    @usableFromInline let rows: [GridRow]
    /// The place of each child's cell, in the order of the children.
    @usableFromInline let places: [GridPlace]
    @usableFromInline let columnCount: Int
    @usableFromInline let columnAlignments: [HorizontalAlignment?]

    /// - Parameters:
    ///   - rows: one cell for each child.
    ///   - horizontalSpacing: points between columns; nil is the largest distance that neighbours want.
    ///   - verticalSpacing: points between rows; nil is the largest distance that cells above each other want.
    package init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        rows: [GridRow]
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing.map { $0.isFinite ? $0 : 0 }
        self.verticalSpacing = verticalSpacing.map { $0.isFinite ? $0 : 0 }
        self.rows = rows
        columnCount = max(1, rows.map { $0.spansAllColumns ? 1 : $0.cells.reduce(0) { $0 + $1.columns } }.max() ?? 0)
        places = Self.places(of: rows, columnCount: columnCount)
        var alignments = [HorizontalAlignment?](repeating: nil, count: columnCount)
        for place in places where place.columns.count == 1 {
            if let alignment = place.cell.columnAlignment { alignments[place.columns.lowerBound] = alignment }
        }
        columnAlignments = alignments
    }

    private static func places(of rows: [GridRow], columnCount: Int) -> [GridPlace] {
        var places: [GridPlace] = []
        for (index, row) in rows.enumerated() {
            var column = 0
            for cell in row.cells {
                let end = row.spansAllColumns ? columnCount : column + cell.columns
                places.append(GridPlace(cell: cell, row: index, columns: column..<end))
                column = end
            }
        }
        return places
    }

    @inlinable
    package func sizeThatFits<Children: RandomAccessCollection>(
        _ proposal: ProposedViewSize, children: Children, cache: inout GridCache
    ) -> CGSize where Children.Element: LayoutItem, Children.Index == Int {
        layOut(proposal, children, &cache)
        return cache.size
    }

    @inlinable
    package func place<Children: RandomAccessCollection>(
        in bounds: CGRect, proposal: ProposedViewSize, children: Children, cache: inout GridCache
    ) where Children.Element: LayoutItem, Children.Index == Int {
        layOut(proposal, children, &cache)
        for (item, child) in zip(cache.items, children) {
            let position = CGPoint(x: bounds.origin.x + item.origin.x, y: bounds.origin.y + item.origin.y)
            child.place(at: position, anchor: .topLeading, proposal: item.proposal)
        }
    }

    @inlinable
    package func explicitValue<Children: RandomAccessCollection>(
        of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, children: Children, cache: inout GridCache
    ) -> CGFloat? where Children.Element: LayoutItem, Children.Index == Int {
        layOut(proposal, children, &cache)
        return combineExplicit(key, cache.items, children)
    }

    @inlinable
    package func spacing<Children: RandomAccessCollection>(children: Children) -> ItemSpacing
    where Children.Element: LayoutItem, Children.Index == Int {
        var result = ItemSpacing.none
        for (place, child) in zip(places, children) {
            var edges: Edge.Set = []
            if place.row == 0 { edges.insert(.top) }
            if place.row == rows.count - 1 { edges.insert(.bottom) }
            if place.columns.lowerBound == 0 { edges.insert(.leading) }
            if place.columns.upperBound == columnCount { edges.insert(.trailing) }
            result.formUnion(child.spacing, edges: edges)
        }
        return result
    }
}
