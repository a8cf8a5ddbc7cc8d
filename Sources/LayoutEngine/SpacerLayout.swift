import Foundation
import Geometry

/// The size of empty space that takes what a stack has left.
@usableFromInline
package struct SpacerLayout: Hashable {
    /// The axis of the enclosing stack; nil outside of stacks, where the space grows along both.
    @usableFromInline let axis: Axis?
    @usableFromInline let minimum: CGFloat

    /// The length that a spacer keeps unless another is set.
    package static let standardMinimum: CGFloat = 8

    package init(axis: Axis?, minimum: CGFloat?) {
        self.axis = axis
        self.minimum = minimum.flatMap { $0.isFinite ? max(0, $0) : nil } ?? Self.standardMinimum
    }

    /// The priority of a spacer among other children: below all of them.
    package static let priority = -Double.infinity

    @inlinable
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        guard let axis else {
            return CGSize(width: length(proposal.width), height: length(proposal.height))
        }
        return CGSize(length(proposal[axis]), along: axis, cross: 0)
    }

    @inlinable
    func length(_ proposal: CGFloat?) -> CGFloat { max(proposal ?? minimum, minimum) }
}
