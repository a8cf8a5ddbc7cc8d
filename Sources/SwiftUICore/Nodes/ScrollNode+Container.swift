import Foundation
import Geometry

/// A scroll view is the container of the frames in it that are relative to one.
extension ScrollNode {
    struct RelativeFrameReference {
        weak var node: ContainerRelativeFrameNode?
    }

    /// Measures a frame anew whenever the space changes.
    func add(_ frame: ContainerRelativeFrameNode) {
        relativeFrames.removeAll { $0.node == nil }
        relativeFrames.append(RelativeFrameReference(node: frame))
    }

    /// Along an axis without a length of its own the container stays as it was. Its margins are no part of it.
    func setContainer(to proposal: ProposedViewSize) {
        let margins = options.contentMargins
        let known = container ?? viewGraph.contentSize
        let new = CGSize(
            width: Self.length(proposal.width, margins.leading + margins.trailing) ?? known.width,
            height: Self.length(proposal.height, margins.top + margins.bottom) ?? known.height)
        guard new != container else { return }
        container = new
        for reference in relativeFrames { reference.node.map(forget) }
    }

    /// Stacks ask for the least and the most as well; neither is a size.
    private static func length(_ proposed: CGFloat?, _ margins: CGFloat) -> CGFloat? {
        guard let proposed, proposed > 0, proposed.isFinite else { return nil }
        return max(0, proposed - margins)
    }

    /// What was measured round the frame is no longer so.
    private func forget(_ frame: ContainerRelativeFrameNode) {
        var current: LayoutNode? = frame
        while let node = current, node !== self {
            node.forgetMeasure()
            current = node.layoutParent
        }
    }
}

extension ViewGraph {
    /// The window's size without what covers its edges.
    var contentSize: CGSize { CGRect(origin: .zero, size: metrics.size).inset(by: metrics.safeArea).size }
}
