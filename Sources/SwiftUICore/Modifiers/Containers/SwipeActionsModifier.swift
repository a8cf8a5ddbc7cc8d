import Geometry

extension View {
    /// Puts buttons beside a list row, which a swipe reveals.
    ///
    /// - Parameters:
    ///   - edge: where they are. The first of them lies at that edge.
    ///   - allowsFullSwipe: whether a swipe over most of the row does at once what the first button does.
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let actions = SwipeActions(content: AnyView(content()), allowsFullSwipe: allowsFullSwipe)
        return modifier(SwipeActionsModifier(edge: edge, actions: actions))
    }
}

/// The buttons beside a row.
package struct SwipeActions {
    package let content: AnyView
    package let allowsFullSwipe: Bool
}

package struct LeadingSwipeActionsKey: ViewTraitKey {
    package typealias Value = SwipeActions
}

package struct TrailingSwipeActionsKey: ViewTraitKey {
    package typealias Value = SwipeActions
}

private nonisolated struct SwipeActionsModifier: ViewModifier {
    let edge: HorizontalEdge
    let actions: SwipeActions

    func body(content: Content) -> some View {
        switch edge {
        case .leading: content.viewTrait(LeadingSwipeActionsKey.self, actions)
        case .trailing: content.viewTrait(TrailingSwipeActionsKey.self, actions)
        }
    }
}
