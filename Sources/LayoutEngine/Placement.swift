import Foundation
import Geometry

/// Where a container puts a child, and what it proposes to it.
@usableFromInline
package struct Placement: Equatable {
    /// The child's top-leading corner in the container's coordinates.
    @usableFromInline package var origin: CGPoint
    @usableFromInline package var proposal: ProposedViewSize

    @inlinable
    package init(origin: CGPoint, proposal: ProposedViewSize) {
        self.origin = origin
        self.proposal = proposal
    }
}
