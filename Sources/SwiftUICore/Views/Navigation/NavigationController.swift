/// What one navigation stack shows: its root and the pages that were pushed on it.
@MainActor
package final class NavigationController {
    package nonisolated(unsafe) weak var stack: NavigationStackNode?
    /// The column in which what is chosen in this one is shown; nil where it is pushed here.
    package var detail: NavigationController?
    /// The column of a split view that the stack is; nil elsewhere.
    package weak var column: SplitColumn?
    private var destinations: [Destination] = []

    /// Makes views for values of one type, for as long as the node that registered it is there.
    private struct Destination {
        let type: ObjectIdentifier
        weak var owner: ViewNode?
        var make: (AnyHashable) -> AnyView?
    }

    package nonisolated init() {}

    // MARK: Swiping back

    /// Makes what decides on the swipe back of a stack; nil where nothing does but the stack itself.
    package static var makeBackSwipeDelegate: ((NavigationController) -> (any BackSwipeDelegate)?)?
    var backSwipeDelegate: (any BackSwipeDelegate)?

    // MARK: Destinations

    /// - Parameter make: nil for values of other types.
    package func register(_ type: Any.Type, owner: ViewNode, make: @escaping (AnyHashable) -> AnyView?) {
        let identifier = ObjectIdentifier(type)
        destinations.removeAll { $0.owner == nil || $0.owner === owner && $0.type == identifier }
        destinations.append(Destination(type: identifier, owner: owner, make: make))
        stack?.destinationsChanged(identifier)
    }

    package func unregister(owner: ViewNode) {
        destinations.removeAll { $0.owner == nil || $0.owner === owner }
    }

    /// The view for a value, made by what was registered first for its type; nil where nothing was.
    package func view(for value: AnyHashable) -> AnyView? {
        let type = ObjectIdentifier(Swift.type(of: value.base))
        for destination in destinations where destination.type == type && destination.owner != nil {
            if let view = destination.make(value) { return view }
        }
        return nil
    }

    // MARK: Changing what is shown

    /// Shows the view for a value.
    /// - Parameter isDetail: in the next column, if there is one.
    package func push(_ value: any Hashable, isDetail: Bool = true) {
        guard isDetail, let detail = detail?.stack else {
            stack?.push(value)
            return
        }
        func erased<V: Hashable>(_ value: V) -> AnyHashable { AnyHashable(value) }
        let value = erased(value)
        detail.showDetail(owner: nil) { [weak self] in self?.view(for: value) }
    }

    /// Shows a page that belongs to a link.
    /// - Parameter isDetail: in the next column, if there is one.
    package func push(
        owner: any NavigationPageOwner, isDetail: Bool = true, content: @escaping () -> AnyView?
    ) -> NavigationPageNode? {
        if isDetail, let detail = detail?.stack { return detail.showDetail(owner: owner, content: content) }
        return stack?.push(owner: owner, content: content)
    }
}

extension EnvironmentValues {
    /// The navigation stack that the view is in.
    package var navigationController: NavigationController? {
        get { self[NavigationControllerKey.self] }
        set { self[NavigationControllerKey.self] = newValue }
    }
}

package struct NavigationControllerKey: EnvironmentKey {
    package static var defaultValue: NavigationController? { nil }
}
