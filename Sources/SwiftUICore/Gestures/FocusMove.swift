import Foundation
import Geometry

extension ViewGraph {
    /// Gives the keyboard to what its user has asked for, and scrolls it into sight.
    @MainActor
    func moveFocus(to responder: any KeyResponder) {
        focus = responder
        guard let node = responder as? LayoutNode else { return }
        node.showHiddenRows()
        node.scrollIntoSight()
        // What lies between may turn out longer than it was thought to be.
        performAfterFrame { [weak self, weak node] in
            guard let self, let node, focus === responder else { return }
            nonisolated(unsafe) let shown = node
            MainActor.assumeIsolated { shown.scrollIntoSight() }
        }
    }
}

extension ViewGraph {
    /// What has the keyboard, unless another screen or something that is presented covers it.
    @MainActor
    var reachableFocus: (any KeyResponder)? { reachable(focus) }

    /// What had the keyboard before nothing had it: Tab goes on from there.
    @MainActor
    var lastFocus: (any KeyResponder)? { focus == nil ? reachable(formerFocus) : nil }

    @MainActor
    private func reachable(_ focus: (any KeyResponder)?) -> (any KeyResponder)? {
        guard let focus, let holder = focus as? LayoutNode, holder.isAttached else { return nil }
        let layers = presentations.active
        var node = holder
        while !layers.contains(where: { $0 === node }) {
            guard let parent = node.layoutParent else { return presentations.topModal == nil ? focus : nil }
            guard parent.givesAccess(to: node) else { return nil }
            node = parent
        }
        return focus
    }
}

extension LayoutNode {
    /// Whether a child can be used now.
    fileprivate final func givesAccess(to child: LayoutNode) -> Bool {
        if self is any LazyFocusContainer { return true }
        var isFound = false
        forEachAccessibleChild { if $0 === child { isFound = true } }
        return isFound
    }

    /// Scrolls to the rows that it is in and that no layout has seen yet.
    @MainActor
    fileprivate final func showHiddenRows() {
        var node = self
        while let parent = node.layoutParent {
            if let container = parent as? any LazyFocusContainer, !node.isPlaced,
                let index = container.focusIndex(of: node)
            {
                container.focusDestination(at: index)?.scrollIntoView(anchor: .center)
            }
            node = parent
        }
    }

    /// Has each scroll view around it show it, if it does not.
    @MainActor
    package final func scrollIntoSight() {
        guard isAttached, isPlaced else { return }
        var node = self
        var rectangle = sightArea
        while let parent = node.layoutParent {
            guard node.isPlaced else { return }
            rectangle = rectangle.offsetBy(dx: node.layoutOrigin.x, dy: node.layoutOrigin.y)
            if let container = parent as? any LazyFocusContainer {
                let covered = container.coveredHeight
                rectangle = CGRect(
                    x: rectangle.minX, y: rectangle.minY - covered, width: rectangle.width,
                    height: rectangle.height + covered)
            }
            if let scroll = parent as? ScrollNode {
                rectangle = scroll.bringIntoSight(rectangle)
            }
            node = parent
        }
    }

    /// In a row of a list, the row is what is to be seen.
    @MainActor
    private var sightArea: CGRect {
        guard !(self is any ListRow), let row = enclosingRow else { return CGRect(origin: .zero, size: size) }
        guard row.cell.height < row.viewGraph.metrics.size.height / 2 else { return CGRect(origin: .zero, size: size) }
        var (origin, node) = (CGPoint.zero, self as LayoutNode)
        while node !== row, let parent = node.layoutParent {
            origin = CGPoint(x: origin.x - node.layoutOrigin.x, y: origin.y - node.layoutOrigin.y)
            node = parent
        }
        return row.cell.offsetBy(dx: origin.x, dy: origin.y)
    }
}
