/// Where the keyboard is while another page covers this one.
extension NavigationPageNode {
    /// Another page covers this one: what has the keyboard in it loses that, once what changes has changed. A text field
    /// does not get it back.
    func leaveKeyboard() {
        guard containsFocus else { return }
        coveredFocus = viewGraph.isTextEntryFocused ? nil : viewGraph.focus
        viewGraph.performAfterFrame { [weak self] in
            if let self, !isTop, containsFocus { viewGraph.focus = nil }
        }
    }

    /// The page is seen again: what had the keyboard has it again, unless the app wants it elsewhere.
    func takeKeyboardBack(from other: NavigationPageNode) {
        viewGraph.performAfterFrame { [weak self, weak other] in
            guard let self, isTop, !viewGraph.focusObservers.isRequested else { return }
            let isFree = viewGraph.focus == nil || other?.containsFocus ?? false
            guard isFree, let holder = coveredFocus as? LayoutNode, holder.isAttached else { return }
            viewGraph.focus = coveredFocus
        }
    }
}
