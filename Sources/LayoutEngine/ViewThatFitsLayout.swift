import Foundation
import Geometry

/// Chooses the first of several candidates whose ideal size fits.
@usableFromInline
package struct ViewThatFitsLayout: Hashable {
    @usableFromInline let axes: Axis.Set

    /// - Parameter axes: those along which a candidate must fit.
    package init(axes: Axis.Set = .both) { self.axes = axes }

    /// The index of the candidate for a proposal: the last where none fits; nil where there are none.
    @inlinable
    package func choose<Children: RandomAccessCollection>(_ proposal: ProposedViewSize, among children: Children)
        -> Int?
    where Children.Element: LayoutItem, Children.Index == Int {
        children.dropLast().firstIndex { fits($0, proposal) } ?? children.indices.last
    }

    /// Whether a candidate's ideal size along the watched axes is no larger than what is proposed there.
    @inlinable
    func fits(_ child: some LayoutItem, _ proposal: ProposedViewSize) -> Bool {
        let ideal = FixedSizeLayout(axes: axes).childProposal(proposal)
        let size = child.sizeThatFits(ideal)
        // What layouts add up need not be exact to the last digit.
        let tolerance: CGFloat = 1e-6
        let fitsWidth = !axes.contains(Axis.horizontal) || size.width <= (proposal.width ?? .infinity) + tolerance
        let fitsHeight = !axes.contains(Axis.vertical) || size.height <= (proposal.height ?? .infinity) + tolerance
        return fitsWidth && fitsHeight
    }
}
