import Foundation
import Geometry
import Platform

/// The keyboard can be given to the dots of pages, and arrows turn the pages, also from what is in one.
@MainActor
extension PagedContainerNode: KeyResponder {
    package func handle(_ event: KeyEvent) -> Bool { turn(event) != nil }

    package nonisolated func focusChanged() {
        guard isAttached else { return }
        viewGraph.willRedraw(self)
        invalidateDisplay()
    }

    /// - Returns: the page that the key leads to; nil where it leads to none.
    private func turn(_ event: KeyEvent) -> Int? {
        guard event.modifiers.isEmpty, let key = ControlKey(event, isRightToLeft: isRightToLeft) else { return nil }
        let target: Int
        switch key {
        case .next: target = current + 1
        case .previous: target = current - 1
        default: return nil
        }
        guard (0..<pageCount).contains(target) else { return nil }
        turn(to: target)
        return target
    }
}

@MainActor
extension PagedContainerNode: OuterKeyHandling {
    /// What is first on the page that is turned to has the keyboard then, else the dots.
    package func handleFromInside(_ event: KeyEvent) -> Bool {
        guard viewGraph.focus !== self, let target = turn(event) else { return false }
        viewGraph.performAfterFrame { [weak self] in
            guard let self, isAttached, current == target else { return }
            let container = UncheckedBox(self)
            MainActor.assumeIsolated { container.value.takeFocus() }
        }
        return true
    }

    private func takeFocus() {
        viewGraph.focus = shownPage.flatMap { FocusSearch().first(in: $0, isHidden: true) } ?? self
    }
}
