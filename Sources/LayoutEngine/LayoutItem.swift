import Foundation
import Geometry

/// Something that can be laid out: asked for its size, then placed.
///
/// Answers must depend on the proposal alone until the item changes; a layout may ask any number of times.
@usableFromInline
package protocol LayoutItem {
    /// The size that the item chooses for a proposal, in points; finite or infinite, never NaN.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// The size for a proposal together with the alignment guides.
    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions

    /// The item's claim on space along a stack before those with a smaller one; 0 unless set.
    var priority: Double { get }

    var spacing: ItemSpacing { get }

    /// Puts the anchor of the item at a point in the coordinates of the container, with its size for the proposal.
    func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)

    /// Whether the item answers every proposal with the same size, so that it need be asked once only.
    var isRigid: Bool { get }

    /// Whether a dimension that is proposed, be it 0 or infinite, is always the answer.
    var fillsProposal: Bool { get }

    /// Whether the item chooses the same size in any space that is larger than what it chose.
    var ignoresSpareSpace: Bool { get }

    /// The explicit value of an alignment guide, in points from the item's top-leading corner; nil where none is set.
    ///
    /// - Parameter size: the answer to `proposal`.
    func explicitValue(of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat?
}

extension LayoutItem {
    @inlinable package var isRigid: Bool { false }
    @inlinable package var fillsProposal: Bool { false }
    @inlinable package var ignoresSpareSpace: Bool { false }

    @inlinable
    package func explicitValue(of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        dimensions(in: proposal)[explicit: key]
    }

    /// The value of an alignment guide: the explicit one, else its default.
    ///
    /// - Parameter size: the answer to `proposal`.
    @inlinable
    package func guide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat {
        let value =
            explicitValue(of: key, size: size, proposal: proposal)
            ?? key.standardValue(in: size)
            ?? dimensions(in: proposal)[key]
        return value.isNaN ? 0 : value
    }
}
