import Platform
import Drawing
import Foundation
import Geometry

/// What editing adds to a row: a button that deletes it or a mark that it is chosen, and a grip to move it by.
struct ListRowEditing: Equatable {
    private(set) var isEditing = false
    private(set) var canDelete = false
    private(set) var canMove = false
    /// A mark tells whether the row is chosen.
    private(set) var showsChoice = false

    init() {}

    @MainActor
    init(of row: ListRowNode) {
        guard row.list.configuration.isEditing, row.place.part == .row else { return }
        isEditing = true
        canMove = row.isMovable
        showsChoice = row.list.configuration.selection.map { $0.isMultiple && $0.canSelect(row.child) } ?? false
        canDelete = !showsChoice && row.isDeletable
    }

    func leadingShift(_ metrics: ListRowMetrics) -> CGFloat {
        canDelete || showsChoice ? metrics.metrics.editingShift : 0
    }

    func trailingShift(_ metrics: ListRowMetrics) -> CGFloat { canMove ? metrics.metrics.reorderGripWidth : 0 }

    // MARK: Drawing

    @MainActor
    func paint(_ painter: inout Painter, of row: ListRowNode) {
        if canDelete { paintDelete(&painter, markFrame(of: row), row.metrics) }
        if showsChoice { paintChoice(&painter, markFrame(of: row), row.metrics, row.isSelected) }
        if canMove { paintGrip(&painter, gripFrame(of: row), row.metrics) }
    }

    /// Measured on iOS: its centre lies 28 points from the row's edge (iamcgn/swiftui-web, UIKit/TableView.md).
    @MainActor
    func markFrame(of row: ListRowNode) -> CGRect {
        let diameter = row.metrics.metrics.deleteButtonDiameter
        let (cell, inset) = (row.cell, row.metrics.metrics.editingMarkCenter)
        let x = row.isRightToLeft ? cell.maxX - inset : cell.minX + inset
        return CGRect(
            x: x - diameter / 2 + row.markOffset, y: cell.midY - diameter / 2, width: diameter, height: diameter)
    }

    @MainActor
    func gripFrame(of row: ListRowNode) -> CGRect {
        let (cell, width) = (row.cell, row.metrics.metrics.reorderGripWidth)
        let inset = row.metrics.metrics.rowInsets.trailing
        let x = row.isRightToLeft ? cell.minX + inset : cell.maxX - inset - width
        return CGRect(x: x, y: cell.minY, width: width, height: cell.height)
    }

    @MainActor
    private func paintDelete(_ painter: inout Painter, _ frame: CGRect, _ metrics: ListRowMetrics) {
        painter.fill(Path(ellipseIn: frame), .color(metrics.destructive))
        let bar = CGRect(x: frame.midX - 5, y: frame.midY - 1, width: 10, height: 2)
        painter.fill(bar, .color(.white))
    }

    @MainActor
    private func paintChoice(
        _ painter: inout Painter, _ frame: CGRect, _ metrics: ListRowMetrics, _ isChosen: Bool
    ) {
        guard isChosen else {
            let ring = Path(ellipseIn: frame.insetBy(dx: 0.75, dy: 0.75))
            return painter.stroke(ring, StrokeStyle(lineWidth: 1.5), .color(metrics.faint))
        }
        painter.fill(Path(ellipseIn: frame), .color(metrics.accent))
        var check = Path()
        check.move(to: CGPoint(x: frame.midX - 5, y: frame.midY))
        check.addLine(to: CGPoint(x: frame.midX - 1.5, y: frame.midY + 4))
        check.addLine(to: CGPoint(x: frame.midX + 5, y: frame.midY - 4))
        painter.stroke(check, StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round), .color(.white))
    }

    @MainActor
    private func paintGrip(_ painter: inout Painter, _ frame: CGRect, _ metrics: ListRowMetrics) {
        for line in -1...1 {
            let y = frame.midY + CGFloat(line) * 5 - 0.75
            painter.fill(CGRect(x: frame.midX - 10, y: y, width: 20, height: 1.5), .color(metrics.faint))
        }
    }

    // MARK: Accessibility

    /// The button that deletes comes before the row's own elements, the grip after them, as on iOS.
    @MainActor
    func accessibilityElements(
        _ below: [AccessibilityElement], of row: ListRowNode
    ) -> [AccessibilityElement] {
        if row.isDeletable {
            let delete = AccessibilityAction.named(row.systemString(.delete))
            for element in below where element.actions[delete] == nil {
                element.actions[delete] = { [weak row] in row?.delete() }
            }
        }
        guard !below.isEmpty else { return below }
        let name = AccessibilityElement.label(of: below)
        return (canDelete ? [deleteButton(of: row, name)] : []) + below + (canMove ? [grip(of: row, name)] : [])
    }

    @MainActor
    private func deleteButton(of row: ListRowNode, _ name: String) -> AccessibilityElement {
        let label = SystemString.remove.localized(with: name, in: row.environment.values.locale)
        var content = AccessibilityContent(role: .button, label: label)
        content.actions[.activate] = { [weak row] in row?.swipe.open(atLeft: row?.isRightToLeft ?? false) }
        return AccessibilityElement(content, frame: markFrame(of: row).applying(row.windowTransform))
    }

    /// A step up is a place further down, as the number of the row grows.
    @MainActor
    private func grip(of row: ListRowNode, _ name: String) -> AccessibilityElement {
        let label = SystemString.reorder.localized(with: name, in: row.environment.values.locale)
        var content = AccessibilityContent(role: .button, label: label)
        for (action, isForward) in [(AccessibilityAction.increment, true), (.decrement, false)] {
            content.actions[action] = { [weak row] in
                if let row { _ = row.list.keyboard.moveElement(of: row, isForward) }
            }
        }
        return AccessibilityElement(content, frame: gripFrame(of: row).applying(row.windowTransform))
    }
}
