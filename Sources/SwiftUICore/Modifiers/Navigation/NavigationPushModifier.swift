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
        if let popped, popped.isAttached { popped.goBack() }
    }

    @MainActor
    private func push() {
        guard let controller = environment.values.value(of: NavigationControllerKey.self) else {
            return RuntimeWarning.report(
                "A link or a navigationDestination outside of a navigation stack leads nowhere.",
                once: "NavigationLink.outside")
        }
        page = controller.push(owner: self) { [weak self] in self?.makeContent() }
    }

    /// Nil, which changes nothing, where the item is gone.
    @MainActor
    private func makeContent() -> AnyView? {
        guard isAttached, let item = modifier.item.wrappedValue else { return nil }
        return AnyView(modifier.content(item))
    }

    package func pageWasPopped() {
        guard page != nil else { return }
        page = nil
        guard isAttached, modifier.item.wrappedValue != nil else { return }
        modifier.item.wrappedValue = nil
    }
}
