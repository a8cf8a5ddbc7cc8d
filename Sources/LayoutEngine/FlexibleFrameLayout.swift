import Foundation
import Geometry

/// A frame that keeps within least, ideal and greatest lengths.
@usableFromInline
package struct FlexibleFrameLayout: UnaryLayout, Hashable {
    /// The limits along one axis, put in order: least ≤ ideal ≤ greatest.
    @usableFromInline
    struct Limits: Hashable {
        @usableFromInline var minimum: CGFloat?
        @usableFromInline var ideal: CGFloat?
        @usableFromInline var maximum: CGFloat?
        /// Whether the limits contradicted each other, or one was negative or no number.
        var wereInvalid: Bool

        init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
            let known = [minimum, ideal, maximum].compactMap { $0 }
            wereInvalid =
                known.contains { $0.isNaN || $0 < 0 } || zip(known, known.dropFirst()).contains { $0 > $1 }
                || minimum == .infinity
            self.minimum = minimum.flatMap { $0.isFinite ? max(0, $0) : nil }
            let least = self.minimum ?? 0
            self.ideal = ideal.flatMap { $0.isNaN ? nil : max(least, $0) }
            let most = self.ideal ?? least
            self.maximum = maximum.flatMap { $0.isNaN ? nil : max(most, $0) }
        }

        @inlinable var isSet: Bool { minimum != nil || ideal != nil || maximum != nil }

        @inlinable
        func clamp(_ length: CGFloat) -> CGFloat {
            var result = length
            if let minimum { result = max(result, minimum) }
            if let maximum { result = min(result, maximum) }
            return result
        }

        /// What is proposed to the child.
        @inlinable
        func childProposal(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map(clamp) }

        /// The frame's own length where it does not depend on the child's.
        @inlinable
        func ownLength(_ proposal: CGFloat?) -> CGFloat? {
            guard let proposal else { return ideal }
            return minimum != nil && maximum != nil ? clamp(proposal) : nil
        }

        /// The frame's own length around a child.
        @inlinable
        func length(around child: CGFloat, proposal: CGFloat?) -> CGFloat {
            if let length = ownLength(proposal) { return length }
            switch (minimum, maximum) {
            case (nil, nil): return child
            case (_?, _?): return clamp(child)
            case (let minimum?, nil): return max(min(childProposal(proposal) ?? .infinity, child), minimum)
            case (nil, let maximum?): return min(max(childProposal(proposal) ?? -.infinity, child), maximum)
            }
        }

        /// What the child is proposed when it is placed in a frame of this length: the length, unless nobody asked for
        /// another than the child's ideal one.
        @inlinable
        func placementProposal(_ proposal: CGFloat?, length: CGFloat) -> CGFloat? {
            let isLimited = length <= minimum ?? -.infinity || length >= maximum ?? .infinity
            return proposal == nil && ideal == nil && !isLimited ? nil : length
        }
    }

    @usableFromInline let horizontal: Limits
    @usableFromInline let vertical: Limits
    @usableFromInline let alignment: Alignment

    /// Whether limits contradicted each other, or one was negative or no number.
    package var hadInvalidDimension: Bool { horizontal.wereInvalid || vertical.wereInvalid }

    package init(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) {
        horizontal = Limits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth)
        vertical = Limits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
        self.alignment = alignment
    }

    @inlinable
    package func sizeThatFits(_ proposal: ProposedViewSize, child: some LayoutItem) -> CGSize {
        if let width = horizontal.ownLength(proposal.width), let height = vertical.ownLength(proposal.height) {
            return CGSize(width: width, height: height)
        }
        let size = child.sizeThatFits(
            ProposedViewSize(
                width: horizontal.childProposal(proposal.width), height: vertical.childProposal(proposal.height)))
        return CGSize(
            width: horizontal.length(around: size.width, proposal: proposal.width),
            height: vertical.length(around: size.height, proposal: proposal.height))
    }

    @inlinable
    package func placement(of child: some LayoutItem, size: CGSize, proposal: ProposedViewSize) -> Placement {
        let childProposal = ProposedViewSize(
            width: horizontal.placementProposal(proposal.width, length: size.width),
            height: vertical.placementProposal(proposal.height, length: size.height))
        return Placement(aligning: child, alignment: alignment, in: size, proposal: childProposal)
    }

    @inlinable
    package func spacing(child: some LayoutItem) -> ItemSpacing {
        var edges: Edge.Set = []
        if horizontal.isSet { edges.formUnion(.horizontal) }
        if vertical.isSet { edges.formUnion(.vertical) }
        return child.spacing.resetting(edges)
    }

    @inlinable
    package func isRigid(child: some LayoutItem) -> Bool {
        // Each limit makes the length depend on what is proposed.
        child.isRigid && !horizontal.isSet && !vertical.isSet
    }
}
