import Foundation
import Geometry

extension LazyContainerNode: LazyFocusContainer {
    package var focusRowCount: Int { lines?.rowCount ?? 0 }

    package var focusEntry: Int? {
        guard let group = content as? any FocusGroup, group.isFocusGroup else { return nil }
        return group.chosenIndex ?? shownStops.first { isInSight($0.row) }?.index ?? shownStops.first?.index
    }

    package var chosenEntry: Int? {
        guard let group = content as? any FocusGroup, group.isFocusGroup else { return nil }
        return group.chosenIndex
    }

    /// The rows that exist and can be chosen.
    @MainActor
    private var shownStops: [(index: Int, row: LayoutNode)] {
        shownRows.filter { $0.row.keyResponder?.standsForRow == true }
    }

    @MainActor
    private var shownRows: [(index: Int, row: LayoutNode)] {
        guard let lines else { return [] }
        let pinned = pinned.map { ($0.index, $0.line) }.filter { !shownLines.contains($0.0) }
        return (zip(shownLines, shown) + pinned).flatMap { line, rows in
            zip(lines.rows(of: line), rows.rows).map { (index: $0, row: $1) }
        }
    }

    private func isInSight(_ row: LayoutNode) -> Bool {
        guard let scrollNode else { return true }
        let frame = row.windowRectangle(CGRect(origin: .zero, size: row.size))
        return scrollNode.windowRectangle(CGRect(origin: .zero, size: scrollNode.size)).contains(frame)
    }

    package func isShown(_ index: Int) -> Bool {
        guard let lines, index < lines.rowCount else { return false }
        return shownLines.contains(lines.line(of: index))
    }

    package func focusRow(at index: Int) -> LayoutNode {
        let row = content.row(at: index)
        if row.layoutParent !== self { row.layoutParent = self }
        focusProbe = (index, row)
        return row
    }

    package func focusIndex(of row: LayoutNode) -> Int? {
        if let focusProbe, focusProbe.row === row { return focusProbe.index }
        return shownRows.first { $0.row === row }?.index
    }

    package var coveredHeight: CGFloat {
        guard let lines, let header = pinned.first(where: { $0.block.part == .header }),
            lines.count > header.index
        else { return 0 }
        return header.line.rows.map(\.size.height).max() ?? 0
    }

    package func focusDestination(at index: Int) -> ScrollDestination? { destination(ofRow: index) }

    package func releaseFocusRows() {
        focusProbe = nil
        if let lines { content.releaseRows(outside: lines.rows(of: shownLines)) }
    }
}

extension LayoutNode {
    /// A row that is chosen, in the first list that has one in sight.
    @MainActor
    final var chosenFocusRow: (any KeyResponder)? {
        guard isPlaced else { return nil }
        if let container = self as? any LazyFocusContainer, let index = container.chosenEntry {
            return container.focusRow(at: index).keyResponder
        }
        var found: (any KeyResponder)?
        forEachAccessibleChild { if found == nil { found = $0.chosenFocusRow } }
        return found
    }
}
