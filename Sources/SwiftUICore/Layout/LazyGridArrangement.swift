import Foundation
import Geometry
import LayoutEngine

/// Rows in the tracks of a grid.
package struct LazyGridArrangement: LazyArrangement, Hashable {
    package let engine: LazyGridLayout
    /// Points between lines; nil is the standard distance.
    let spacing: CGFloat?

    package var axis: Axis { engine.axis }

    package func rowsPerLine(_ proposal: ProposedViewSize) -> Int { max(1, engine.tracks(proposal).tracks.count) }

    package func lineLength(_ line: LazyLine, _ proposal: ProposedViewSize) -> CGFloat {
        if line.isWhole { return stack.lineLength(line, proposal) }
        return engine.lineLength(line.rows.map { NodeItem($0) }, tracks: engine.tracks(proposal).tracks)
    }

    package func gap(after line: LazyLine) -> CGFloat { spacing ?? ItemSpacing.standardDistance }

    /// Lays out lines of a single view.
    private var stack: LazyStackArrangement {
        let alignment = axis == .vertical ? engine.alignment.horizontal.key : engine.alignment.vertical.key
        return LazyStackArrangement(axis: axis, alignment: alignment, spacing: spacing)
    }

    package func across(_ proposal: ProposedViewSize, widest: CGFloat) -> CGFloat { engine.tracks(proposal).length }

    package func place(
        _ line: LazyLine, at offset: CGFloat, size: CGSize, _ proposal: ProposedViewSize, mirrorWidth: CGFloat?
    ) {
        if line.isWhole {
            return stack.place(line, at: offset, size: size, proposal, mirrorWidth: mirrorWidth)
        }
        let tracks = engine.tracks(proposal).tracks
        let length = lineLength(line, proposal)
        for (row, track) in zip(line.rows, tracks) {
            let placement = engine.placement(of: NodeItem(row), in: track, at: offset, lineLength: length)
            row.place(
                at: placement.origin, anchor: .topLeading, proposal: placement.proposal, mirroredIn: mirrorWidth)
        }
    }
}
