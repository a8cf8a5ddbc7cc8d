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
    let write: @MainActor (LayoutNode?) -> AnyHashable?
    /// What the binding asks for.
    package let wanted: AnyHashable?
    package let anchor: UnitPoint?
    /// A place that is asked for, rather than a view.
    var place: ScrollPosition.Place?
    /// The view that is asked for.
    var target: AnyHashable?
    /// What the app sets stays until the user scrolls.
    var followsUserAlone = false

    init(wanted: AnyHashable?, anchor: UnitPoint?, write: @escaping @MainActor (LayoutNode?) -> AnyHashable?) {
        self.wanted = wanted
        target = wanted
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
            guard let found = target?.scrollIdentity(as: ID.self) else { return nil }
            if box.value.wrappedValue != found { box.value.wrappedValue = found }
            return AnyHashable(found)
        }
        return content.transformEnvironment(\.scrollOptions) { $0.position = link }
    }
}

extension LayoutNode {
    /// The identity of a scroll view's target: its `id`, or that of its element.
    @MainActor
    func scrollIdentity<ID: Hashable>(as type: ID.Type) -> ID? { scrollIdentity { $0.base as? ID } }

    /// - Parameter read: nil for identities that are not asked for.
    @MainActor
    func scrollIdentity<ID>(as read: (AnyHashable) -> ID?) -> ID? {
        var current: ViewNode = traitCarrier
        while let parent = current.parent {
            if let node = current as? IDNode, let id = node.id.flatMap(read) { return id }
            if let identity = parent.identity(of: current) { return read(identity) }
            current = parent
        }
        return nil
    }
}
