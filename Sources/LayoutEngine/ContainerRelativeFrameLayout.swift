import Foundation
import Geometry

/// A frame whose lengths follow from the size of an enclosing container.
@usableFromInline
package struct ContainerRelativeFrameLayout: UnaryLayout, Hashable {
    @usableFromInline let frame: FrameLayout

    /// - Parameters:
    ///   - lengths: by axis; nil leaves the axis to the child.
    package init(width: CGFloat?, height: CGFloat?, alignment: Alignment = .center) {
        frame = FrameLayout(
            width: width.map { max(0, $0) }, height: height.map { max(0, $0) }, alignment: alignment)
    }

    /// The whole container along the given axes.
    package init(axes: Axis.Set, container: CGSize, alignment: Alignment = .center) {
        self.init(
            width: axes.contains(Axis.horizontal) ? container.width : nil,
            height: axes.contains(Axis.vertical) ? container.height : nil, alignment: alignment)
    }

    /// So much of the container along the given axes as `span` of `count` equal parts take up, with gaps between.
    package init(
        axes: Axis.Set, container: CGSize, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) {
        let length = { Self.length(of: $0, count: count, span: span, spacing: spacing) }
        self.init(
            axes: axes, container: CGSize(width: length(container.width), height: length(container.height)),
            alignment: alignment)
    }

    /// The length of `span` of the `count` equal parts of a length that have gaps between them.
    package static func length(of container: CGFloat, count: Int, span: Int, spacing: CGFloat) -> CGFloat {
        let part = (container - spacing * CGFloat(max(1, count) - 1)) / CGFloat(max(1, count))
        return max(0, part * CGFloat(span) + spacing * CGFloat(span - 1))
    }

    @inlinable
    package func sizeThatFits(_ proposal: ProposedViewSize, child: some LayoutItem) -> CGSize {
        frame.sizeThatFits(proposal, child: child)
    }

    @inlinable
    package func placement(of child: some LayoutItem, size: CGSize, proposal: ProposedViewSize) -> Placement {
        frame.placement(of: child, size: size, proposal: proposal)
    }

    @inlinable
    package func spacing(child: some LayoutItem) -> ItemSpacing { frame.spacing(child: child) }

    @inlinable
    package func isRigid(child: some LayoutItem) -> Bool { frame.isRigid(child: child) }
}
