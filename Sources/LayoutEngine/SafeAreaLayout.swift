import Foundation
import Geometry

/// The arithmetic of the part of the screen that is not covered.
package enum SafeAreaLayout {
    /// Rounding errors that still count as touching.
    private static let tolerance: CGFloat = 0.001

    /// How far a view may grow beyond each of its sides.
    ///
    /// Only a side that lies on the boundary of the safe area, or beyond it, has anything to grow into; how far is
    /// the distance to the end of the unsafe region there.
    /// - Parameters:
    ///   - frame: the view's.
    ///   - region: all there is, in the same coordinates.
    ///   - insets: what of the region is not safe.
    ///   - edges: those that the view may cross; the others get 0.
    package static func growth(
        of frame: CGRect, in region: CGRect, insets: EdgeInsets, edges: Edge.Set = .all
    ) -> EdgeInsets {
        let safe = region.inset(by: insets)
        var growth = EdgeInsets()
        if edges.contains(.top), insets.top > 0, frame.minY <= safe.minY + tolerance {
            growth.top = frame.minY - region.minY
        }
        if edges.contains(.leading), insets.leading > 0, frame.minX <= safe.minX + tolerance {
            growth.leading = frame.minX - region.minX
        }
        if edges.contains(.bottom), insets.bottom > 0, frame.maxY >= safe.maxY - tolerance {
            growth.bottom = region.maxY - frame.maxY
        }
        if edges.contains(.trailing), insets.trailing > 0, frame.maxX >= safe.maxX - tolerance {
            growth.trailing = region.maxX - frame.maxX
        }
        for edge in Edge.allCases { growth[edge] = max(0, growth[edge]) }
        return growth
    }

    /// How much of each side of a view lies in the unsafe part of a region: what its content keeps clear of.
    package static func overlap(of frame: CGRect, in region: CGRect, insets: EdgeInsets) -> EdgeInsets {
        let safe = region.inset(by: insets)
        return EdgeInsets(
            top: min(frame.height, max(0, safe.minY - frame.minY)),
            leading: min(frame.width, max(0, safe.minX - frame.minX)),
            bottom: min(frame.height, max(0, frame.maxY - safe.maxY)),
            trailing: min(frame.width, max(0, frame.maxX - safe.maxX)))
    }

    /// The proposal made larger by what a view may grow.
    package static func grow(_ proposal: ProposedViewSize, by growth: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 + growth.horizontal) },
            height: proposal.height.map { max(0, $0 + growth.vertical) })
    }

    /// The insets that a bar along one edge adds to the safe area.
    ///
    /// - Parameters:
    ///   - length: the bar's size away from the edge.
    ///   - spacing: points between the bar and the content; nil is the standard distance.
    package static func insets(forBarOn edge: Edge, length: CGFloat, spacing: CGFloat?) -> EdgeInsets {
        var insets = EdgeInsets()
        insets[edge] = max(0, length + (spacing ?? ItemSpacing.standardDistance))
        return insets
    }

    /// What a bar along an edge is proposed: the length of the edge, and its ideal size away from it.
    package static func barProposal(for edge: Edge, size: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(nil, along: edge.axis, cross: size[edge.axis.perpendicular])
    }

    /// Where a bar along an edge goes.
    ///
    /// - Parameter alignment: a guide along the edge.
    package static func barPlacement(
        of bar: some LayoutItem, on edge: Edge, alignment: AlignmentKey, in size: CGSize
    ) -> Placement {
        let proposal = barProposal(for: edge, size: ProposedViewSize(size))
        let barSize = bar.sizeThatFits(proposal)
        let along = edge.axis
        let main = edge.isMinimum ? 0 : size[along] - barSize[along]
        let cross = Placement.distance(alignment, size, bar, barSize, proposal)
        return Placement(origin: CGPoint(main, along: along, cross: cross), proposal: proposal)
    }
}
