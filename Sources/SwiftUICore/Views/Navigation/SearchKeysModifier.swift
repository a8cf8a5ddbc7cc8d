import Platform

/// Leads the keyboard out of a search bar, to what is searched.
nonisolated struct SearchKeysModifier: ElementModifier {
    let isSearching: Bool

    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> SearchKeysNode {
        SearchKeysNode(self, child: child, inputs)
    }
}

final class SearchKeysNode: ModifierNode<SearchKeysModifier> {
    override var affectsDrawing: Bool { false }

    /// Where a key has ended the search, what had the keyboard has lost it.
    override func modifierChanged(from old: SearchKeysModifier) {
        guard old.isSearching, !modifier.isSearching, viewGraph.isLedByKeys else { return }
        viewGraph.performAfterFrame { [weak self] in
            guard let self, isAttached, !modifier.isSearching, hasLostKeyboard else { return }
            let node = UncheckedBox(self)
            MainActor.assumeIsolated { _ = node.value.leave() }
        }
    }

    /// The keyboard goes to what comes after the bar.
    @MainActor
    private func leave() -> Bool {
        guard let target = FocusOrder(viewGraph: viewGraph).follower(of: self) else { return false }
        viewGraph.moveFocus(to: target)
        return true
    }

    private var hasLostKeyboard: Bool {
        guard let holder = viewGraph.focus as? LayoutNode else { return true }
        return !holder.isAttached || containsFocus
    }
}

extension SearchKeysNode: KeyPressHandling {
    /// Down leads from the field to the first suggestion, or else to what was found.
    func handle(_ press: KeyPress) -> Bool {
        guard modifier.isSearching, press.key == .downArrow, press.modifiers.isEmpty, press.phase != .up,
            viewGraph.focus?.isTextEntry == true
        else { return false }
        return leave()
    }
}
