import Foundation
import Geometry

extension View {
    /// Makes the view share its place with others of the same identity: one that comes starts where another is or was,
    /// one that goes leaves to where another is, and one that is no source lies where the source lies.
    /// - Parameters:
    ///   - properties: what of the frame is shared.
    ///   - anchor: the point of the views that is in the same place.
    ///   - isSource: whether others follow this view; there should be one source at a time.
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryEffect(
                key: MatchedGeometryKey(namespace: namespace, id: AnyHashable(id)), properties: properties,
                anchor: anchor, isSource: isSource))
    }
}

/// What views that are matched share of their frames.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The place of the anchor, in the window.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size in points.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Which views belong together.
package struct MatchedGeometryKey: Hashable {
    let namespace: Namespace.ID
    let id: AnyHashable
}

package nonisolated struct MatchedGeometryEffect: ElementModifier, Equatable {
    let key: MatchedGeometryKey
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    @MainActor
    package func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> MatchedGeometryNode {
        let node = MatchedGeometryNode(self, child: child, inputs)
        viewGraph(inputs).matchedGeometry.add(node)
        return node
    }

    private func viewGraph(_ inputs: _ViewInputs) -> ViewGraph { inputs.viewGraph }
}

/// Puts its child somewhere else than where it lies itself, in another size.
package final class MatchedGeometryNode: ModifierNode<MatchedGeometryEffect> {
    /// What the child's frame differs by from the node's own.
    private var difference = CGRect.zero
    private var animation = AnimationSlot<CGRect>()

    override package var placesChildrenAtOnce: Bool { true }
    override package var affectsDrawing: Bool { false }

    override package func modifierChanged(from old: MatchedGeometryEffect) {
        if old.key != modifier.key { viewGraph.matchedGeometry.move(self, from: old.key) }
        viewGraph.matchedGeometry.note(modifier.key)
        if old.isSource != modifier.isSource { viewGraph.enqueueArrangement(self) }
    }

    override package func willDetach() {
        viewGraph.matchedGeometry.remove(self)
        super.willDetach()
    }

    override package func placeChildren() {
        let proposal = placedProposal ?? ProposedViewSize(size)
        guard difference != .zero else { return child.place(at: .zero, proposal: proposal) }
        let frame = CGRect(
            x: difference.origin.x, y: difference.origin.y, width: max(0, size.width + difference.size.width),
            height: max(0, size.height + difference.size.height))
        let isResized = difference.size != .zero
        child.place(
            at: CGPoint(
                x: frame.minX + modifier.anchor.x * frame.width, y: frame.minY + modifier.anchor.y * frame.height),
            anchor: modifier.anchor, proposal: isResized ? ProposedViewSize(frame.size) : proposal)
    }

    // MARK: Where it is

    /// Where the view appears now, in the window.
    var shownFrame: CGRect {
        CGRect(
            x: difference.origin.x, y: difference.origin.y, width: size.width + difference.size.width,
            height: size.height + difference.size.height
        ).applying(windowTransform)
    }

    /// Where it lies by itself, in the window, once all that glides has arrived.
    var ownFrame: CGRect { CGRect(origin: .zero, size: layoutSize).applying(finalWindowTransform) }

    // MARK: Moving

    /// Appears somewhere else and comes to its own place.
    func fly(from frame: CGRect, _ transaction: Transaction) {
        show(difference(to: frame, windowTransform))
        move(to: .zero, transaction)
    }

    /// Goes to a place in the window, as that will be when all that glides has arrived.
    func fly(to frame: CGRect, _ transaction: Transaction?) {
        move(to: difference(to: frame, finalWindowTransform), transaction)
    }

    /// Goes to its own place.
    func flyHome(_ transaction: Transaction?) { move(to: .zero, transaction) }

    private func move(to new: CGRect, _ transaction: Transaction?) {
        guard new != animation.target ?? difference else { return }
        show(
            animation.present(new, from: difference, at: self, transaction) { [unowned self] value, isLast in
                if isLast { animation.stop() }
                show(value)
            })
    }

    private func show(_ new: CGRect) {
        guard new != difference else { return }
        difference = new
        let outer = viewGraph.motion.beginPlacingAtOnce()
        viewGraph.damaging(self) { arrangeChildren() }
        viewGraph.motion.endPlacingAtOnce(outer)
    }

    /// What the view's frame differs by from another one in the window, as far as it follows that.
    private func difference(to frame: CGRect, _ transform: CGAffineTransform) -> CGRect {
        guard transform.isInvertible, !frame.isNull else { return .zero }
        let local = frame.applying(transform.inverted())
        let size = modifier.properties.contains(.size) ? local.size : self.size
        var origin = CGPoint(
            x: modifier.anchor.x * (self.size.width - size.width),
            y: modifier.anchor.y * (self.size.height - size.height))
        if modifier.properties.contains(.position) {
            origin.x = local.minX + modifier.anchor.x * (local.width - size.width)
            origin.y = local.minY + modifier.anchor.y * (local.height - size.height)
        }
        return CGRect(
            x: origin.x, y: origin.y, width: size.width - self.size.width, height: size.height - self.size.height)
    }
}
