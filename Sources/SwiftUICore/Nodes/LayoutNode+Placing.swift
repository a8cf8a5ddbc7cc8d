import Foundation
import Geometry
import LayoutEngine

/// Puts nodes in their places.
extension LayoutNode {
    /// Puts the node so that its anchor lies at a point of the parent's coordinates.
    package func place(at point: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        let origin = CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
        let isFirst = !isPlaced
        // Inside of what is painted anew as a whole, while nothing glides, the place is all there is to it.
        let isSimple = graphReference._withUnsafeGuaranteedRef { viewGraph in
            viewGraph.placeCount += 1
            return viewGraph.isDamaging && !viewGraph.motion.mayGlide
        }
        if isSimple, !isFirst, glide == nil {
            return setPlace(origin, size, proposal, arrange: size != self.size)
        }
        let isMoved = origin != layoutOrigin
        let isResized = size != layoutSize
        if isFirst || isMoved || (isResized && presentsSize) {
            viewGraph.damaging(self) {
                let shown = CGRect(origin: self.origin, size: self.size)
                let running = self.takeGlide()
                if isFirst {
                    // It was out of sight on its way: that way would lead it back.
                    running?.isCancelled = true
                    return self.placeFirst(origin, size, proposal)
                }
                self.setPlace(origin, size, proposal, arrange: isResized)
                self.glide(from: shown, running)
            }
        } else if let running = takeGlide() {
            let shown = CGRect(origin: self.origin, size: self.size)
            setPlace(origin, size, proposal, arrange: isResized)
            resume(running, at: shown)
        } else {
            setPlace(origin, size, proposal, arrange: isResized)
        }
    }

    func placeFirst(_ origin: CGPoint, _ size: CGSize, _ proposal: ProposedViewSize) {
        let isOutermost = viewGraph.motion.beginFirstPlace(of: self)
        setPlace(origin, size, proposal, arrange: true)
        if isOutermost { viewGraph.motion.endFirstPlace() }
    }

    func setPlace(_ origin: CGPoint, _ size: CGSize, _ proposal: ProposedViewSize, arrange: Bool) {
        let packed = PackedProposal(proposal)
        let isProposalChanged = packed != packedProposal
        let isMoved = origin != self.origin
        self.origin = origin
        self.size = size
        packedProposal = packed
        if isMoved || arrange { wasPlaced() }
        if arrange || isProposalChanged || needsPlacement || (isMoved && dependsOnPosition) { arrangeChildren() }
    }

    /// The container shows the node no more, though it is still part of the tree.
    package func leavePlace() {
        guard isPlaced else { return }
        viewGraph.willRemove(self)
        packedProposal = .none
    }

    /// Has the children placed again in the next layout pass, and all drawn anew, though nothing is measured anew: what
    /// moves its children calls it.
    package func rearrange() {
        viewGraph.willRedraw(self)
        needsPlacement = true
        viewGraph.arrangementQueue.insert(self, depth: depth)
        invalidateDisplay()
    }

    /// Places the children again, in the place where the node is.
    package func arrangeChildren() {
        needsPlacement = false
        forgetDrawingBounds()
        inLayoutPlace { placeChildren() }
        // They may have been asked for in the middle.
        forgetDrawingBounds()
    }
}
