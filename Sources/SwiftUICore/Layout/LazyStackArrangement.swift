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

    /// The gap to a row that may not exist yet is taken to be that to one of the same kind.
    package func lineLength(_ rows: [LayoutNode], _ proposal: ProposedViewSize, isLast: Bool) -> CGFloat {
        guard let row = rows.first else { return 0 }
        let length = row.sizeThatFits(engine.itemProposal(proposal))[axis]
        if isLast { return length }
        return length + (spacing ?? row.spacing.distance(to: row.spacing, along: axis))
    }

    package func across(_ proposal: ProposedViewSize, widest: CGFloat) -> CGFloat {
        proposal[axis.perpendicular] ?? widest
    }

    package func place(
        _ rows: [LayoutNode], at offset: CGFloat, size: CGSize, _ proposal: ProposedViewSize, mirrorWidth: CGFloat?
    ) {
        guard let row = rows.first else { return }
        let placement = engine.placement(
            of: NodeItem(row), at: offset, across: size[axis.perpendicular], proposal: proposal)
        row.place(
            at: placement.origin, anchor: .topLeading, proposal: placement.proposal, mirroredIn: mirrorWidth)
    }
}

/// Rows in the tracks of a grid.
package struct LazyGridArrangement: LazyArrangement, Hashable {
    package let engine: LazyGridLayout
    /// Points between lines; nil is the standard distance.
    let spacing: CGFloat?

    package var axis: Axis { engine.axis }

    package func rowsPerLine(_ proposal: ProposedViewSize) -> Int { max(1, engine.tracks(proposal).tracks.count) }

    package func lineLength(_ rows: [LayoutNode], _ proposal: ProposedViewSize, isLast: Bool) -> CGFloat {
        let length = engine.lineLength(rows.map { NodeItem($0) }, tracks: engine.tracks(proposal).tracks)
        return isLast ? length : length + (spacing ?? ItemSpacing.standardDistance)
    }

    package func across(_ proposal: ProposedViewSize, widest: CGFloat) -> CGFloat { engine.tracks(proposal).length }

    package func place(
        _ rows: [LayoutNode], at offset: CGFloat, size: CGSize, _ proposal: ProposedViewSize, mirrorWidth: CGFloat?
    ) {
        let tracks = engine.tracks(proposal).tracks
        let length = lineLength(rows, proposal, isLast: true)
        for (row, track) in zip(rows, tracks) {
            let placement = engine.placement(of: NodeItem(row), in: track, at: offset, lineLength: length)
            row.place(
                at: placement.origin, anchor: .topLeading, proposal: placement.proposal, mirroredIn: mirrorWidth)
        }
    }
}
