import Foundation
import Geometry

/// A window on content that may be larger along some axes.
@usableFromInline
package struct ScrollLayout: Hashable {
    @usableFromInline let axes: Axis.Set

    /// - Parameter axes: those along which the content scrolls.
    package init(axes: Axis.Set) { self.axes = axes }

    /// What the content is proposed: its ideal length where it scrolls, what the window is elsewhere, less the insets.
    @inlinable
    package func contentProposal(_ proposal: ProposedViewSize, insets: EdgeInsets = EdgeInsets()) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(Axis.horizontal) ? nil : proposal.width.map { max(0, $0 - insets.horizontal) },
            height: axes.contains(Axis.vertical) ? nil : proposal.height.map { max(0, $0 - insets.vertical) })
    }

    /// The size of the window: all of the proposal where it scrolls, the content's size elsewhere.
    @inlinable
    package func sizeThatFits(
        _ proposal: ProposedViewSize, content: some LayoutItem, insets: EdgeInsets = EdgeInsets()
    ) -> CGSize {
        if axes == .both, let width = proposal.width, let height = proposal.height {
            return CGSize(width: width, height: height)
        }
        let size = content.sizeThatFits(contentProposal(proposal, insets: insets))
        let (width, height) = (size.width + insets.horizontal, size.height + insets.vertical)
        return CGSize(
            width: axes.contains(Axis.horizontal) ? proposal.width ?? width : width,
            height: axes.contains(Axis.vertical) ? proposal.height ?? height : height)
    }

    /// The offsets that the content can be scrolled to, from the one that shows its start.
    ///
    /// - Parameters:
    ///   - window: the size of the window.
    ///   - insets: what of the window the content keeps clear of at its ends.
    package func offsets(content: CGSize, window: CGSize, insets: EdgeInsets = EdgeInsets()) -> CGRect {
        let width = max(0, content.width + insets.horizontal - window.width)
        let height = max(0, content.height + insets.vertical - window.height)
        return CGRect(
            x: -insets.leading, y: -insets.top, width: axes.contains(Axis.horizontal) ? width : 0,
            height: axes.contains(Axis.vertical) ? height : 0)
    }

    /// The offset that shows a target: with an anchor the one that puts the anchor of the target on that of the window;
    /// without, the nearest that shows all of the target, or its start where it is larger than the window.
    ///
    /// - Parameters:
    ///   - target: in the content's coordinates.
    ///   - offset: the present one.
    ///   - limits: the offsets that there are.
    package func offset(
        toShow target: CGRect, from offset: CGPoint, window: CGSize, anchor: UnitPoint?,
        insets: EdgeInsets = EdgeInsets(), limits: CGRect
    ) -> CGPoint {
        var result = offset
        for axis in [Axis.horizontal, .vertical] where axes.contains(axis) {
            let start = axis == .horizontal ? insets.leading : insets.top
            let end = axis == .horizontal ? insets.trailing : insets.bottom
            let room = window[axis] - start - end
            let (length, position) = (target.size[axis], target.origin[axis])
            if let anchor {
                let part = axis == .horizontal ? anchor.x : anchor.y
                result[axis] = position + length * part - room * part - start
            } else {
                let (least, most) = (position + length - room - start, position - start)
                result[axis] = length > room ? most : min(max(offset[axis], least), most)
            }
            let (least, most) = (limits.origin[axis], limits.origin[axis] + limits.size[axis])
            result[axis] = min(max(result[axis], least), most)
        }
        return result
    }
}
