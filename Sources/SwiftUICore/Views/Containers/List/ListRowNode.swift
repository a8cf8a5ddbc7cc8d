import Drawing
import Foundation
import Geometry
import LayoutEngine
import Platform

/// One row of a list: its view, and around it the insets, the background and the lines.
package final class ListRowNode: WrapperNode {
    package unowned let list: ListRowsNode
    package private(set) var index = -1
    package private(set) var place = ListRowPlace()
    package private(set) var traits = ListRowTraits()
    var background: ContentSlot?
    /// What editing adds to the row.
    private(set) var editing = ListRowEditing()
    /// Made when the row is drawn aside for the first time.
    private var knownSwipe: RowSwipe?
    /// How far the row is drawn from its place, while a row is moved.
    private(set) var displacement: CGFloat = 0
    private(set) var isLifted = false
    var isPressed = false
    private(set) var isSelected = false
    var isHeld = false
    /// Where on the row something that is dragged would be put.
    var gap: VerticalEdge?
    private var isDropTarget = false
    /// A header that stays in sight while its section scrolls by.
    private var isPinnedAway = false

    @MainActor
    init(around content: LayoutNode, in list: ListRowsNode, _ inputs: _ViewInputs) {
        self.list = list
        super.init(child: content, inputs)
        _ = environment.read(StyleEnvironment.self, for: self)
        _ = environment.read(ListRowMetrics.self, for: self)
    }

    /// A row that leaves may leave its content behind, for another to take up.
    override package func willDetach() {
        super.willDetach()
        if hasFocus { list.keyboard.rowLeft(self) }
        if child.layoutParent === self { child.layoutParent = nil }
    }

    override package func environmentChanged() {
        viewGraph.willRedraw(self)
        invalidateMeasure()
        invalidateDisplay()
    }

    var metrics: ListRowMetrics { environment.value(ListRowMetrics.self) }
    var appearance: ListAppearance { list.configuration.appearance }

    // MARK: Place and traits

    @MainActor
    func show(at index: Int) {
        if child.layoutParent !== self { child.layoutParent = self }
        guard index != self.index else { return }
        self.index = index
        refresh()
    }

    /// Takes over what the row's views, its place and the list say now.
    @MainActor
    func refresh() {
        let (oldLook, oldInsets, oldEditing) = (look, insets, editing)
        place = list.plan.place(of: index)
        traits = ListRowTraits(of: child, below: list)
        editing = ListRowEditing(of: self)
        if traits.insertion != nil, !isDropTarget {
            isDropTarget = true
            viewGraph.dropTargets.add(self)
        }
        refreshBackground()
        refreshSelection()
        guard look != oldLook || insets != oldInsets || editing != oldEditing else { return }
        viewGraph.willRedraw(self)
        if insets != oldInsets || look.place != oldLook.place || editing != oldEditing { invalidateMeasure() }
        invalidateDisplay()
        // It draws the line between the two.
        list.existingRow(at: index - 1)?.invalidateDisplay()
    }

    private var look: ListRowLook { ListRowLook(place: place, traits: traits) }

    @MainActor
    private func refreshBackground() {
        guard let view = ground else {
            background?.detach()
            background = nil
            return
        }
        if let background { return background.update(to: view) }
        let slot = ContentSlot(view, inputs, arrangement: .overlay(.center))
        slot.layoutParent = self
        background = slot
        needsPlacement = true
        invalidateMeasure()
    }

    private var ground: AnyView? {
        if place.part == .row { return traits[ListRowBackgroundKey.self] ?? nil }
        // Rows pass below a header that stays in sight.
        return isPinnedAway ? AnyView(Rectangle().fill(.bar)) : nil
    }

    // MARK: Layout

    var isEmpty: Bool { (child as? ContentSlot)?.layoutChildren.isEmpty ?? false }

    /// From the edges of the row to its content.
    var insets: EdgeInsets {
        var insets = (traits[ListRowInsetsKey.self] ?? nil) ?? metrics.insets(of: place, in: appearance, windowWidth)
        insets.leading += editing.leadingShift(metrics)
        insets.trailing += editing.trailingShift(metrics)
        return insets
    }

    private var margin: CGFloat { metrics.margin(of: appearance, in: windowWidth) }
    private var windowWidth: CGFloat { viewGraph.metrics.size.width }

    /// Above the row and below it.
    private var gaps: (top: CGFloat, bottom: CGFloat) { metrics.gaps(at: place, in: appearance) }

    /// What belongs to the row itself.
    package var cell: CGRect {
        let gaps = gaps
        return CGRect(
            x: margin, y: gaps.top, width: max(0, size.width - 2 * margin),
            height: max(0, size.height - gaps.top - gaps.bottom))
    }

    private func contentProposal(_ width: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - 2 * margin - insets.leading - insets.trailing) }, height: nil)
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        if isEmpty { return CGSize(width: proposal.width ?? 0, height: 0) }
        let insets = insets
        let content = child.sizeThatFits(contentProposal(proposal.width))
        let height = max(metrics.minimumHeight(of: place), content.height + insets.top + insets.bottom)
        let gaps = gaps
        return CGSize(
            width: proposal.width ?? content.width + insets.leading + insets.trailing + 2 * margin,
            height: gaps.top + height + gaps.bottom)
    }

    override package func placeChildren() {
        let cell = cell
        let insets = insets
        let proposal = contentProposal(size.width)
        let room = cell.height - insets.top - insets.bottom
        let y = cell.minY + insets.top + max(0, (room - child.sizeThatFits(proposal).height) / 2)
        let offset = swipeOffset * (isRightToLeft ? -1 : 1)
        child.place(
            at: CGPoint(x: cell.minX + insets.leading + offset, y: y), anchor: .topLeading, proposal: proposal,
            mirroredIn: mirrorWidth)
        background?.place(
            at: CGPoint(x: cell.minX + swipeOffset, y: cell.minY), proposal: ProposedViewSize(cell.size))
        knownSwipe?.placeBar(in: cell)
    }

    /// The marks of editing move with the content.
    var markOffset: CGFloat { swipeOffset }
    var swipeOffset: CGFloat { knownSwipe?.offset ?? 0 }

    var isRightToLeft: Bool { environment.values.value(of: LayoutDirectionKey.self) == .rightToLeft }
    private var mirrorWidth: CGFloat? { isRightToLeft ? size.width : nil }

    // MARK: Drawing

    override package var drawsContent: Bool { !isEmpty }

    override package var ownDrawingBounds: CGRect? {
        guard !isEmpty else { return nil }
        let bounds = CGRect(x: 0, y: displacement, width: size.width, height: size.height)
        return castsShadow ? bounds.insetBy(dx: 0, dy: -Self.shadowReach) : bounds
    }

    override package var childTransform: CGAffineTransform? {
        displacement == 0 ? nil : CGAffineTransform(translationX: 0, y: displacement)
    }

    override package var zIndex: Double { isLifted ? 1 : 0 }

    override package func paint(_ painter: inout Painter) {
        guard !isEmpty else { return }
        painter.transformed(by: CGAffineTransform(translationX: 0, y: displacement)) { painter in
            guard place.part == .row else { return paintHeader(&painter) }
            if swipeOffset == 0 { return paintRow(&painter) }
            painter.clipped(to: outline) { painter in
                if let bar = knownSwipe?.bar { painter.paint(bar) }
                paintRow(&painter)
            }
        }
    }

    func contentFades() {
        viewGraph.willRedraw(self)
        invalidateDisplay()
    }

    private var swipeBar: ContentSlot? { knownSwipe?.bar }

    override package func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
        if let background { body(background) }
        body(child)
        if let swipeBar { body(swipeBar) }
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let background { body(background) }
        if let swipeBar { body(swipeBar) }
    }

    // MARK: Highlight

    @MainActor
    func refreshSelection() {
        let selected = showsSelection && list.configuration.selection?.contains(child) ?? false
        guard selected != isSelected else { return }
        isSelected = selected
        invalidateDisplay()
    }

    /// Where several rows can be chosen only while the list is edited, that is when it is seen which are.
    @MainActor
    private var showsSelection: Bool {
        guard list.configuration.selection?.isMultiple == true, appearance != .sidebarColumn else { return true }
        return editing.isEditing || metrics.choosesWithoutEditing || list.keyboard.isChoosing
    }

    @MainActor
    fileprivate func refreshHeld() {
        let held = rowActors.contains { $0.keepsRowHighlighted }
        guard held != isHeld else { return }
        isHeld = held
        invalidateDisplay()
    }

    @MainActor
    func setPressed(_ value: Bool) {
        guard value != isPressed else { return }
        isPressed = value
        invalidateDisplay()
    }

    // MARK: Swiping and moving

    @MainActor
    var swipe: RowSwipe {
        if let knownSwipe { return knownSwipe }
        let made = RowSwipe(self)
        knownSwipe = made
        return made
    }

    @MainActor
    var isSwiped: Bool { knownSwipe?.offset ?? 0 != 0 }

    /// The row is drawn aside by another distance.
    @MainActor
    func swipeChanged() {
        needsPlacement = true
        viewGraph.arrangementQueue.insert(self, depth: depth)
        invalidateDisplay()
        viewGraph.requestFrame?()
    }

    @MainActor
    func displace(by distance: CGFloat, isLifted: Bool = false) {
        guard distance != displacement || isLifted != self.isLifted else { return }
        viewGraph.willRedraw(self)
        displacement = distance
        self.isLifted = isLifted
        forgetDrawingBounds()
        invalidateDisplay()
    }

    // MARK: Input

    override package func isHit(at point: CGPoint) -> Bool { place.part == .row && !isEmpty && cell.contains(point) }
    override package var responder: (any Responder)? { place.part == .row || list.openRow != nil ? self : nil }

    override package var keyResponder: (any KeyResponder)? {
        nonisolated(unsafe) let row = self
        return MainActor.assumeIsolated { row.takesKeys } ? self : nil
    }

    // MARK: Accessibility

    override package func accessibilityElements(_ below: [AccessibilityElement]) -> [AccessibilityElement] {
        if place.part == .header {
            for element in below { element.properties.traits.insert(.header) }
        }
        if isSelected {
            for element in below { element.properties.traits.insert(.selected) }
        }
        if hasFocus, let first = below.first { first.properties.traits.insert(.focused) }
        return editing.accessibilityElements(below, of: self)
    }
}

extension ListRowNode: ListRow {
    package func highlightChanged() { refreshHeld() }
    package var takesTouches: Bool { place.part == .row }
}

extension ListRowNode: PinnableRow {
    package func pinned(isAway: Bool) {
        guard isAway != isPinnedAway else { return }
        isPinnedAway = isAway
        viewGraph.changeContent(below: self) { $0.refreshBackground() }
        viewGraph.arrangementQueue.insert(self, depth: depth)
        invalidateDisplay()
    }
}

/// What of a row's place and traits shows.
private struct ListRowLook: Equatable {
    let place: ListRowPlace
    private let visibilities: [Visibility]
    private let tints: [Color?]

    init(place: ListRowPlace, traits: ListRowTraits) {
        self.place = place
        let edges = [VerticalEdge.top, .bottom]
        visibilities =
            edges.map { traits.separator(RowSeparator.self, at: $0) }
            + edges.map { traits.separator(SectionSeparator.self, at: $0) }
        tints =
            edges.map { traits.separatorTint(RowSeparator.self, at: $0) }
            + edges.map { traits.separatorTint(SectionSeparator.self, at: $0) }
    }
}
