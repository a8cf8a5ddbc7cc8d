import Foundation
import Geometry
import Graph

/// How a list shows its rows.
package struct ListConfiguration {
    package var appearance: ListAppearance
    package var selection: ListSelection?
    package var isEditing = false

}

/// The rows of a list, made when they come near the visible part.
package nonisolated struct ListRows<Content: View>: PrimitiveView {
    let content: Content
    let configuration: ListConfiguration

    private var rows: ListRowContents<Content> {
        ListRowContents(content: content, configuration: configuration)
    }

    private var arrangement: LazyStackArrangement {
        LazyStackArrangement(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0)
    }

    /// The headers of a plain list stay in sight while their section scrolls by.
    private var pinnedViews: PinnedScrollableViews { configuration.appearance == .plain ? .sectionHeaders : [] }

    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> LazyContainerNode<LazyStackArrangement> {
        LazyContainerNode(arrangement, pinnedViews: pinnedViews, rows, inputs)
    }

    @MainActor
    package func updateNode(_ node: LazyContainerNode<LazyStackArrangement>) {
        node.update(arrangement, pinnedViews: pinnedViews, rows)
    }
}

/// Each row of the content with what the list puts around it.
private nonisolated struct ListRowContents<Content: View>: PrimitiveView {
    let content: Content
    let configuration: ListConfiguration

    @MainActor
    func makeNode(_ inputs: _ViewInputs) -> ListRowsNode {
        let node = ListRowsNode(configuration, inputs)
        node.make(content)
        node.followSelection()
        return node
    }

    @MainActor
    func updateNode(_ node: ListRowsNode) {
        Content.updateNode(node.child, to: content)
        node.update(configuration)
    }
}

/// Knows where each row stands in its section, and holds the nodes around the rows that exist.
package final class ListRowsNode: StructuralWrapperNode {
    package private(set) var configuration: ListConfiguration
    private var knownPlan: ListPlan?
    /// By the node that they are around.
    private var rows: [ObjectIdentifier: ListRowNode] = [:]
    private var rowsByIndex: [Int: ListRowNode] = [:]
    /// The row whose buttons a swipe has revealed.
    package weak var openRow: ListRowNode?
    @MainActor private(set) lazy var keyboard = ListKeyboard(self)
    private weak var clickedRow: ListRowNode?
    private var clickTime = 0.0

    /// Seconds between two clicks that belong together (AppKit's default, from memory).
    private static let doubleClickInterval = 0.5

    /// Whether the click on a row is the second of two. A third one begins anew.
    @MainActor
    package func isSecondClick(on row: ListRowNode) -> Bool {
        let time = viewGraph.currentTime?() ?? viewGraph.time
        let isSecond = clickedRow === row && time - clickTime <= Self.doubleClickInterval
        (clickedRow, clickTime) = (isSecond ? nil : row, time)
        return isSecond
    }

    init(_ configuration: ListConfiguration, _ inputs: _ViewInputs) {
        self.configuration = configuration
        super.init(inputs)
    }

    /// In a column of a split view, what is chosen leads on, whoever chose it.
    @MainActor
    fileprivate func followSelection() {
        guard let follow = environment.values.followSelection else { return }
        follow.column.add(self)
        guard configuration.selection?.chosenValue != nil else { return }
        viewGraph.lifecycle.addChange { [weak self] in
            MainActor.assumeIsolated {
                if self?.isAttached == true { follow(isInitial: true) }
            }
        }
    }

    @MainActor
    func update(_ configuration: ListConfiguration) {
        let isAnother = configuration.appearance != self.configuration.appearance
        let isEditingChanged = configuration.isEditing != self.configuration.isEditing
        let hadSelection = self.configuration.selection != nil
        let oldValue = self.configuration.selection?.chosenValue
        self.configuration = configuration
        if configuration.selection?.anyValue == nil { keyboard.isChoosing = false }
        followChange(of: oldValue)
        if isAnother {
            refreshRows()
            for row in rows.values { row.environmentChanged() }
            elementsChanged()
        } else if isEditingChanged {
            openRow?.swipe.close()
            if !configuration.isEditing { leaveChoice() }
            refreshRows()
        } else if hadSelection || configuration.selection != nil {
            refreshSelection()
        }
    }

    /// Rows are chosen in order to be edited: once that ends none of several is, as in UIKit's tables.
    @MainActor
    private func leaveChoice() {
        guard let selection = configuration.selection, selection.isMultiple, selection.anyValue != nil,
            environment.values.profile.platform == .iOS
        else { return }
        viewGraph.lifecycle.addChange { MainActor.assumeIsolated { selection.replace(nil, with: []) } }
    }

    @MainActor
    func refreshSelection() {
        for row in rows.values where row.child.isAttached { row.refreshSelection() }
    }

    @MainActor
    package var plan: ListPlan {
        if let knownPlan { return knownPlan }
        let made = ListPlan(SectionedRows(of: child))
        knownPlan = made
        return made
    }

    /// What is newly chosen is shown; where nothing is any more, the list is.
    @MainActor
    private func followChange(of oldValue: AnyHashable?) {
        guard let selection = configuration.selection, selection.chosenValue != oldValue else { return }
        guard let follow = environment.values.followSelection else { return }
        if selection.chosenValue == nil { follow.takeBack() } else { follow() }
    }

    // MARK: Rows

    override package var rowCount: Int { child.rowCount }

    override package func appendRows(to rows: inout SectionedRows) {
        rows.addElements(of: child, wrappedBy: self)
    }

    override package func row(at index: Int) -> LayoutNode {
        let content = child.row(at: index)
        let key = ObjectIdentifier(content)
        let row = rows[key] ?? ListRowNode(around: content, in: self, inputs)
        rows[key] = row
        rowsByIndex[index] = row
        row.show(at: index)
        return row
    }

    override package func rowIdentity(at index: Int) -> RowIdentity? { child.rowIdentity(at: index) }

    /// The row at an index, if it exists.
    package func existingRow(at index: Int) -> ListRowNode? {
        guard let row = rowsByIndex[index], row.index == index, row.isAttached else { return nil }
        return row
    }

    package var existingRows: [ListRowNode] { Array(rows.values) }

    override package func releaseRows(outside range: Range<Int>) {
        child.releaseRows(outside: range)
        for (key, row) in rows {
            // A header that stays in sight is none of the rows that are shown; its view is there as long as its section.
            let isWanted = row.place.part != .row || range.contains(row.index)
            if isWanted, row.child.isAttached { continue }
            rows[key] = nil
            if rowsByIndex[row.index] === row { rowsByIndex[row.index] = nil }
            row.detach()
        }
    }

    override package func elementsChanged() {
        knownPlan = nil
        rowsByIndex.removeAll(keepingCapacity: true)
        // A row whose content has left can't be shown any more, nor measured.
        for (key, row) in rows where !row.child.isAttached {
            rows[key] = nil
            row.detach()
        }
        super.elementsChanged()
        invalidate()
    }

    // MARK: What rows look like

    override package func traitsChanged() { invalidate() }

    override package func evaluate() {
        pendingTransaction = nil
        refreshRows()
    }

    @MainActor
    private func refreshRows() {
        for row in rows.values where row.child.isAttached { row.refresh() }
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        super.forEachChild(body)
        for row in rows.values { body(row) }
    }
}
