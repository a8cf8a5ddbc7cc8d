import Foundation
import Geometry

/// One row of a grid: the next children of the container in order, one a cell.
@usableFromInline
package struct GridRow: Hashable {
    @usableFromInline package var cells: [GridCell]
    /// Aligns the row's cells instead of the grid's own alignment.
    @usableFromInline package var alignment: VerticalAlignment?
    /// Whether the one cell takes up all columns.
    @usableFromInline let spansAllColumns: Bool

    package init(cells: [GridCell], alignment: VerticalAlignment? = nil) {
        self.cells = cells
        self.alignment = alignment
        spansAllColumns = false
    }

    /// A child outside any row, which takes up all columns.
    package init(spanning cell: GridCell) {
        cells = [cell]
        alignment = nil
        spansAllColumns = true
    }
}
