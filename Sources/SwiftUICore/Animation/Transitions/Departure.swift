import Foundation
import Geometry

/// A view on its way out: no part of layout and input any more, drawn where it was until its transitions end.
@MainActor
package final class Departure {
    private let node: ViewNode
    /// Nodes may outlive their window.
    private let reference: ViewGraphReference
    private let targets: [TransitionTarget]
    private var ghosts: [(ghost: LayoutNode, host: LayoutNode)] = []
    /// All that leaves with the node, being around it alone.
    private var wrappers: [LayoutNode] = []
    /// All that is marked as on its way out.
    private var marked: [LayoutNode] = []
    private var onEnd: (() -> Void)?

    /// Sets a node off that is still in the layout.
    /// - Parameter onEnd: called once the node has left the tree; not where it has come back.
    /// - Returns: nil where nothing about it is gradual: it has to leave at once.
    package static func begin(_ node: ViewNode, onEnd: @escaping () -> Void) -> Departure? {
        guard node.viewGraph.motion.mayDepart else { return nil }
        let targets = node.transitionTargets
        let moves = targets.compactMap { target in
            target.transaction(in: .didDisappear).map { (target: target, transaction: $0) }
        }
        guard !moves.isEmpty else { return nil }
        let departure = Departure(node, moves.map(\.target), onEnd: onEnd)
        departure.leave(moves)
        return departure
    }

    private init(_ node: ViewNode, _ targets: [TransitionTarget], onEnd: @escaping () -> Void) {
        self.node = node
        reference = node.viewGraph.reference
        self.targets = targets
        self.onEnd = onEnd
    }

    private func leave(_ moves: [(target: TransitionTarget, transaction: Transaction)]) {
        // Who waits for the change to end waits for this too; this ends when all of them have.
        let end = AnimationCompletion(.removed) { [weak self] in self?.finish() }
        for move in moves { move.target.prepareToLeave() }
        for element in elements { detachFromLayout(element) }
        setMatchedDeparting(true)
        for move in moves {
            var transaction = move.transaction
            transaction.completions.append(end)
            move.target.move(to: .didDisappear, transaction)
        }
    }

    /// What the node has in its container.
    private var elements: [LayoutNode] {
        var elements = node.elements()
        node.appendExistingRows(to: &elements)
        return elements
    }

    /// Hands an element, and what is around it alone, from its container to those that are only drawn.
    private func detachFromLayout(_ element: LayoutNode) {
        var top = mark((element as? TransitionFrame)?.element ?? element)
        while let wrapper = top.layoutParent as? WrapperNode, wrapper.child === top {
            wrappers.append(wrapper)
            top = mark(wrapper)
        }
        guard let host = top.layoutParent, top.placedProposal != nil else { return }
        ghosts.append((top, host))
        node.viewGraph.motion.noteLeaver(top, at: CGPoint.zero.applying(top.windowTransform))
        node.viewGraph.ghosts.add(top, in: host)
    }

    /// - Returns: the node, or what its transition has made of it.
    private func mark(_ node: LayoutNode) -> LayoutNode {
        marked.append(node)
        node.isDeparting = true
        guard node.isFramed else { return node }
        return mark(node.presented)
    }

    private func setMatchedDeparting(_ isDeparting: Bool) {
        guard !node.viewGraph.matchedGeometry.isEmpty else { return }
        for node in node.matchedNodes { node.viewGraph.matchedGeometry.setDeparting(isDeparting, node) }
    }

    private func finish() {
        guard let end = onEnd, reference.viewGraph != nil else { return }
        onEnd = nil
        retrieve()
        end()
        node.detach()
        for wrapper in wrappers where wrapper.isAttached { wrapper.detach() }
    }

    /// Takes the node out of those that are only drawn.
    private func retrieve() {
        for (ghost, host) in ghosts {
            node.viewGraph.willRemove(ghost)
            node.viewGraph.ghosts.remove(ghost, from: host)
            ghost.forgetDrawingBounds()
            host.forgetDrawingBounds()
        }
        for node in marked { node.isDeparting = false }
        marked = []
    }

    /// Turns back: the node is part of the layout again.
    package func cancel() {
        guard onEnd != nil, reference.viewGraph != nil else { return }
        onEnd = nil
        retrieve()
        setMatchedDeparting(false)
        for node in node.matchedNodes { node.flyHome(node.animatedTransaction) }
        for target in targets {
            if let transaction = target.transaction(in: .willAppear) {
                target.move(to: .identity, transaction)
            } else {
                target.enter(.identity)
            }
        }
    }

    /// Ends at once, since what is around it leaves the tree too.
    package func end() {
        guard onEnd != nil, reference.viewGraph != nil else { return }
        onEnd = nil
        retrieve()
        node.detach()
    }
}
