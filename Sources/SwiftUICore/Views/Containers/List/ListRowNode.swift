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
    private var background: ContentSlot?
    /// What editing adds to the row.
    private(set) var editing = ListRowEditing()
    /// Made when the row is drawn aside for the first time.
    private var knownSwipe: RowSwipe?
    /// How far the row is drawn from its place, while a row is moved.
    private(set) var displacement: CGFloat = 0
    private(set) var isLifted = false
    private var isPressed = false
    private(set) var isSelected = false
    private var isHeld = false
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

    private var isEmpty: Bool { (child as? ContentSlot)?.layoutChildren.isEmpty ?? false }

    /// From the edges of the row to its content.
    private var insets: EdgeInsets {
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
    private var swipeOffset: CGFloat { knownSwipe?.offset ?? 0 }

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

    @MainActor
    private func paintHeader(_ painter: inout Painter) {
        if let background { painter.paint(background) }
        painter.paint(child)
    }

    @MainActor
    private func paintRow(_ painter: inout Painter) {
        if castsShadow { paintShadow(&painter) }
        faded(&painter, paintBackground)
        if reachesCorners { painter.clipped(to: outline) { $0.paint(child) } } else { painter.paint(child) }
        faded(&painter) { painter in
            editing.paint(&painter, of: self)
            paintSeparators(&painter)
        }
        paintGap(&painter)
    }

    /// Content without insets goes to the round corners of its section, and no further.
    private var reachesCorners: Bool {
        guard appearance == .insetGrouped, place.isFirst || place.isLast, !isLifted else { return false }
        return min(insets.leading, insets.trailing) < metrics.cornerRadius
    }

    /// Draws with the opacity of the content, while that comes or goes.
    @MainActor
    private func faded(_ painter: inout Painter, _ paint: (inout Painter) -> Void) {
        let opacity = child.fadeOpacity
        if opacity >= 1 { return paint(&painter) }
        guard opacity > 0 else { return }
        painter.layer(.opacity(opacity), bounds: ownDrawingBounds ?? .null, paint)
    }

    func contentFades() {
        viewGraph.willRedraw(self)
        invalidateDisplay()
    }

    var outline: Path { metrics.outline(of: cell, at: place, in: appearance, isRightToLeft: isRightToLeft) }

    @MainActor
    private func paintBackground(_ painter: inout Painter) {
        let outline = isLifted ? Path(cell) : outline.offsetBy(dx: swipeOffset, dy: 0)
        if let color = highlight ?? (background == nil ? metrics.ground(in: appearance) : nil) {
            painter.fill(outline, .color(color))
        } else if let background {
            painter.clipped(to: outline) { $0.paint(background) }
        } else if swipeOffset != 0 || isLifted {
            painter.fill(outline, .color(metrics.plainGround))
        }
    }

    /// Points above and below the row.
    private static let shadowReach: CGFloat = 8

    /// A row that is moved lies above the others; one with a background of the app's own, which may be clear, has the
    /// shadow that the app gives it.
    private var castsShadow: Bool { isLifted && background == nil }

    @MainActor
    private func paintShadow(_ painter: inout Painter) {
        for step in 1...4 {
            let reach = Self.shadowReach * CGFloat(step) / 4
            painter.fill(cell.insetBy(dx: 0, dy: -reach), .color(RGBA(red: 0, green: 0, blue: 0, alpha: 0.03)))
        }
    }

    private var highlight: RGBA? {
        isPressed || isHeld || isSelected ? metrics.highlight : nil
    }

    @MainActor
    private func paintSeparators(_ painter: inout Painter) {
        guard !isLifted else { return }
        for edge in [VerticalEdge.top, .bottom] {
            guard let color = separatorColor(at: edge) else { continue }
            let thickness = metrics.separatorThickness
            let y = edge == .top ? cell.minY : cell.maxY - thickness
            let line = separatorExtent(at: edge)
            painter.fill(
                CGRect(x: line.lowerBound, y: y, width: line.upperBound - line.lowerBound, height: thickness),
                .color(color))
        }
    }

    /// nil where there is no line. Between two rows the upper one draws it. A row that has no lines has none at the
    /// ends of its section either.
    private func separatorColor(at edge: VerticalEdge) -> RGBA? {
        if edge == .top ? place.isFirst : place.isLast {
            guard traits.separator(RowSeparator.self, at: edge) != .hidden,
                metrics.hasSectionSeparator(
                    at: edge, place, in: appearance, traits.separator(SectionSeparator.self, at: edge))
            else { return nil }
            return color(traits.separatorTint(SectionSeparator.self, at: edge))
        }
        guard edge == .bottom, metrics.rowSpacing == 0, appearance != .sidebarColumn else { return nil }
        let next = list.existingRow(at: index + 1)
        let isHidden =
            traits.separator(RowSeparator.self, at: .bottom) == .hidden
            || next?.traits.separator(RowSeparator.self, at: .top) == .hidden
        return isHidden ? nil : color(traits.separatorTint(RowSeparator.self, at: .bottom))
    }

    private func color(_ tint: Color?) -> RGBA {
        tint?.rgba(in: environment.value(StyleEnvironment.self).colors) ?? metrics.separatorColor
    }

    private func separatorExtent(at edge: VerticalEdge) -> Range<CGFloat> {
        let cell = cell
        if metrics.hasFullSectionSeparators(appearance), edge == .top ? place.isFirst : place.isLast {
            return cell.minX..<max(cell.minX, cell.maxX)
        }
        let (leading, trailing) = (guide(.listRowSeparatorLeading), guide(.listRowSeparatorTrailing))
        if isRightToLeft {
            let start = child.origin.x + child.size.width
            let end = trailing.map { start - $0 } ?? cell.minX + metrics.separatorTrailing
            return min(end, start - (leading ?? 0))..<max(end, start - (leading ?? 0))
        }
        let start = child.origin.x + (leading ?? child.firstTextOffset ?? 0)
        let end = trailing.map { child.origin.x + $0 } ?? cell.maxX - metrics.separatorTrailing
        return min(start, end)..<max(start, end)
    }

    private func guide(_ alignment: HorizontalAlignment) -> CGFloat? {
        child.explicitValue(of: alignment.key, size: child.size)
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
        return editing.isEditing || metrics.choosesWithoutEditing
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

    // MARK: Accessibility

    override package func accessibilityElements(_ below: [AccessibilityElement]) -> [AccessibilityElement] {
        if place.part == .header {
            for element in below { element.properties.traits.insert(.header) }
        }
        if isSelected {
            for element in below { element.properties.traits.insert(.selected) }
        }
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

extension ListRowTraits {
    func separator<Kind>(_ kind: Kind.Type, at edge: VerticalEdge) -> Visibility {
        (edge == .top ? self[TopSeparatorKey<Kind, Visibility>.self] : self[BottomSeparatorKey<Kind, Visibility>.self])
            ?? .automatic
    }

    func separatorTint<Kind>(_ kind: Kind.Type, at edge: VerticalEdge) -> Color? {
        (edge == .top ? self[TopSeparatorKey<Kind, Color?>.self] : self[BottomSeparatorKey<Kind, Color?>.self]) ?? nil
    }
}

extension LayoutNode {
    /// How far from its left edge the first text inside it that is seen begins; nil where it has none.
    fileprivate final var firstTextOffset: CGFloat? {
        if self is TextNode { return 0 }
        if self is UnseenNode { return nil }
        // The segments of a picker are no texts of the row.
        if let control = self as? ControlNode, control.modifier.role == .picker { return 0 }
        // An overlay or a background has no part in where its view is aligned.
        if let wrapper = self as? WrapperNode {
            return wrapper.child.firstTextOffset.map { $0 + wrapper.child.origin.x }
        }
        var result: CGFloat?
        forEachLayoutChild { child in
            if result == nil { result = child.firstTextOffset.map { $0 + child.origin.x } }
        }
        return result
    }
}
