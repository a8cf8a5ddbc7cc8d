import Foundation
import Geometry

/// Puts an item behind or in front of another, whose size it neither has a say in nor must keep to.
@usableFromInline
package struct AttachmentLayout: Hashable {
    @usableFromInline let alignment: Alignment

    package init(alignment: Alignment = .center) { self.alignment = alignment }

    /// Where the attached item goes in the coordinates of the primary one.
    ///
    /// - Parameters:
    ///   - size: the primary item's size, which is what the attached one is proposed.
    ///   - proposal: what the primary item answered with that size.
    @inlinable
    package func placement(
        of attached: some LayoutItem, on primary: some LayoutItem, size: CGSize, proposal: ProposedViewSize
    ) -> Placement {
        let attachedProposal = ProposedViewSize(size)
        let attachedSize = attached.sizeThatFits(attachedProposal)
        let distance = { (key: AlignmentKey) -> CGFloat in
            let distance =
                primary.guide(key, size: size, proposal: proposal)
                - attached.guide(key, size: attachedSize, proposal: attachedProposal)
            return distance.isFinite ? distance : 0
        }
        let origin = CGPoint(x: distance(alignment.horizontal.key), y: distance(alignment.vertical.key))
        return Placement(origin: origin, proposal: attachedProposal)
    }
}
