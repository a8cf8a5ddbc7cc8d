import Foundation
import Geometry

/// What keys do in a list: they lead from row to row, and choose.
///
/// Arrows choose the row that they lead to, as on an iPad, but not where that would show another screen or undo what was
/// chosen in a list that is edited. Where several rows can be chosen, those between are too while shift is held; with a
/// keyboard this needs no edit mode (Apple's documentation of `EditMode`).
@MainActor
final class ListKeyboard {
    unowned let list: ListRowsNode
    /// Where the rows begin that shift has chosen, and what of them is chosen.
    private var anchor: Int?
    private var extended: Set<AnyHashable> = []
    /// Keys have chosen something: it is seen, though the list is not edited.
    var isChoosing = false {
        didSet { if isChoosing != oldValue { list.refreshSelection() } }
    }

    init(_ list: ListRowsNode) { self.list = list }

    var selection: ListSelection? { list.configuration.selection }
    var container: (any LazyFocusContainer)? { list.parent as? any LazyFocusContainer }

    // MARK: Moving

    func move(from row: ListRowNode, by step: RowStep, extending: Bool) -> Bool {
        guard let container, let start = container.focusIndex(of: row) else { return false }
        guard let target = target(of: step, from: start, in: container) else { return true }
        container.viewGraph.moveFocus(to: target)
        guard let reached = list.row(of: target), reached.takesKeys else { return true }
        if extending, selection?.isMultiple == true {
            extend(from: anchor ?? start, to: reached.index)
        } else {
            anchor = reached.index
            extended = []
            if reached.isChosenByArrows { choose(reached) }
        }
        return true
    }

    private func target(
        of step: RowStep, from start: Int, in container: any LazyFocusContainer
    ) -> (any KeyResponder)? {
        func search(_ forward: Bool, from index: Int) -> (any KeyResponder)? {
            FocusRowSearch(container: container, forward: forward).first(from: index)
        }
        let last = container.focusRowCount - 1
        switch step {
        case .next, .previous: return search(step.isForward, from: start + (step.isForward ? 1 : -1))
        case .first: return search(true, from: 0)
        case .last: return search(false, from: last)
        case .pageUp: return search(true, from: max(0, start - rowsInSight))
        case .pageDown: return search(false, from: min(last, start + rowsInSight))
        }
    }

    private var rowsInSight: Int {
        guard let row = list.existingRows.first, let scroll = row.enclosingScrollNode else { return 10 }
        let heights = list.existingRows.map(\.size.height).filter { $0 > 0 }
        let average = heights.reduce(0, +) / CGFloat(max(1, heights.count))
        return max(1, Int(scroll.size.height / max(1, average)) - 1)
    }

    // MARK: Choosing

    private func choose(_ row: ListRowNode) {
        guard let selection, let value = selection.value(of: row.child) else { return }
        if selection.isMultiple { isChoosing = true }
        extended = [value]
        selection.replace(nil, with: [value])
    }

    private func extend(from start: Int, to end: Int) {
        guard let selection else { return }
        anchor = start
        isChoosing = true
        let values = values(of: min(start, end)...max(start, end))
        selection.replace(extended, with: values)
        extended = values
    }

    func chooseAll() -> Bool {
        guard let selection, selection.isMultiple, let container, container.focusRowCount > 0 else { return false }
        isChoosing = true
        anchor = 0
        extended = values(of: 0...container.focusRowCount - 1)
        selection.replace(nil, with: extended)
        return true
    }

    private func values(of range: ClosedRange<Int>) -> Set<AnyHashable> {
        guard let container, let selection else { return [] }
        var values = ChosenValues(list: list, container: container, selection: selection)
        for index in range { values.add(index) }
        container.releaseFocusRows()
        return values.all
    }

    /// A row was chosen by itself: what shift chooses begins there.
    func rowWasChosen(_ row: ListRowNode) {
        anchor = row.index
        extended = []
        guard row.takesKeys, let focus = row.viewGraph.focus, list.row(of: focus) != nil else { return }
        row.viewGraph.focus = row
    }

    /// The row that has the keyboard is taken out of the list, or has been scrolled far away.
    func rowLeft(_ row: ListRowNode) {
        let index = row.index
        row.viewGraph.performAfterFrame { [weak list] in
            nonisolated(unsafe) let list = list
            MainActor.assumeIsolated {
                guard row.hasFocus else { return }
                row.viewGraph.focus = list?.isAttached == true ? list?.keyboard.stop(inSightAt: index) : nil
            }
        }
    }

    /// What the keyboard can be given to in a row that is shown, the last one where there are fewer.
    private func stop(inSightAt index: Int) -> (any KeyResponder)? {
        guard let container, container.focusRowCount > 0 else { return nil }
        let index = min(index, container.focusRowCount - 1)
        guard container.isShown(index) else { return nil }
        return FocusSearch().first(in: container.focusRow(at: index))
    }
}

/// Looks for rows of a list that arrows lead to.
@MainActor
private struct FocusRowSearch {
    let container: any LazyFocusContainer
    let forward: Bool

    /// Of a row with several controls, the first.
    func first(from start: Int) -> (any KeyResponder)? {
        let search = FocusSearch(forward: forward)
        guard let found = search.first(inRowsOf: container, from: start) else { return nil }
        guard !forward, let row = (found as? LayoutNode)?.enclosingRow else { return found }
        return FocusSearch().first(in: row, isHidden: true)
    }
}

extension ListRowsNode {
    /// The row that has the keyboard, itself or something in it; nil outside of the list.
    @MainActor
    func row(of responder: any KeyResponder) -> ListRowNode? {
        guard let node = responder as? LayoutNode else { return nil }
        let row = node as? ListRowNode ?? node.enclosingRow as? ListRowNode
        return row?.list === self ? row : nil
    }
}

extension ListRowsNode: FocusGroup {
    package var isFocusGroup: Bool {
        configuration.selection != nil && existingRows.contains { $0.child.isAttached && $0.takesKeys }
    }

    package var chosenIndex: Int? {
        guard let selection = configuration.selection else { return nil }
        let chosen = existingRows.filter { $0.child.isAttached && $0.takesKeys && selection.contains($0.child) }
        if let index = chosen.map(\.index).min() { return index }
        return selection.anyValue.flatMap { child.rowIndex(of: $0) }
    }
}
