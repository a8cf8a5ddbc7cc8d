import Foundation
import Geometry
import LayoutEngine

/// One line of a lazy container.
package struct LazyLine {
    package let rows: [LayoutNode]
    /// There is none after it.
    package let isLast: Bool
    /// It is one view, which has the line for itself.
    package let isWhole: Bool
}

/// How a lazy container arranges its rows.
package protocol LazyArrangement {
    /// The axis along which it scrolls.
    var axis: Axis { get }
    /// Rows that lie side by side, for a proposal.
    func rowsPerLine(_ proposal: ProposedViewSize) -> Int
    /// The length of a line of rows, without the gap after it.
    func lineLength(_ line: LazyLine, _ proposal: ProposedViewSize) -> CGFloat
    /// The gap between a line and the next.
    func gap(after line: LazyLine) -> CGFloat
    /// The size across, given the widest row measured so far.
    func across(_ proposal: ProposedViewSize, widest: CGFloat) -> CGFloat
    /// Places the rows of one line.
    func place(
        _ line: LazyLine, at offset: CGFloat, size: CGSize, _ proposal: ProposedViewSize, mirrorWidth: CGFloat?)
}
