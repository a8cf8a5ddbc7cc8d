import Foundation
import Geometry

/// A grid of lines that are filled one after the other, of which only those near what is visible are laid out.
///
/// Like the lazy stack it keeps no items; its lengths are those of lines.
package struct LazyGridLayout: Hashable {
    /// The direction in which lines follow each other.
    package let axis: Axis
    package let trackLayout: GridTrackLayout
    /// How the tracks lie in the room across, and how cells lie in a track that has no alignment of its own.
    package let alignment: Alignment

    package init(axis: Axis, tracks: [GridTrack], alignment: Alignment = .center) {
        self.axis = axis
        trackLayout = GridTrackLayout(tracks)
        self.alignment = alignment
    }

    /// The tracks for a proposal, and the grid's size across.
    package func tracks(_ proposal: ProposedViewSize) -> (tracks: [ResolvedTrack], length: CGFloat) {
        let key = axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
        let unit = key.defaultValue(in: ViewDimensions(size: CGSize(width: 1, height: 1), explicit: nil))
        return trackLayout.resolve(proposal[axis.perpendicular], guide: unit)
    }

    /// The number of lines that a number of cells fill.
    package func lineCount(cells: Int, tracks: Int) -> Int { tracks > 0 ? (cells + tracks - 1) / tracks : 0 }

    /// The cells of a range of lines.
    package func cells(inLines lines: Range<Int>, cells: Int, tracks: Int) -> Range<Int> {
        min(cells, lines.lowerBound * tracks)..<min(cells, lines.upperBound * tracks)
    }

    /// What a cell in a track is proposed: the track's length across, its ideal length along. Placed, it is proposed the
    /// line's length too, so that flexible cells are as long as their neighbours.
    package func cellProposal(_ track: ResolvedTrack) -> ProposedViewSize {
        ProposedViewSize(nil, along: axis, cross: track.length)
    }

    /// The length of a line: that of its longest cell.
    package func lineLength(_ cells: some Sequence<some LayoutItem>, tracks: [ResolvedTrack]) -> CGFloat {
        var length: CGFloat = 0
        for (cell, track) in zip(cells, tracks) { length = max(length, cell.sizeThatFits(cellProposal(track))[axis]) }
        return length
    }

    /// Where a cell goes in its line.
    ///
    /// - Parameters:
    ///   - offset: where the line begins.
    ///   - lineLength: the line's length.
    package func placement(
        of cell: some LayoutItem, in track: ResolvedTrack, at offset: CGFloat, lineLength: CGFloat
    ) -> Placement {
        let size = CGSize(lineLength, along: axis, cross: track.length)
        var placement = Placement(
            aligning: cell, alignment: track.alignment ?? alignment, in: size,
            proposal: lineLength.isFinite ? ProposedViewSize(size) : cellProposal(track))
        placement.origin.x += axis == .vertical ? track.offset : offset
        placement.origin.y += axis == .vertical ? offset : track.offset
        return placement
    }
}
