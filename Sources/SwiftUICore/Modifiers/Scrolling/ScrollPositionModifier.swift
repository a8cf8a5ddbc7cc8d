import Geometry

extension View {
    /// Ties a binding to the view at the start of the scroll view: it becomes the identity of that view when the user
    /// scrolls, and setting it scrolls there.
    ///
    /// The views have to be in a `scrollTargetLayout`.
    /// - Parameter anchor: the point of a view, and of the scroll view, that meet when scrolling to it; nil: the view is
    ///   brought to the start.
    public nonisolated func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollPositionModifier(id: id, anchor: anchor))
    }
}

/// Between the binding and the scroll view.
package final class ScrollPositionLink {
    /// The scroll view's way to tell which view is at its start; answers with the view's identity.
    let write: @MainActor (LayoutNode) -> AnyHashable?
    /// What the binding asks for.
    package let wanted: AnyHashable?
    package let anchor: UnitPoint?

    init(wanted: AnyHashable?, anchor: UnitPoint?, write: @escaping @MainActor (LayoutNode) -> AnyHashable?) {
        self.wanted = wanted
        self.anchor = anchor
        self.write = write
    }
}

private struct ScrollPositionModifier<ID: Hashable>: ViewModifier {
    nonisolated(unsafe) let id: Binding<ID?>
    let anchor: UnitPoint?

    nonisolated init(id: Binding<ID?>, anchor: UnitPoint?) {
        self.id = id
        self.anchor = anchor
    }

    func body(content: Content) -> some View {
        let wanted = id.wrappedValue
        let box = UncheckedBox(id)
        let link = ScrollPositionLink(wanted: wanted.map { AnyHashable($0) }, anchor: anchor) { target in
            guard let found = target.scrollIdentity(as: ID.self) else { return nil }
            if box.value.wrappedValue != found { box.value.wrappedValue = found }
            return AnyHashable(found)
        }
        return content.transformEnvironment(\.scrollOptions) { $0.position = link }
    }
}

extension LayoutNode {
    /// The identity of a scroll view's target: its `id`, or that of its element.
    @MainActor
    fileprivate func scrollIdentity<ID: Hashable>(as type: ID.Type) -> ID? {
        var current: ViewNode = traitCarrier
        while let parent = current.parent {
            if let node = current as? IDNode, let id = node.id?.base as? ID { return id }
            if let identity = parent.identity(of: current) { return identity.base as? ID }
            current = parent
        }
        return nil
    }
}
