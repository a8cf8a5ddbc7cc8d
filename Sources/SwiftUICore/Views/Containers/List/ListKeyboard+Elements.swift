import Foundation
import Geometry

/// What keys do to the elements that rows stand for.
@MainActor
extension ListKeyboard {
    /// Deletes the element of a row, or those of all rows that are chosen where it is one of them.
    /// - Returns: whether the row can be deleted.
    func delete(from row: ListRowNode) -> Bool {
        guard row.isDeletable else { return false }
        deletedElements(from: row).perform()
        return true
    }

    private func deletedElements(from row: ListRowNode) -> DeletedElements {
        guard let selection, selection.isMultiple, row.isSelected, let container else {
            return DeletedElements(of: [row], in: list)
        }
        let values = selection.allValues
        var elements = DeletedElements(of: [], in: list)
        for index in 0..<container.focusRowCount where mayBeChosen(index, among: values) {
            guard let chosen = container.focusRow(at: index) as? ListRowNode, selection.contains(chosen.child) else {
                continue
            }
            elements.add(chosen, in: list)
        }
        container.releaseFocusRows()
        return elements
    }

    /// Whether a row has to be made to know: those that exist, and those whose element is named by what is chosen.
    private func mayBeChosen(_ index: Int, among values: Set<AnyHashable>) -> Bool {
        if list.existingRow(at: index) != nil { return true }
        guard let identity = list.rowIdentity(at: index) else { return true }
        return values.contains(identity.id)
    }

    /// Moves the element of a row by one place among those of its collection, and the keyboard with it.
    /// - Returns: whether the row can be moved; at the end it stays where it is.
    func moveElement(of row: ListRowNode, _ isForward: Bool) -> Bool {
        guard row.isMovable, row.child.isAttached, let move = ListRowTraits(of: row.child, below: list).move else {
            return false
        }
        let destination = isForward ? move.index + 2 : move.index - 1
        guard (0...move.collection.elementCount).contains(destination) else { return true }
        let start = container?.focusIndex(of: row)
        withAnimation { move.action.perform(IndexSet(integer: move.index), destination) }
        if let start { followMovedRow(row, to: start + (isForward ? 1 : -1)) }
        return true
    }

    /// What had the keyboard keeps it, and is seen.
    private func followMovedRow(_ row: ListRowNode, to index: Int) {
        guard let focus = row.viewGraph.focus, list.row(of: focus) === row else { return }
        row.viewGraph.performAfterFrame { [weak self, weak row] in
            guard let self, let row, row.child.isAttached else { return }
            let (keyboard, holder) = (UncheckedBox(self), UncheckedBox(focus))
            MainActor.assumeIsolated { keyboard.value.show(holder.value, inRowAt: index) }
        }
    }

    private func show(_ focus: any KeyResponder, inRowAt index: Int) {
        // The list has to know where a row is that lies out of sight now.
        if let container, index < container.focusRowCount { _ = container.focusRow(at: index) }
        list.viewGraph.moveFocus(to: focus)
    }
}
