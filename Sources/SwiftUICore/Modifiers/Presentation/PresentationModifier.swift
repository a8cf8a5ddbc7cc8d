extension View {
    /// Presents content over the window while a binding is true. What sheets, alerts, menus and popovers are made of.
    package nonisolated func presentation<Content: View>(
        isPresented: Binding<Bool>, style: PresentationStyle, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                item: isPresented.presentedItem, identity: { _ in true }, style: { _ in style }, onDismiss: onDismiss,
                content: { _ in content() }))
    }

    /// Presents content over the window while a binding has an item; another item is presented anew.
    package nonisolated func presentation<Item: Identifiable, Content: View>(
        item: Binding<Item?>, style: PresentationStyle, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                item: item, identity: { AnyHashable($0.id) }, style: { _ in style }, onDismiss: onDismiss,
                content: content))
    }

    /// Presents content about a value while a binding is true and there is a value.
    /// - Parameter style: depends on the environment, such as the width of the window.
    package nonisolated func presentation<Value, Content: View>(
        isPresented: Binding<Bool>, presenting value: Value?, style: @escaping (EnvironmentValues) -> PresentationStyle,
        onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Value) -> Content
    ) -> some View {
        let item = Binding<Value?>(
            get: { isPresented.wrappedValue ? value : nil }, set: { isPresented.wrappedValue = $0 != nil })
        return modifier(
            PresentationModifier(
                item: item, identity: { _ in true }, style: style, onDismiss: onDismiss, content: content))
    }
}

extension Binding where Value == Bool {
    /// Nothing for false; writing nil writes false.
    package var presentedItem: Binding<Void?> {
        let base = self
        return Binding<Void?>(get: { base.wrappedValue ? () : nil }, set: { base.wrappedValue = $0 != nil })
    }
}

package nonisolated struct PresentationModifier<Item, Content: View>: LifecycleModifier {
    let item: Binding<Item?>
    let identity: (Item) -> AnyHashable
    let style: (EnvironmentValues) -> PresentationStyle
    let onDismiss: (() -> Void)?
    let content: (Item) -> Content

    @MainActor
    package func makeLifecycleNode(_ inputs: _ViewInputs) -> PresenterNode<Item, Content> {
        PresenterNode(self, inputs)
    }
}

/// Keeps the layer that a view presents in step with the binding.
///
/// The layer is no structural child: what it hands up and the rows it would count as are not the presenter's.
package final class PresenterNode<Item, Content: View>: LifecycleNode<PresentationModifier<Item, Content>> {
    private var layer: PresentationLayer?
    private var identity: AnyHashable?
    /// Layers that are on their way out.
    private var leaving: [PresentationLayer] = []

    override package func contentWasMade() { refresh() }
    override package func modifierChanged(from old: PresentationModifier<Item, Content>) { refresh() }

    override package func evaluate() {
        Transaction.perform(pendingTransaction) { refresh() }
        pendingTransaction = nil
    }

    @MainActor
    private func refresh() {
        let shown = observing { modifier.item.wrappedValue.map { (modifier.identity($0), modifier.content($0)) } }
        guard let (identity, content) = shown else { return endPresentation() }
        if let layer, self.identity == identity {
            layer.slot.update(to: content)
        } else {
            endPresentation()
            self.identity = identity
            present(content)
        }
    }

    private var isAnimated: Bool { !Transaction.current.disablesAnimations }

    @MainActor
    private func present(_ content: Content) {
        let handle = PresentationHandle { [weak self] in self?.requestDismissal() }
        let source: () -> LayoutNode? = { [weak self] in self?.child.elements().first }
        let style = modifier.style(environment.values)
        let layer =
            switch style.placement {
            case .sheet, .popover: SheetLayer(style, content, handle: handle, inputs, source: source)
            default: PresentationLayer(style, content, handle: handle, inputs, source: source)
            }
        self.layer = layer
        // A window does not open with content that still moves in.
        layer.enter(isAnimated: isAnimated && viewGraph.root != nil)
    }

    @MainActor
    private func requestDismissal() {
        modifier.item.wrappedValue = nil
        // A binding of the app's own may change nothing that the node depends on.
        invalidate()
    }

    @MainActor
    private func endPresentation() {
        guard let layer else { return }
        self.layer = nil
        identity = nil
        leaving.append(layer)
        layer.leave(isAnimated: isAnimated) { [weak self] in self?.remove(layer) }
    }

    @MainActor
    private func remove(_ layer: PresentationLayer) {
        guard let index = leaving.firstIndex(where: { $0 === layer }) else { return }
        leaving.remove(at: index)
        layer.detach()
        guard let action = modifier.onDismiss else { return }
        viewGraph.lifecycle.addChange(action)
        viewGraph.requestFrame?()
    }

    override package func willDetach() {
        layer?.detach()
        for layer in leaving { layer.detach() }
    }
}
