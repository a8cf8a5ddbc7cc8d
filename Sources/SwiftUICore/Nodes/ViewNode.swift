import Geometry
import Graph

/// A node of the tree that mirrors the type tree of the views.
///
/// Most nodes are *structural*: they hold other nodes and take no part in layout. `LayoutNode` is the other kind. A
/// structural node stands for as many layout elements as its content has (`appendElements`).
package class ViewNode: GraphNode {
    /// The window holds its nodes: none of them counts a reference to it.
    final let graphReference: Unmanaged<ViewGraph>
    package final unowned(unsafe) let parent: ViewNode?
    package final let environment: EnvironmentScope
    /// The axis of the stack that the node is made in; nil outside of stacks.
    package final let stackAxis: Axis?
    /// The node is part of what a lazy container shows.
    package final let isLazy: Bool
    /// Something in this node or below it writes a preference: collecting visits the node.
    package final var containsPreferences = false
    /// The node is told of changes in its environment.
    package final var readsEnvironment = false
    /// Changes under other transactions are changed by the node, for those below it.
    package final var modifiesTransactions = false

    package init(_ inputs: _ViewInputs) {
        graphReference = .passUnretained(inputs.viewGraph)
        parent = inputs.parent
        environment = inputs.environment
        stackAxis = inputs.stackAxis
        isLazy = inputs.isLazy
        super.init(graph: inputs.viewGraph.graph, depth: (inputs.parent?.depth ?? -1) + 1)
        viewGraph.nodeCount += 1
    }

    package final var viewGraph: ViewGraph { graphReference.takeUnretainedValue() }

    /// What the nodes of this one's content are made with.
    package final var inputs: _ViewInputs {
        var inputs = _ViewInputs(viewGraph: viewGraph, parent: self, environment: environment)
        inputs.stackAxis = stackAxis
        inputs.isLazy = isLazy
        return inputs
    }

    /// The structural children, in order.
    package func forEachChild(_ body: (ViewNode) -> Void) {}

    /// Adds the layout elements that the node stands for, in order.
    package func appendElements(to elements: inout [LayoutNode]) {
        forEachChild { $0.appendElements(to: &elements) }
    }

    /// The elements of a node below have changed in number or order; climbs to the nearest node that lays them out.
    @MainActor
    package func elementsChanged() {
        parent?.elementsChanged()
    }

    /// A node below hands its container another value; climbs to the container.
    @MainActor
    package func traitsChanged() { parent?.traitsChanged() }

    /// The node inside that stands for the same view, for one that has nothing of its own to hand to a container.
    package var carriedNode: ViewNode? { nil }

    /// Adds those rows of a lazy container that exist: they are no elements.
    package func appendExistingRows(to rows: inout [LayoutNode]) {
        forEachChild { $0.appendExistingRows(to: &rows) }
    }

    /// The node comes, and with it the rows of a lazy container, which are made later in this update.
    package func noteArrivalOfRows() { forEachChild { $0.noteArrivalOfRows() } }

    /// Finds out how it looks though nothing was drawn yet, so that a change of that can be animated.
    @MainActor
    package func resolveLook() { forEachChild { $0.resolveLook() } }

    /// The node whose changes are made under what holds for this one too, before this one changes it.
    package var transactionParent: ViewNode? { parent }

    /// Changes what changes below are made under.
    package func modify(_ transaction: inout Transaction) {}

    /// What is below changes in this update.
    package func contentIsUpdated() {}

    /// Called once when the node leaves the tree, after its children have left.
    @MainActor
    package func willDetach() {}

    /// The screen that the node is part of was covered by another, or is seen again; the node stays in the tree.
    @MainActor
    package func screenVisibilityChanged(_ isVisible: Bool) {}

    /// Tells the node and all below it, the innermost first, that their screen was covered or is seen again.
    @MainActor
    package final func changeScreenVisibility(_ isVisible: Bool) {
        forEachChild { $0.changeScreenVisibility(isVisible) }
        screenVisibilityChanged(isVisible)
    }

    /// Takes the node and all below it out of the tree.
    @MainActor
    package final func detach() {
        guard isAttached else { return }
        forEachChild { $0.detach() }
        willDetach()
        if readsEnvironment { environment.removeReader(self) }
        viewGraph.nodeCount -= 1
        detachFromGraph()
    }

    /// Something that the node read in its environment has changed.
    package func environmentChanged() { invalidate() }

    /// The view with an identity, if it is this node or one of its rows.
    @MainActor
    package func target(for id: AnyHashable) -> ScrollDestination? { nil }

    /// The identity of the data that a child stands for; nil where the node gives its children none.
    @MainActor
    package func identity(of child: ViewNode) -> AnyHashable? { nil }

    /// The node whose closure of the app's runs at this moment.
    @MainActor package static var evaluated: ViewNode?

    /// Why the body of the node is evaluated; nil for nodes without one.
    @MainActor
    package func takeChanges() -> [String]? { nil }

    // MARK: Lazy containers

    /// The index of the row whose element has an identity, whether it exists or not; nil where there is none.
    @MainActor
    package func rowIndex(of id: AnyHashable) -> Int? {
        var start = 0
        var result: Int?
        forEachChild { child in
            guard result == nil else { return }
            result = child.rowIndex(of: id).map { $0 + start }
            start += child.rowCount
        }
        return result
    }

    /// How many rows the node stands for in a lazy container.
    package var rowCount: Int {
        var count = 0
        forEachChild { count += $0.rowCount }
        return count
    }

    /// The row at an index below `rowCount`, made now if need be.
    @MainActor
    package func row(at index: Int) -> LayoutNode {
        var index = index
        var result: LayoutNode?
        forEachChild { child in
            guard result == nil else { return }
            let count = child.rowCount
            if index < count { result = child.row(at: index) } else { index -= count }
        }
        guard let result else { preconditionFailure("There is no row \(index).") }
        return result
    }

    /// The element that the row at an index stands for, known without making the row; nil where it takes the row.
    @MainActor
    package func rowIdentity(at index: Int) -> RowIdentity? {
        var index = index
        var owner: ViewNode?
        forEachChild { child in
            guard owner == nil else { return }
            let count = child.rowCount
            if index < count { owner = child } else { index -= count }
        }
        return owner?.rowIdentity(at: index)
    }

    /// Lets go of the rows that were made outside of a range.
    @MainActor
    package func releaseRows(outside range: Range<Int>) {
        var start = 0
        forEachChild { child in
            child.releaseRows(outside: (range.lowerBound - start)..<(range.upperBound - start))
            start += child.rowCount
        }
    }

    /// Adds the rows that the node stands for, in their sections.
    @MainActor
    package func appendRows(to rows: inout SectionedRows) {
        var result = rows
        forEachChild { $0.appendRows(to: &result) }
        rows = result
    }

    // MARK: Preferences

    /// What the node makes of the values below it; nil where nothing below has one.
    @MainActor
    package func preference<Key: PreferenceKey>(_ key: Key.Type, from content: () -> Key.Value?) -> Key.Value? {
        content()
    }

    /// The key whose values the node collects; nil for most nodes.
    package var collectedPreference: ObjectIdentifier? { nil }
    /// Collects the value of its key anew, and acts where it differs.
    @MainActor
    package func collectPreferences() {}

    /// Marks this node and those above as holding a writer of preferences.
    package final func noteContainsPreferences() {
        var current: ViewNode? = self
        while let visited = current, !visited.containsPreferences {
            visited.containsPreferences = true
            current = visited.parent
        }
    }

    package final func elements() -> [LayoutNode] {
        var elements: [LayoutNode] = []
        appendElements(to: &elements)
        return elements
    }
}
