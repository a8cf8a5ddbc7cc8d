/// Keeps in mind what had the keyboard in a screen while another covers that.
@MainActor
package final class CoveredFocus {
    private unowned let screen: LayoutNode
    private weak var holder: (any KeyResponder)?
    private var isCovered = false

    package init(of screen: LayoutNode) { self.screen = screen }

    private var viewGraph: ViewGraph { screen.viewGraph }

    /// Another screen covers this one: what has the keyboard in it loses that, once what changes has changed. A text
    /// field does not get it back.
    func cover() {
        isCovered = true
        guard screen.containsFocus else { return }
        holder = viewGraph.isTextEntryFocused ? nil : viewGraph.focus
        afterFrame { focus in
            if focus.isCovered, focus.screen.containsFocus { focus.viewGraph.focus = nil }
        }
    }

    /// The screen is seen again: what had the keyboard has it again, unless the app wants it elsewhere.
    func uncover() {
        isCovered = false
        afterFrame { focus in
            let viewGraph = focus.viewGraph
            guard !focus.isCovered, !viewGraph.focusObservers.isRequested, viewGraph.reachableFocus == nil,
                let holder = focus.holder as? LayoutNode, holder.isAttached
            else { return }
            viewGraph.focus = focus.holder
        }
    }

    private func afterFrame(_ action: @escaping @MainActor (CoveredFocus) -> Void) {
        viewGraph.performAfterFrame { [weak self, weak screen] in
            guard let self, screen?.isAttached == true else { return }
            MainActor.assumeIsolated { action(self) }
        }
    }
}
