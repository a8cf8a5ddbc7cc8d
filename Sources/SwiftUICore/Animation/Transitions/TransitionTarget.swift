import Foundation
import Geometry

/// Something that comes or goes as a whole: a view that says how, with all that is around it in its container, or any
/// other element, which fades.
package struct TransitionTarget {
    let element: LayoutNode
    /// Nil for one that says nothing.
    let trait: TransitionNode?

    /// - Parameter element: one of those that a node that comes or goes stands for.
    @MainActor
    fileprivate init(_ element: LayoutNode) {
        trait = element.transitionTrait
        self.element = trait == nil ? element : element.outermostElement
    }

    /// What coming or going is made under; nil where it is not gradual.
    @MainActor
    func transaction(in phase: TransitionPhase) -> Transaction? {
        guard let trait else { return element.animatedTransaction }
        if trait.transition.isIdentity(in: phase) { return nil }
        if let own = trait.transition.box as? any SelfAnimatedTransition, own.isAnimated(in: phase) {
            return trait.animatedTransaction ?? Transaction()
        }
        return trait.animatedTransaction
    }

    /// Looks as in a phase, gradually.
    @MainActor
    func move(to phase: TransitionPhase, _ transaction: Transaction) {
        guard let trait else { return element.fade(to: phase.isIdentity ? 1 : 0, transaction) }
        Transaction.with(transaction) { element.enter(phase, of: trait) }
    }

    /// Looks as in a phase, at once.
    @MainActor
    func enter(_ phase: TransitionPhase) {
        guard let trait else { return element.setFade(phase.isIdentity ? 1 : 0) }
        Transaction.with(Transaction()) { element.enter(phase, of: trait) }
    }

    /// Has what makes it leave around it, in its place.
    @MainActor
    func prepareToLeave() {
        guard trait != nil else { return }
        let place = ElementPlace(of: element.presented)
        enter(.identity)
        place.give(to: element.presented)
    }
}

/// Where an element is, for another that comes between it and its container.
private struct ElementPlace {
    private let element: LayoutNode
    private let parent: LayoutNode?
    private let origin: CGPoint
    private let proposal: ProposedViewSize?

    init(of element: LayoutNode) {
        self.element = element
        parent = element.layoutParent
        origin = element.origin
        proposal = element.placedProposal
    }

    @MainActor
    func give(to new: LayoutNode) {
        guard new !== element, let proposal, let parent else { return }
        new.layoutParent = parent
        // What moved the element is in the place that the new one takes.
        element.stopMoving()
        let outer = new.viewGraph.motion.beginPlacingAtOnce()
        new.place(at: origin, proposal: proposal)
        new.viewGraph.motion.endPlacingAtOnce(outer)
    }
}

extension LayoutNode {
    /// What modifiers around the view have made of it for its container.
    fileprivate final var outermostElement: LayoutNode {
        var current = (self as? TransitionFrame)?.element ?? self
        while !current.isFramed, let wrapper = current.layoutParent as? WrapperNode, wrapper.child === current {
            current = wrapper
        }
        return current
    }

    /// The view that the element is of, below the modifiers around it.
    private final var modifiedElement: LayoutNode {
        var current = self
        while true {
            if let frame = current as? TransitionFrame {
                current = frame.element
            } else if let wrapper = current as? WrapperNode, wrapper.outlivesChild {
                current = wrapper.child
            } else if current is any HoldableRow, let single = current.carriedNode as? LayoutNode {
                current = single
            } else {
                return current
            }
        }
    }

    /// The transition that is set nearest to the view. Rows of lists come and go as the list has it, as on Apple's
    /// systems.
    @MainActor
    fileprivate final var transitionTrait: TransitionNode? {
        var found: TransitionNode?
        var current = modifiedElement.parent
        while let node = current {
            if node is LayoutNode, !(node is any HoldableRow) { break }
            if node is ListRowsNode { return nil }
            if found == nil { found = node as? TransitionNode }
            current = node.parent
        }
        return found
    }
}

extension LayoutNode {
    /// It is in the tree, and nothing that it is part of is on its way out.
    final var isTakingPart: Bool {
        guard isAttached else { return false }
        var current: LayoutNode? = self
        while let node = current {
            if node.isDeparting { return false }
            current = node.layoutParent
        }
        return true
    }
}

extension ViewNode {
    @MainActor
    package final var transitionTargets: [TransitionTarget] {
        var elements = elements()
        appendExistingRows(to: &elements)
        return elements.map(TransitionTarget.init)
    }

    /// The node comes or goes as it says itself.
    @MainActor
    final var hasOwnTransition: Bool { transitionTargets.contains { $0.trait != nil } }

    /// The node has come into a tree that was there already, and what is around it knows: it comes gradually where that
    /// is animated.
    /// - Returns: whether something has come around its elements, of which their container has to know.
    @MainActor
    package final func arrive() -> Bool {
        guard viewGraph.motion.mayDepart else { return false }
        noteArrivalOfRows()
        var isFramed = false
        for target in transitionTargets {
            guard let transaction = target.transaction(in: .willAppear) else { continue }
            target.enter(.willAppear)
            target.move(to: .identity, transaction)
            if target.trait != nil { isFramed = true }
        }
        return isFramed
    }
}
