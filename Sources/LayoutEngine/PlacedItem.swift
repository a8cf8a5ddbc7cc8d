import Foundation
import Geometry

/// One child in a container's cache: what was proposed, what it answered, where it goes.
@usableFromInline
package struct PlacedItem {
    @usableFromInline var packedProposal: PackedProposal
    @usableFromInline var size: CGSize
    @usableFromInline var origin: CGPoint

    @inlinable
    init() { self.init(proposal: .unspecified, size: .zero, origin: .zero) }

    @inlinable
    init(proposal: ProposedViewSize, size: CGSize, origin: CGPoint) {
        packedProposal = PackedProposal(proposal)
        self.size = size
        self.origin = origin
    }

    @inlinable var proposal: ProposedViewSize {
        get { packedProposal.proposal }
        set { packedProposal = PackedProposal(newValue) }
    }

    @inlinable var frame: CGRect { CGRect(origin: origin, size: size) }
}
