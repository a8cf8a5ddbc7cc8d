import Drawing
import Foundation
import Geometry
import LayoutEngine
import Platform

/// Lays columns beside one another, or shows one and slides to the next.
package final class SplitViewNode: LayoutNode, SplitColumnContainer {
    var view: SplitView
    let columns: [SplitColumn]
    var slots: [ContentSlot] = []
    @MainActor private(set) lazy var coveredFocus = slots.map { CoveredFocus(of: $0) }
    private let input = SplitDividerInput()
    package private(set) var isCompact = true
    /// The detail keeps its width, and the columns before it lie over it.
    var isDetailProminent = false
    private var isDetailMeantProminent = false
    /// What the columns show where the app has no binding.
    private var ownVisibility = NavigationSplitViewVisibility.automatic
    /// How many columns are hidden before the first that is seen, on the way there.
    var hidden: SpringMotion!

    // In a narrow window:
    var top = 0
    /// The column furthest on that something was put in.
    var reached = 0
    var preferred: NavigationSplitViewColumn?
    var slide: SpringMotion!
    /// The column that slides over another.
    var moving: (over: Int, under: Int, isLeaving: Bool)?
    var growth = EdgeInsets()

    /// Seconds, a part of the width, and an opacity, as a navigation stack has them.
    private static let response = 0.38
    static let parallax: CGFloat = 0.3
    static let veil: CGFloat = 0.1
    /// Over a detail that columns lie over (from memory).
    static let prominentVeil: CGFloat = 0.2

    @MainActor
    init(_ view: SplitView, _ inputs: _ViewInputs) {
        self.view = view
        columns = view.columns.indices.map { SplitColumn($0) }
        super.init(inputs)
        input.split = self
        hidden = SpringMotion(0, response: Self.response, precision: 0.002, in: viewGraph) { [weak self] _ in
            self?.rearrange()
        }
        slide = SpringMotion(1, response: Self.response, precision: 0.0005, in: viewGraph) { [weak self] _ in
            self?.rearrange()
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
        isDetailMeantProminent = environment.read(for: self) { $0.isSplitDetailProminent }
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

    var last: Int { columns.count - 1 }

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
        case .all: 0
        default: isRoomForAll ? 0 : 1
        }
    }

    /// Whether a detail beside all of several columns would have room.
    private var isRoomForAll: Bool {
        last < 2 || viewGraph.metrics.size.width - wantedWidth >= Self.leastDetailWidth
    }

    /// The detail of three columns side by side is no narrower: the first of them is hidden, or lies over it. In points
    /// (iPadOS, from memory).
    private static let leastDetailWidth: CGFloat = 320

    /// A window that has become wider or narrower has room for other columns.
    @MainActor
    func fitColumns() {
        isDetailProminent = isDetailMeantProminent || visibility == .all && !isRoomForAll
        guard !isCompact, hidden.target != CGFloat(hiddenCount) else { return }
        invalidate()
    }

    @MainActor
    private func followVisibility() {
        let target = CGFloat(hiddenCount)
        isDetailProminent = isDetailMeantProminent || visibility == .all && !isRoomForAll
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
    func hideColumns() { visibility = isDetailMeantProminent ? .detailOnly : .doubleColumn }

    @MainActor var isSidebarShown: Bool { !isCompact && hiddenCount == 0 }

    @MainActor
    package func toggleSidebar() {
        let isHidden = hiddenCount > 0
        visibility = isHidden ? .all : last > 1 ? .doubleColumn : .detailOnly
    }

    @MainActor
    package func lead(of column: SplitColumn) -> SplitColumn.Lead {
        if isCompact { return column.index > 0 ? .back(columns[column.index - 1].title) : .nothing }
        let hidden = hiddenCount
        let first = isDetailProminent && hidden < last ? [hidden, last] : [hidden]
        return first.contains(column.index) ? .sidebarToggle(isShown: hidden == 0) : .nothing
    }

    // MARK: Going back by a swipe

    /// Where a swipe that leads back was let go, and its speed in widths a second.
    var released: (place: CGFloat, velocity: CGFloat)?

    // MARK: What is seen

    /// Those that are seen, the detail behind.
    var seen: [Int] {
        guard isCompact else {
            return (max(0, Int(min(hidden.value, hidden.target)))...last).reversed()
        }
        return moving.map { [$0.under, $0.over] } ?? [top]
    }

    private var seenBefore: Set<Int> = []

    /// Views appear and disappear with their column.
    @MainActor
    func showColumns() {
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

    override package func placeChildren() {
        let area = safeArea
        growth = SafeAreaLayout.growth(
            of: CGRect(origin: .zero, size: size), in: area.region, insets: area.insets)
        if isCompact {
            placeOne()
        } else {
            // Layout runs on the main thread.
            nonisolated(unsafe) let node = self
            MainActor.assumeIsolated { node.fitColumns() }
            placeSideBySide()
        }
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

    // MARK: Drawing and input

    var frame: CGRect {
        CGRect(
            x: -growth.leading, y: -growth.top, width: size.width + growth.leading + growth.trailing,
            height: size.height + growth.top + growth.bottom)
    }

    override package func boundsAfterEffect(_ bounds: CGRect) -> CGRect { bounds.intersection(frame) }

    override package func paint(_ painter: inout Painter) {
        painter.clipped(to: Path(frame)) { isCompact ? paintOne(&$0) : paintSideBySide(&$0) }
    }

    override package var responder: (any Responder)? { input }
    override package func admitsHit(at point: CGPoint) -> Bool { frame.contains(point) }
}
