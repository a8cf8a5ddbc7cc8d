/// What is presented over the content of a window, the topmost last.
package final class PresentationStack {
    package private(set) var layers: [PresentationLayer] = []

    package init() {}

    func add(_ layer: PresentationLayer) { layers.append(layer) }

    func remove(_ layer: PresentationLayer) { layers.removeAll { $0 === layer } }

    /// The topmost layer below which nothing can be used; nil where there is none.
    package var topModal: PresentationLayer? {
        layers.last { $0.isModal && !$0.isLeaving }
    }

    /// The layers that can be used now, the topmost last.
    package var active: ArraySlice<PresentationLayer> {
        guard let index = layers.lastIndex(where: { $0.isModal && !$0.isLeaving }) else { return layers[...] }
        return layers[index...]
    }

    /// What had the keyboard before the menus that are open; what has it, where there are none.
    func focusBelowMenus(_ focus: (any KeyResponder)?) -> (any KeyResponder)? {
        var focus = focus
        for layer in layers.reversed() where !layer.isLeaving {
            guard layer.style.role == .menu else { break }
            focus = layer.outerFocus
        }
        return focus
    }

    /// Has an alert with one button do what that does.
    /// - Returns: whether there is one.
    @MainActor
    func confirm() -> Bool {
        guard let layer = topModal, layer.style.role == .alert else { return false }
        return layer.performDefault(or: [])
    }

    /// Asks the topmost layer that Escape closes to leave.
    /// - Returns: whether there is one.
    @MainActor
    package func escape() -> Bool {
        guard let layer = layers.last(where: { !$0.isLeaving }), layer.style.leavesOnEscape else { return false }
        return layer.requestDismissal()
    }
}

extension ViewGraph {
    /// The part of the tree that input and the keyboard's focus are limited to.
    package var inputRoot: LayoutNode { presentations.topModal ?? root }
}
