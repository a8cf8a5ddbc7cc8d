import Platform

/// The order in which Tab leads through what can have the keyboard.
@MainActor
struct FocusOrder {
    let viewGraph: ViewGraph

    /// Gives the keyboard to the next or the one before; from the last on to the first.
    /// - Returns: whether there is one.
    func move(forward: Bool) -> Bool {
        let next = (viewGraph.reachableFocus ?? viewGraph.lastFocus).flatMap { follower(of: $0, forward) }
        guard let target = next ?? FocusSearch(forward: forward).first(in: viewGraph.inputRoot) else { return false }
        viewGraph.isLedByKeys = true
        viewGraph.moveFocus(to: target)
        return true
    }

    /// Gives the keyboard to the first text field in a node, if there is one.
    func focusFirstField(of node: LayoutNode) {
        if let field = FocusSearch(fieldsOnly: true).first(in: node) { viewGraph.focus = field }
    }

    /// The text field after another.
    func field(after field: any KeyResponder) -> (any KeyResponder)? {
        guard let start = field as? LayoutNode else { return nil }
        return follower(outside: start, of: field, FocusSearch(fieldsOnly: true))
    }

    /// What comes after all that is in a node; nil for nothing.
    func follower(of node: LayoutNode) -> (any KeyResponder)? { follower(outside: node, of: nil, FocusSearch()) }

    /// What comes after a responder, or before it: what is inside of it comes right after it.
    private func follower(of responder: any KeyResponder, _ forward: Bool) -> (any KeyResponder)? {
        guard let start = responder as? LayoutNode else { return nil }
        // Rows that stand for themselves are reached by arrows.
        var search = FocusSearch(forward: forward, skipsRows: forward && responder.standsForRow)
        if forward, let inner = search.first(inChildrenOf: start) { return inner }
        search.skipsRows = false
        return follower(outside: start, of: responder, search)
    }

    private func follower(
        outside start: LayoutNode, of responder: (any KeyResponder)?, _ search: FocusSearch
    ) -> (any KeyResponder)? {
        var node = start
        while node !== viewGraph.inputRoot, let parent = node.layoutParent {
            if let found = search.first(beside: node, in: parent, after: responder) { return found }
            if !search.forward, let outer = parent.keyResponder { return outer }
            node = parent
        }
        return nil
    }
}

/// Looks for what can have the keyboard.
@MainActor
struct FocusSearch {
    /// Towards the end, where what is around others comes before them; else towards the start.
    var forward = true
    /// Leaves out rows that stand for themselves, but not what is inside of them.
    var skipsRows = false
    var fieldsOnly = false

    /// Rows out of sight that are made to look into them.
    private static let hiddenRowLimit = 200

    /// The first in a node, itself or something inside of it.
    func first(in node: LayoutNode, isHidden: Bool = false) -> (any KeyResponder)? {
        guard node.isPlaced || isHidden else { return nil }
        let own = node.keyResponder.flatMap { isWanted($0) ? $0 : nil }
        if forward, let own { return own }
        return first(inChildrenOf: node, isHidden: isHidden) ?? own
    }

    private func isWanted(_ responder: any KeyResponder) -> Bool {
        !(skipsRows && responder.standsForRow) && !(fieldsOnly && !responder.isTextEntry)
    }

    func first(inChildrenOf node: LayoutNode, isHidden: Bool = false) -> (any KeyResponder)? {
        if let container = node as? any LazyFocusContainer, !isHidden {
            return first(inRowsOf: container)
        }
        return first(among: children(of: node), isHidden: isHidden)
    }

    private func first(among nodes: some Sequence<LayoutNode>, isHidden: Bool = false) -> (any KeyResponder)? {
        for node in nodes {
            if let found = first(in: node, isHidden: isHidden) { return found }
        }
        return nil
    }

    private func children(of node: LayoutNode) -> [LayoutNode] {
        var children: [LayoutNode] = []
        node.forEachAccessibleChild { children.append($0) }
        return forward ? children : children.reversed()
    }

    /// The first among what comes after a child, or before it.
    func first(
        beside child: LayoutNode, in parent: LayoutNode, after responder: (any KeyResponder)?
    ) -> (any KeyResponder)? {
        if let container = parent as? any LazyFocusContainer {
            return first(besideRow: child, in: container, after: responder)
        }
        let children = children(of: parent)
        guard let index = children.firstIndex(where: { $0 === child }) else { return nil }
        return first(among: children[(index + 1)...])
    }

    // MARK: Rows

    /// Rows that can be chosen are one place for Tab: from fields in them it leads on to those in other rows.
    private func first(
        besideRow row: LayoutNode, in container: any LazyFocusContainer, after responder: (any KeyResponder)?
    ) -> (any KeyResponder)? {
        guard let index = container.focusIndex(of: row) else { return nil }
        var search = self
        if container.focusEntry != nil {
            guard responder?.isTextEntry == true else { return nil }
            search.skipsRows = true
        }
        return search.first(inRowsOf: container, from: index + (forward ? 1 : -1))
    }

    private func first(inRowsOf container: any LazyFocusContainer) -> (any KeyResponder)? {
        if let entry = container.focusEntry, !skipsRows, !fieldsOnly {
            return first(in: container.focusRow(at: entry), isHidden: true)
        }
        return first(inRowsOf: container, from: forward ? 0 : container.focusRowCount - 1)
    }

    /// The first in the rows from an index on, which may be out of sight.
    func first(inRowsOf container: any LazyFocusContainer, from start: Int) -> (any KeyResponder)? {
        var hidden = 0
        var index = start
        while index >= 0, index < container.focusRowCount, hidden < Self.hiddenRowLimit {
            if !container.isShown(index) { hidden += 1 }
            if let found = first(in: container.focusRow(at: index), isHidden: true) { return found }
            index += forward ? 1 : -1
        }
        container.releaseFocusRows()
        return nil
    }
}
