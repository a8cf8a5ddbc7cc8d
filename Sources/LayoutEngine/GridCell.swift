import Foundation
import Geometry

/// How a child of a grid takes its place.
@usableFromInline
package struct GridCell: Hashable {
    /// The number of columns that it takes up; 1 or more.
    @usableFromInline package var columns: Int
    /// The axes along which the cell makes its column or row no larger.
    @usableFromInline package var unsizedAxes: Axis.Set
    /// The point of the cell that lies on the same point of its place; nil aligns it as its column and row are.
    @usableFromInline package var anchor: UnitPoint?
    /// The alignment of the cell's whole column, if it sets one.
    @usableFromInline package var columnAlignment: HorizontalAlignment?

    package init(
        columns: Int = 1, unsizedAxes: Axis.Set = [], anchor: UnitPoint? = nil,
        columnAlignment: HorizontalAlignment? = nil
    ) {
        self.columns = max(1, columns)
        self.unsizedAxes = unsizedAxes
        self.anchor = anchor
        self.columnAlignment = columnAlignment
    }
}
