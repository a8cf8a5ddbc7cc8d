import RuntimeWarnings

/// Keeps a page on the navigation stack while a binding has an item.
package nonisolated struct NavigationPushModifier<Item, Content: View>: LifecycleModifier {
    let item: Binding<Item?>
    let identity: (Item) -> AnyHashable
    let content: (Item) -> Content

    @MainActor
    package func makeLifecycleNode(_ inputs: _ViewInputs) -> NavigationPushNode<Item, Content> {
        NavigationPushNode(self, inputs)
    }
}

package final class NavigationPushNode<Item, Content: View>: LifecycleNode<NavigationPushModifier<Item, Content>>,
    NavigationPageOwner
{
    private weak var page: NavigationPageNode?
    private var identity: AnyHashable?
    /// Rows of lazy containers that are not let go for as long as the page is there.
    private var heldRows: [any HoldableRow] = []

    override package func contentWasMade() {
        // The stack may be in the making.
        guard observing({ modifier.item.wrappedValue }) != nil else { return }
        viewGraph.lifecycle.addChange { [weak self] in MainActor.assumeIsolated { self?.refresh() } }
    }

    override package func modifierChanged(from old: NavigationPushModifier<Item, Content>) { refresh() }

    override package func evaluate() {
        Transaction.perform(pendingTransaction) { refresh() }
        pendingTransaction = nil
    }

    @MainActor
    private func refresh() {
        guard isAttached else { return }
        let shown = observing { modifier.item.wrappedValue }.map(modifier.identity)
        guard let shown else {
            pop()
            return
        }
        if let page, page.isAttached, identity == shown { return page.invalidate() }
        pop()
        identity = shown
        push()
    }

    @MainActor
    private func pop() {
        let popped = page
        page = nil
        holdRows(false)
        if let popped, popped.isAttached { popped.goBack() }
    }

    @MainActor
    private func push() {
        guard let controller = environment.values.value(of: NavigationControllerKey.self) else {
            return RuntimeWarning.report(
                "A link or a navigationDestination outside of a navigation stack leads nowhere.",
                once: "NavigationLink.outside")
        }
        let isDetail = environment.values.value(of: IsDetailLinkKey.self)
        page = controller.push(owner: self, isDetail: isDetail) { [weak self] in self?.makeContent() }
        holdRows(true)
    }

    @MainActor
    private func holdRows(_ isHeld: Bool) {
        for row in heldRows { row.holdCount -= 1 }
        heldRows = []
        guard isHeld else { return }
        var current = parent
        while let node = current {
            if let row = node as? any HoldableRow { heldRows.append(row) }
            current = node.parent
        }
        for row in heldRows { row.holdCount += 1 }
    }

    /// The page goes with what it belongs to, unless it stands beside that.
    override package func willDetach() {
        super.willDetach()
        holdRows(false)
        guard let page, !page.standsBesideOwner else { return }
        // Where the whole stack goes, so has the page by then.
        viewGraph.lifecycle.addChange { [weak page] in
            MainActor.assumeIsolated { if let page, page.isAttached { page.goBack() } }
        }
        viewGraph.requestFrame?()
    }

    /// Nil, which changes nothing, where the item is gone.
    @MainActor
    private func makeContent() -> AnyView? {
        guard isAttached, let item = modifier.item.wrappedValue else { return nil }
        return AnyView(modifier.content(item))
    }

    package var wantsPage: Bool { modifier.item.wrappedValue.map(modifier.identity) == identity }

    package func pageWasPopped() {
        guard page != nil else { return }
        page = nil
        holdRows(false)
        guard isAttached, modifier.item.wrappedValue != nil else { return }
        modifier.item.wrappedValue = nil
    }
}
