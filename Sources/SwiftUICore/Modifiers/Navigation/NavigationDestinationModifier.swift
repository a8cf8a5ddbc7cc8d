extension View {
    /// Says which view the navigation stack shows for values of a type.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            NavigationDestinationModifier(type: data) { value in
                (value.base as? D).map { AnyView(destination($0)) }
            })
    }

    /// Pushes a view while a binding is true.
    public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        modifier(
            NavigationPushModifier(item: isPresented.presentedItem, identity: { _ in true }) { _ in destination() })
    }

    /// Pushes a view for an item while a binding has one.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(NavigationPushModifier(item: item, identity: { AnyHashable($0) }, content: destination))
    }
}

package nonisolated struct NavigationDestinationModifier: LifecycleModifier {
    let type: Any.Type
    let make: (AnyHashable) -> AnyView?

    @MainActor
    package func makeLifecycleNode(_ inputs: _ViewInputs) -> NavigationDestinationNode {
        NavigationDestinationNode(self, inputs)
    }
}

/// Registers a destination with the stack for as long as its view is there.
package final class NavigationDestinationNode: LifecycleNode<NavigationDestinationModifier> {
    private weak var controller: NavigationController?

    override package func contentWasMade() { register() }
    override package func modifierChanged(from old: NavigationDestinationModifier) { register() }

    @MainActor
    private func register() {
        controller = environment.values.value(of: NavigationControllerKey.self)
        controller?.register(modifier.type, owner: self) { [weak self] in self?.modifier.make($0) }
    }

    override package func willDetach() { controller?.unregister(owner: self) }
}
