import Platform

/// Shows screens one after another, and can go back.
@MainActor
package protocol BackNavigating: LayoutNode {
    /// There is a screen to go back to, and the way is offered.
    var canGoBack: Bool { get }
    func goBack()
}

/// Goes back by keys: Escape, and command with the left bracket, as in a navigation controller of UIKit.
@MainActor
struct BackNavigation {
    let viewGraph: ViewGraph

    static func matches(_ event: KeyEvent) -> Bool {
        event.phase == .down && KeyboardShortcut("[", modifiers: .command).matches(event)
    }

    /// The first time that it is pressed in a text field, Escape ends the typing.
    func escape(from focus: (any KeyResponder)?) -> Bool {
        guard let container = container(around: focus) else { return false }
        if focus?.isTextEntry == true { viewGraph.endTextEntry() } else { container.goBack() }
        return true
    }

    func goBack(from focus: (any KeyResponder)?) -> Bool {
        guard let container = container(around: focus) else { return false }
        container.goBack()
        return true
    }

    /// What can go back: around what has the keyboard, else in what lies on top.
    private func container(around focus: (any KeyResponder)?) -> (any BackNavigating)? {
        guard let top: LayoutNode = viewGraph.presentations.active.last(where: { !$0.isLeaving }) ?? viewGraph.root
        else { return nil }
        guard let holder = focus as? LayoutNode, top.contains(focus) else { return inner(of: top) }
        var current: LayoutNode? = holder
        while let node = current, node !== top {
            if let container = usable(node) { return container }
            current = node.layoutParent
        }
        return inner(of: top)
    }

    /// The innermost inside a node; of several beside one another the last, which shows what was chosen in the others.
    private func inner(of node: LayoutNode) -> (any BackNavigating)? {
        guard node.isPlaced else { return nil }
        var found: (any BackNavigating)?
        node.forEachAccessibleChild { found = inner(of: $0) ?? found }
        return found ?? usable(node)
    }

    private func usable(_ node: LayoutNode) -> (any BackNavigating)? {
        guard let container = node as? any BackNavigating, container.canGoBack else { return nil }
        return container
    }
}
