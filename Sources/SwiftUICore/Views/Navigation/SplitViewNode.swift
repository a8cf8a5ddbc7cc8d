import Drawing
import Foundation
import Geometry
import LayoutEngine
import Platform

/// Lays columns beside one another, or shows one and slides to the next.
package final class SplitViewNode: LayoutNode {
    private var view: SplitView
    private let columns: [SplitColumn]
    private var slots: [ContentSlot] = []
    private let input = SplitDividerInput()
    package private(set) var isCompact = true
    /// The detail keeps its width, and the columns before it lie over it.
    private var isDetailProminent = false
    /// What the columns show where the app has no binding.
    private var ownVisibility = NavigationSplitViewVisibility.automatic
    /// How many columns are hidden before the first that is seen, on the way there.
    private var hidden: SpringMotion!

    // In a narrow window:
    private var top = 0
    /// The column furthest on that something was put in.
    private var reached = 0
    private var preferred: NavigationSplitViewColumn?
    private var slide: SpringMotion!
    /// The column that slides over another.
    private var moving: (over: Int, under: Int, isLeaving: Bool)?
    private var growth = EdgeInsets()

    /// Seconds, a part of the width, and an opacity, as a navigation stack has them.
    private static let response = 0.38
    private static let parallax: CGFloat = 0.3
    private static let veil: CGFloat = 0.1
    /// Over a detail that columns lie over (from memory).
    private static let prominentVeil: CGFloat = 0.2

    @MainActor
    init(_ view: SplitView, _ inputs: _ViewInputs) {
        self.view = view
        columns = view.columns.indices.map { SplitColumn($0) }
        super.init(inputs)
        input.split = self
        hidden = SpringMotion(0, response: Self.response, precision: 0.002, in: viewGraph) { [weak self] _ in
            self?.moved()
        }
        slide = SpringMotion(1, response: Self.response, precision: 0.0005, in: viewGraph) { [weak self] _ in
            self?.moved()
        }
        readEnvironment()
        for (column, next) in zip(columns, columns.dropFirst()) { column.controller.detail = next.controller }
        for column in columns {
            column.split = self
            let slot = ContentSlot(content(of: column), self.inputs)
            slot.layoutParent = self
            slots.append(slot)
        }
        followPreferred()
        hidden.jump(to: CGFloat(hiddenCount))
        showColumns()
        viewGraph.collectPreferences(at: self)
    }

    @MainActor
    func update(to view: SplitView) {
        self.view = view
        refresh()
    }

    override package func evaluate() {
        Transaction.perform(pendingTransaction) { refresh() }
        pendingTransaction = nil
    }

    @MainActor
    private func refresh() {
        let wasCompact = isCompact
        readEnvironment()
        if isCompact != wasCompact { sizeClassChanged() }
        for (column, slot) in zip(columns, slots) { slot.update(to: content(of: column)) }
        followPreferred()
        followVisibility()
    }

    @MainActor
    private func readEnvironment() {
        isCompact = environment.read(for: self) { $0.horizontalSizeClass } != .regular
        isDetailProminent = environment.read(for: self) { $0.isSplitDetailProminent }
    }

    override package func environmentChanged() {
        invalidate()
        invalidateMeasure()
        invalidateDisplay()
    }

    @MainActor
    private func content(of column: SplitColumn) -> AnyView {
        let (index, isCompact) = (column.index, isCompact)
        return AnyView(
            NavigationStack(controller: column.controller, root: view.columns[index])
                .transformEnvironment(\.self) { environment in
                    environment.splitColumn = column
                    environment.isInSidebar = index == 0 && !isCompact
                    environment.followSelection = FollowSelectionAction(column: column)
                    if index > 0 { environment.searchField = nil }
                })
    }

    // MARK: Which columns are shown

    private var last: Int { columns.count - 1 }

    @MainActor private var visibility: NavigationSplitViewVisibility {
        get { view.visibility.map { binding in observing { binding.wrappedValue } } ?? ownVisibility }
        set {
            if let binding = view.visibility { binding.wrappedValue = newValue } else { ownVisibility = newValue }
            invalidate(transaction: Transaction.currentBox)
        }
    }

    /// How many columns are not seen in a wide window.
    @MainActor private var hiddenCount: Int {
        switch visibility {
        case .detailOnly: last
        case .doubleColumn: max(0, last - 1)
        default: 0
        }
    }

    @MainActor
    private func followVisibility() {
        let target = CGFloat(hiddenCount)
        guard hidden.target != target else { return }
        if isCompact || placedProposal == nil {
            hidden.jump(to: target)
        } else {
            hidden.move(to: target) { [weak self] in self?.showColumns() }
        }
        showColumns()
        columns.forEach { $0.leadChanged() }
    }

    @MainActor
    func hideColumns() { visibility = .detailOnly }

    @MainActor
    func toggleSidebar() {
        let isHidden = hiddenCount > 0
        visibility = isHidden ? .all : last > 1 ? .doubleColumn : .detailOnly
    }

    @MainActor
    func lead(of column: SplitColumn) -> SplitColumn.Lead {
        if isCompact { return column.index > 0 ? .back(columns[column.index - 1].title) : .nothing }
        let hidden = hiddenCount
        let first = isDetailProminent && hidden < last ? [hidden, last] : [hidden]
        return first.contains(column.index) ? .sidebarToggle(isShown: hidden == 0) : .nothing
    }

    // MARK: One column at a time

    /// Something was put in a column.
    @MainActor
    func open(_ index: Int, isInitial: Bool = false) {
        guard columns.indices.contains(index), !isInitial || view.compactColumn == nil else { return }
        reached = max(reached, index)
        guard isCompact, index > top else { return }
        var transaction = Transaction.current
        if isInitial { transaction.disablesAnimations = true }
        Transaction.with(transaction) { show(index) }
    }

    /// Nothing is in the columns after one any more.
    @MainActor
    func close(after index: Int) {
        guard reached > index || top > index else { return }
        reached = index
        if isCompact, top > index { show(index) }
    }

    @MainActor
    func goBack(from index: Int) -> Bool {
        guard isCompact, index > 0, index == top else { return false }
        reached = index - 1
        show(index - 1)
        return true
    }

    @MainActor
    private func sizeClassChanged() {
        finishSlide()
        if isCompact {
            top = min(reached, last)
            preferred = nil
        }
        showColumns()
        columns.forEach { $0.leadChanged() }
        invalidateMeasure()
    }

    /// Shows the column that the app prefers, once it prefers another.
    @MainActor
    private func followPreferred() {
        guard let binding = view.compactColumn else { return }
        let wanted = observing { binding.wrappedValue }
        guard wanted != preferred else { return }
        preferred = wanted
        guard isCompact, let index = index(of: wanted) else { return }
        reached = index
        show(index)
    }

    private func index(of column: NavigationSplitViewColumn) -> Int? {
        switch column {
        case .sidebar: 0
        case .detail: last
        default: last > 1 ? 1 : nil
        }
    }

    private var shownColumn: NavigationSplitViewColumn { top == 0 ? .sidebar : top == last ? .detail : .content }

    @MainActor
    private func show(_ index: Int) {
        guard index != top else { return }
        finishSlide()
        let old = top
        top = index
        moving = index > old ? (over: index, under: old, isLeaving: false) : (over: old, under: index, isLeaving: true)
        columns[index].leadChanged()
        showColumns()
        slide.jump(to: released?.place ?? (index > old ? 0 : 1))
        let velocity = released?.velocity ?? 0
        released = nil
        if let binding = view.compactColumn, binding.wrappedValue != shownColumn {
            preferred = shownColumn
            binding.wrappedValue = shownColumn
        }
        invalidateMeasure()
        guard placedProposal != nil, !Transaction.current.disablesAnimations else { return finishSlide() }
        slide.move(to: index > old ? 1 : 0, velocity: velocity) { [weak self] in self?.finishSlide() }
    }

    @MainActor
    private func finishSlide() {
        guard let moving else { return }
        self.moving = nil
        slide.cancel()
        if moving.isLeaving {
            columns[moving.over].controller.stack?.showRoot()
            columns[moving.under].clearSelection()
        }
        showColumns()
        viewGraph.willRedraw(self)
        invalidateMeasure()
        invalidateDisplay()
    }

    @MainActor
    private func moved() {
        viewGraph.willRedraw(self)
        needsPlacement = true
        viewGraph.arrangementQueue.insert(self, depth: depth)
        invalidateDisplay()
    }

    // MARK: Going back by a swipe

    /// Where a swipe that leads back was let go, and its speed in widths a second.
    private var released: (place: CGFloat, velocity: CGFloat)?

    func allowsSwipe(from index: Int) -> Bool { isCompact && index > 0 && index == top && moving == nil }

    @MainActor
    func beginSwipe() {
        moving = (over: top, under: top - 1, isLeaving: false)
        showColumns()
        slide.jump(to: 1)
        invalidateMeasure()
    }

    /// - Parameter part: of the width, how far the finger has come.
    @MainActor
    func swipe(by part: CGFloat) { slide.jump(to: min(1, max(0, 1 - part))) }

    /// - Parameter velocity: widths a second.
    @MainActor
    func endSwipe(velocity: CGFloat) {
        guard 1 - slide.value + velocity * 0.2 > 0.5 else {
            return slide.move(to: 1, velocity: -velocity) { [weak self] in self?.finishSlide() }
        }
        released = (slide.value, -velocity)
        moving = nil
        _ = goBack(from: top)
    }

    // MARK: What is seen

    /// Those that are seen, the detail behind.
    private var seen: [Int] {
        guard isCompact else {
            return (max(0, Int(min(hidden.value, hidden.target)))...last).reversed()
        }
        return moving.map { [$0.under, $0.over] } ?? [top]
    }

    private var seenBefore: Set<Int> = []

    /// Views appear and disappear with their column.
    @MainActor
    private func showColumns() {
        let seen = Set(seen)
        for index in slots.indices where seenBefore.contains(index) != seen.contains(index) || seenBefore.isEmpty {
            if seenBefore.isEmpty && seen.contains(index) { continue }
            slots[index].changeScreenVisibility(seen.contains(index))
        }
        seenBefore = seen
    }

    // MARK: Layout

    override package var collectedPreference: ObjectIdentifier? { ObjectIdentifier(ColumnWidthKey.self) }

    override package func collectPreferences() {
        for (column, slot) in zip(columns, slots) {
            let width = Preferences.collect(ColumnWidthKey.self, from: slot).flatMap { $0 } ?? ColumnWidth()
            if width != column.width {
                column.width = width
                invalidateMeasure()
            }
        }
    }

    /// Of columns that are not seen nothing counts.
    override package func preference<Key: PreferenceKey>(
        _ key: Key.Type, from content: () -> Key.Value?
    ) -> Key.Value? {
        isCompact ? Preferences.collect(key, from: slots[top]) : content()
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: viewGraph.metrics.size)
    }

    override package var dependsOnPosition: Bool { true }
    var isRightToLeft: Bool { environment.values.value(of: LayoutDirectionKey.self) == .rightToLeft }

    private func width(of column: SplitColumn) -> CGFloat {
        let standard = environment.values.profile.bars.sidebarWidth
        return min(column.width.resolved(dragged: column.draggedWidth, standard: standard), size.width)
    }

    /// The widths of the columns before the detail, one after the other.
    private var edges: [CGFloat] {
        columns.dropLast().reduce(into: [0]) { $0.append($0[$0.count - 1] + width(of: $1)) }
    }

    /// How far the columns before the detail are pushed out.
    private func shift(_ edges: [CGFloat]) -> CGFloat {
        let value = min(max(0, hidden.value), CGFloat(last))
        let whole = min(Int(value), last)
        let next = min(whole + 1, last)
        return edges[whole] + (edges[next] - edges[whole]) * (value - CGFloat(whole))
    }

    override package func placeChildren() {
        let area = safeArea
        growth = SafeAreaLayout.growth(
            of: CGRect(origin: .zero, size: size), in: area.region, insets: area.insets)
        if isCompact { placeOne() } else { placeSideBySide() }
    }

    private func place(_ index: Int, x: CGFloat, width: CGFloat) {
        slots[index].place(
            at: CGPoint(x: isRightToLeft ? size.width - x - width : x, y: 0),
            proposal: ProposedViewSize(width: width, height: size.height))
    }

    private func placeSideBySide() {
        let edges = edges
        let shift = shift(edges)
        for index in seen where index < last {
            place(index, x: edges[index] - shift, width: edges[index + 1] - edges[index])
        }
        let start = isDetailProminent ? 0 : edges[last] - shift
        place(last, x: start, width: max(0, size.width - start))
    }

    private func placeOne() {
        guard let moving else { return place(top, x: 0, width: size.width) }
        let width = size.width + growth.leading + growth.trailing
        place(moving.under, x: -slide.value * Self.parallax * width, width: size.width)
        place(moving.over, x: (1 - slide.value) * width, width: size.width)
    }

    override package func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
        guard !slots.isEmpty else { return }
        for index in seen { body(slots[index]) }
    }

    override package func forEachAccessibleChild(_ body: (LayoutNode) -> Void) {
        guard isCompact else { return seen.reversed().forEach { body(slots[$0]) } }
        body(slots[top])
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) { slots.forEach(body) }

    // MARK: Dragging

    /// The column whose trailing edge is near, and its width.
    func divider(at x: CGFloat, within reach: CGFloat) -> (index: Int, width: CGFloat)? {
        guard !isCompact, hidden.value == hidden.target else { return nil }
        let (edges, x) = (edges, isRightToLeft ? size.width - x : x)
        let shift = shift(edges)
        for index in Int(hidden.target)..<last where abs(edges[index + 1] - shift - x) <= reach {
            return (index, edges[index + 1] - edges[index])
        }
        return nil
    }

    /// Whether a point lies beside columns that lie over the detail.
    func coversDetail(at x: CGFloat) -> Bool {
        guard isDetailProminent, !isCompact, Int(hidden.target) < last else { return false }
        let edges = edges
        return (isRightToLeft ? size.width - x : x) > edges[last] - shift(edges)
    }

    @MainActor
    func drag(_ index: Int, to width: CGFloat) {
        viewGraph.willRedraw(self)
        columns[index].draggedWidth = width
        invalidateMeasure()
        invalidateDisplay()
    }

    // MARK: Drawing and input

    private var frame: CGRect {
        CGRect(
            x: -growth.leading, y: -growth.top, width: size.width + growth.leading + growth.trailing,
            height: size.height + growth.top + growth.bottom)
    }

    override package func boundsAfterEffect(_ bounds: CGRect) -> CGRect { bounds.intersection(frame) }

    override package func paint(_ painter: inout Painter) {
        painter.clipped(to: Path(frame)) { isCompact ? paintOne(&$0) : paintSideBySide(&$0) }
    }

    @MainActor
    private func paintOne(_ painter: inout Painter) {
        guard let moving else { return paintChildren(&painter) }
        painter.paint(slots[moving.under])
        painter.fill(frame, .color(RGBA.black.opacity(Float(Self.veil * slide.value))))
        painter.paint(slots[moving.over])
    }

    @MainActor
    private func paintSideBySide(_ painter: inout Painter) {
        painter.paint(slots[last])
        let edges = edges
        let shown = edges[last] - shift(edges)
        if isDetailProminent, edges[last] > 0 {
            painter.fill(frame, .color(RGBA.black.opacity(Float(Self.prominentVeil * shown / edges[last]))))
        }
        for index in seen where index < last { painter.paint(slots[index]) }
        for index in seen where index < last { paintLine(at: edges[index + 1] - edges[last] + shown, &painter) }
    }

    @MainActor
    private func paintLine(at x: CGFloat, _ painter: inout Painter) {
        let pixel = 1 / painter.scale
        let line = CGRect(x: isRightToLeft ? size.width - x : x, y: frame.minY, width: pixel, height: frame.height)
        painter.paint(with: SeparatorShapeStyle().resolved(for: self), in: line, covering: line) { $0.fill(line, $1) }
    }

    override package var responder: (any Responder)? { input }
    override package func admitsHit(at point: CGPoint) -> Bool { frame.contains(point) }
}
