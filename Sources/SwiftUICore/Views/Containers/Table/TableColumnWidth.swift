import Foundation

/// How wide a column may be, in points; nil leaves it to the others.
struct TableColumnWidth: Equatable {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?

    /// What all rows of the column are proposed at least: widths do not depend on what a cell holds.
    var least: CGFloat { ideal ?? minimum ?? 0 }

    var most: CGFloat { max(least, ideal ?? maximum ?? .infinity) }
}
