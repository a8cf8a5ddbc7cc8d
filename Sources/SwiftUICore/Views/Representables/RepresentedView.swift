import Foundation
import Geometry

/// Shows an object that SwiftUI does not know.
package nonisolated struct RepresentedView<Represented: Representation>: PrimitiveView {
    let representation: Represented

    package nonisolated init(_ representation: Represented) { self.representation = representation }

    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> RepresentedNode<Represented> {
        RepresentedNode(representation, inputs)
    }

    @MainActor
    package func updateNode(_ node: RepresentedNode<Represented>) { node.update(to: representation) }
}

/// Holds the object: it is made with the node, updated when what its update has read changes, and let go of with the
/// node.
package final class RepresentedNode<Represented: Representation>: LayoutNode {
    private var representation: Represented
    private let coordinator: Represented.Coordinator
    private var object: Represented.Object!
    private var slot: ContentSlot!

    @MainActor
    init(_ representation: Represented, _ inputs: _ViewInputs) {
        self.representation = representation
        coordinator = representation.makeCoordinator()
        super.init(inputs)
        withContext { object = representation.makeObject($0) }
        withContext { representation.update(object, $0) }
        slot = ContentSlot(representation.content(of: object), self.inputs)
        slot.layoutParent = self
        viewGraph.lifecycle.addAppearance { [weak self] in self?.appear() }
    }

    @MainActor
    private func appear() { representation.appear(object) }

    @MainActor
    func update(to representation: Represented) {
        self.representation = representation
        isInvalid = false
        refresh()
    }

    override package func evaluate() {
        Transaction.perform(pendingTransaction) { refresh() }
        pendingTransaction = nil
    }

    @MainActor
    private func refresh() {
        withContext { representation.update(object, $0) }
        invalidateMeasure()
    }

    /// Runs a closure of the app's; what it reads of state and environment makes the node invalid when it changes.
    /// Observable objects are left out: the object's own properties are such, and it writes them here.
    @MainActor
    private func withContext(_ body: (Represented.Context) -> Void) {
        viewGraph.bodyCount += 1
        tracking { environment.read(for: self) { body(context($0)) } }
    }

    private func context(_ environment: EnvironmentValues) -> Represented.Context {
        Represented.Context(coordinator: coordinator, transaction: Transaction.current, environment: environment)
    }

    // MARK: Layout

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        // Layout runs on the main thread, though `Layout` is not bound to it.
        nonisolated(unsafe) let node = self
        return MainActor.assumeIsolated {
            node.representation.size(proposal, node.object, node.context(node.environment.values))
        }
    }

    override package func placeChildren() { slot.place(at: CGPoint.zero, proposal: ProposedViewSize(size)) }

    override package func forEachLayoutChild(_ body: (LayoutNode) -> Void) { if let slot { body(slot) } }
    override package func forEachChild(_ body: (ViewNode) -> Void) { if let slot { body(slot) } }

    override package func willDetach() {
        super.willDetach()
        representation.dismantle(object, coordinator)
    }
}
