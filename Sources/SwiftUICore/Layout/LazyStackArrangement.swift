import Foundation
import Geometry
import LayoutEngine

/// Rows one after the other.
package struct LazyStackArrangement: LazyArrangement, Hashable {
    package let engine: LazyStackLayout
    /// Points between rows; nil leaves it to each pair of neighbours.
    let spacing: CGFloat?

    init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
        engine = LazyStackLayout(axis: axis, alignment: alignment)
        self.spacing = spacing
    }

    package var axis: Axis { engine.axis }

    package func rowsPerLine(_ proposal: ProposedViewSize) -> Int { 1 }

    package func lineLength(_ line: LazyLine, _ proposal: ProposedViewSize) -> CGFloat {
        line.rows.first?.sizeThatFits(engine.itemProposal(proposal))[axis] ?? 0
    }

    /// The gap to a row that may not exist yet is taken to be that to one of the same kind.
    package func gap(after line: LazyLine) -> CGFloat {
        if let spacing { return spacing }
        guard let row = line.rows.first else { return 0 }
        return row.spacing.distance(to: row.spacing, along: axis)
    }

    package func across(_ proposal: ProposedViewSize, widest: CGFloat) -> CGFloat {
        proposal[axis.perpendicular] ?? widest
    }

    package func place(
        _ line: LazyLine, at offset: CGFloat, size: CGSize, _ proposal: ProposedViewSize, mirrorWidth: CGFloat?
    ) {
        guard let row = line.rows.first else { return }
        let placement = engine.placement(
            of: NodeItem(row), at: offset, across: size[axis.perpendicular], proposal: proposal)
        row.place(
            at: placement.origin, anchor: .topLeading, proposal: placement.proposal, mirroredIn: mirrorWidth)
    }
}
