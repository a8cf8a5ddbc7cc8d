import Foundation
import Geometry

/// One child in a container's cache: what was proposed, what it answered, where it goes.
@usableFromInline
package struct PlacedItem {
    @usableFromInline var proposal = ProposedViewSize.unspecified
    @usableFromInline var size = CGSize.zero
    @usableFromInline var origin = CGPoint.zero

    @inlinable
    init() {}

    @inlinable
    init(proposal: ProposedViewSize, size: CGSize, origin: CGPoint) {
        self.proposal = proposal
        self.size = size
        self.origin = origin
    }

    @inlinable var frame: CGRect { CGRect(origin: origin, size: size) }
}
