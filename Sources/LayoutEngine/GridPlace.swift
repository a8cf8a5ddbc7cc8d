import Foundation
import Geometry

/// The row and the columns that a cell takes up.
@usableFromInline
struct GridPlace: Hashable {
    @usableFromInline let cell: GridCell
    @usableFromInline let row: Int
    @usableFromInline let columns: Range<Int>

    @inlinable
    init(cell: GridCell, row: Int, columns: Range<Int>) {
        self.cell = cell
        self.row = row
        self.columns = columns
    }
}
