import Foundation

/// A node in a row of a list that acts when the row is tapped, wherever in it.
@MainActor
package protocol ListRowActor: LayoutNode {
    /// What it does; nil where it leaves the row alone.
    var rowAction: (() -> Void)? { get }
    /// The row looks pressed, though it is not.
    var keepsRowHighlighted: Bool { get }
    /// Opens or closes what is below the row.
    /// - Returns: whether the key means that.
    func disclosed(by key: ControlKey) -> Bool
}

/// The node of a row of a list.
@MainActor
package protocol ListRow: LayoutNode {
    /// What is in the row.
    nonisolated var child: LayoutNode { get }
    /// The row without what is around it, in its coordinates.
    nonisolated var cell: CGRect { get }
    /// What is in it leaves touches to it; a header or a footer only lies among the rows.
    nonisolated var takesTouches: Bool { get }
    /// The keyboard is given to the row, and not to the actors in it.
    var takesKeys: Bool { get }
    /// A tap on the row chooses it, if nothing in it acts for the row.
    var isChosenByTaps: Bool { get }
    /// One of the row's actors has another `keepsRowHighlighted`.
    func highlightChanged()
}

extension LayoutNode {
    /// The row of a list that the node is in; nil outside of lists.
    @MainActor
    package final var enclosingRow: (any ListRow)? {
        var current = layoutParent
        while let node = current {
            if let row = node as? any ListRow { return row.takesTouches ? row : nil }
            current = node.layoutParent
        }
        return nil
    }

    /// The nodes inside that act for the row.
    @MainActor
    package final var rowActors: [any ListRowActor] { possibleRowActors.filter { $0.rowAction != nil } }

    /// The nodes inside that may act for the row.
    @MainActor
    package final var possibleRowActors: [any ListRowActor] {
        var actors: [any ListRowActor] = []
        func visit(_ node: LayoutNode) {
            if let actor = node as? any ListRowActor { actors.append(actor) }
            node.forEachLayoutChild(visit)
        }
        forEachLayoutChild(visit)
        return actors
    }
}
