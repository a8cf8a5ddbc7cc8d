import Drawing
import Foundation
import Geometry
import Platform

/// What a navigation bar shows.
struct NavigationBarModel {
    var options: NavigationOptions
    var search: SearchField?
    var isTitleLarge: Bool
    /// The title of the page below; nil where there is no way back.
    var backTitle: String?
    /// Shows or hides the columns before; nil outside of wide split views.
    var sidebarToggle: SidebarToggle?
}

/// A navigation bar: buttons at both ends, a title in the middle or large below, which goes as the content is scrolled.
package final class NavigationBarNode: LayoutNode {
    private var leading: ContentSlot!
    private var title: ContentSlot!
    private var trailing: ContentSlot!
    private var large: ContentSlot!
    private var search: ContentSlot!
    /// From 0 to 1 as the search field takes the place of the bar.
    private var searchMotion: SpringMotion!
    private var model = NavigationBarModel(options: NavigationOptions(), isTitleLarge: false)
    /// What is covered above the bar, in points.
    var statusHeight: CGFloat = 0
    var sideInsets = EdgeInsets()
    /// How far the content was scrolled; nil where nothing scrolls.
    var scrolled: CGFloat?
    var goBack: (@MainActor () -> Void)?
    private let looks = Looks()

    /// What the bar's environment is made of beside that of its page.
    private final class Looks {
        var colorScheme: ColorScheme?
    }

    @MainActor
    init(in inputs: _ViewInputs) {
        let page = inputs.environment
        var inputs = inputs
        let looks = looks
        inputs.environment = EnvironmentScope(parent: inputs.environment) { values in
            values.prepareForBar()
            values.takeScheme(looks.colorScheme)
        }
        super.init(inputs)
        func makeSlot() -> ContentSlot {
            let slot = ContentSlot(AnyView(EmptyView()), self.inputs, arrangement: .stack(.horizontal, spacing: nil))
            slot.layoutParent = self
            return slot
        }
        (leading, title, trailing, large) = (makeSlot(), makeSlot(), makeSlot(), makeSlot())
        search = makeSearchSlot(page)
        searchMotion = SpringMotion(0, response: Self.searchResponse, precision: 0.002, in: viewGraph) {
            [weak self] _ in
            self?.changed()
        }
    }

    /// The search field grows with the text, as the rest of the bar does not.
    @MainActor
    private func makeSearchSlot(_ page: EnvironmentScope) -> ContentSlot {
        var inputs = self.inputs
        inputs.environment = EnvironmentScope(parent: inputs.environment) { values in
            values.dynamicTypeSize = page.values.dynamicTypeSize
        }
        let slot = ContentSlot(AnyView(EmptyView()), inputs, arrangement: .stack(.horizontal, spacing: nil))
        slot.layoutParent = self
        return slot
    }

    /// Seconds (from memory).
    private static let searchResponse = 0.35

    @MainActor
    private func changed() {
        viewGraph.willRedraw(self)
        invalidateMeasure()
        invalidateDisplay()
    }

    @MainActor
    func update(_ model: NavigationBarModel) {
        viewGraph.willRedraw(self)
        self.model = model
        updateSearch()
        updateColorScheme()
        let items = model.options.items
        func entries(_ region: ToolbarItemPlacement.Region) -> [ToolbarEntry] {
            items.filter { $0.placement.region == region }
        }
        let back = model.backTitle.map { title in
            BackButton(title: title, isSilent: model.options.role == .editor) { [weak self] in self?.goBack?() }
        }
        leading.update(to: AnyView(BarItems(back: back, toggle: model.sidebarToggle, entries: entries(.leading))))
        trailing.update(to: AnyView(BarItems(back: nil, entries: entries(.trailing).gatheringSecondaryActions)))
        title.update(
            to: AnyView(
                BarTitle(
                    title: model.options.title, subtitle: model.options.subtitle, principal: entries(.title),
                    menu: model.options.titleMenu, name: model.options.titleBinding)))
        large.update(
            to: model.isTitleLarge
                ? AnyView(LargeTitle(title: model.options.title, subtitle: model.options.subtitle))
                : AnyView(EmptyView()))
        invalidateMeasure()
        invalidateDisplay()
    }

    /// The bar's own scheme counts where it has a background.
    private func updateColorScheme() {
        let scheme = showsBackground ? model.options.colorSchemes[.navigationBar] : nil
        guard scheme != looks.colorScheme else { return }
        looks.colorScheme = scheme
        environment.recompute()
    }

    @MainActor
    private func updateSearch() {
        search.update(to: model.search.map { AnyView(SearchBar(field: $0)) } ?? AnyView(EmptyView()))
        let target: CGFloat = isSearching && model.search?.keepsBar == false ? 1 : 0
        guard searchMotion.target != target else { return }
        placedProposal == nil ? searchMotion.jump(to: target) : searchMotion.move(to: target)
    }

    // MARK: Scrolling

    func show(scrolled: CGFloat) {
        guard scrolled != self.scrolled else { return }
        viewGraph.willRedraw(self)
        self.scrolled = scrolled
        updateColorScheme()
        needsPlacement = true
        viewGraph.arrangementQueue.insert(self, depth: depth)
        invalidateDisplay()
    }

    private var metrics: BarMetrics { environment.values.profile.bars }

    private var rowHeight: CGFloat {
        environment.values.value(of: VerticalSizeClassKey.self) == .compact
            ? metrics.compactNavigationBarHeight : metrics.navigationBarHeight
    }

    private var hasLargeTitle: Bool {
        model.isTitleLarge && environment.values.value(of: VerticalSizeClassKey.self) != .compact
    }

    /// The height of the bar where nothing is scrolled, without what is covered above it.
    var height: CGFloat { (rowHeight + fullLargeHeight) * (1 - searchMotion.value) + fullSearchHeight }

    /// A line below the title makes it larger.
    private var largeRoom: CGFloat {
        metrics.largeTitleHeight + (model.options.subtitle == nil ? 0 : metrics.subtitleHeight)
    }

    private var fullLargeHeight: CGFloat { hasLargeTitle ? largeRoom : 0 }

    /// What is left of the large title's part; more where the content was pulled down.
    private var largeHeight: CGFloat {
        hasLargeTitle ? max(0, largeRoom - titleScrolled) * (1 - searchMotion.value) : 0
    }

    /// No part of the bar stays half collapsed: neither the search field, which goes first, nor the large title.
    func restingDistance(near distance: CGFloat) -> CGFloat? {
        let search = searchCollapses ? searchBand : 0
        let stops = [0, search, search + fullLargeHeight * (1 - searchMotion.value)]
        guard distance > 0, distance < stops[2] else { return nil }
        return stops.min { abs($0 - distance) < abs($1 - distance) }
    }

    /// Content lies under the bar.
    private var isOverContent: Bool {
        let collapsing = fullLargeHeight * (1 - searchMotion.value) + (searchCollapses ? searchBand : 0)
        return (scrolled ?? 0) > collapsing + 0.5
    }

    // MARK: The search field

    private var searchField: CGFloat { search.environment.values.searchFieldHeight }
    private var searchBand: CGFloat { search.environment.values.searchBandHeight }
    private var isSearching: Bool { model.search?.isPresented.wrappedValue ?? false }

    private var fullSearchHeight: CGFloat {
        model.search == nil
            ? 0 : search.sizeThatFits(ProposedViewSize(width: viewGraph.metrics.size.width, height: nil)).height
    }

    private var searchCollapses: Bool { model.search?.placement.collapses == true && !isSearching }

    /// How far the search field is scrolled away: it goes before the title does.
    private var searchScrolled: CGFloat {
        searchCollapses ? min(max(0, scrolled ?? 0), searchBand) : 0
    }

    private var titleScrolled: CGFloat { (scrolled ?? 0) - searchScrolled }
    private var searchTop: CGFloat { row.maxY + largeHeight }
    private var bottom: CGFloat { searchTop + fullSearchHeight - searchScrolled }
    /// By how much the bar is lower than where nothing is scrolled; 0 while it is pulled down.
    var collapsedHeight: CGFloat { max(0, statusHeight + height - bottom) }
    private var isSearchShown: Bool { model.search != nil && searchFieldHeight > 0 }
    private var searchFieldHeight: CGFloat { max(0, searchField - searchScrolled) }
    /// The field alone is seen.
    private var isRowHidden: Bool { searchMotion.value == 1 }

    private func placeSearch() {
        let proposal = ProposedViewSize(width: row.width, height: nil)
        let margin = (searchBand - searchField) / 2
        let lift = (margin - metrics.searchFieldTop) * (1 - searchMotion.value)
        search.place(at: CGPoint(x: row.minX, y: searchTop - lift - searchScrolled / 2), proposal: proposal)
    }

    @MainActor
    private func paintSearch(_ painter: inout Painter) {
        guard isSearchShown else { return }
        guard searchScrolled > 0 else { return painter.paint(search) }
        let field = CGRect(
            x: row.minX + metrics.searchFieldMargin, y: searchTop + metrics.searchFieldTop,
            width: row.width - 2 * metrics.searchFieldMargin, height: searchFieldHeight)
        let radius = min(metrics.searchFieldCornerRadius, field.height / 2)
        painter.clipped(to: Path(roundedRect: field, cornerRadius: radius)) { painter in
            let opacity = Double(field.height / searchField)
            painter.layer(.opacity(opacity), bounds: field) { $0.paint(search) }
        }
    }

    private var titleOpacity: Double {
        guard hasLargeTitle, !hasPrincipal else { return 1 }
        return Double(min(1, max(0, (titleScrolled - largeRoom + 16) / 12)))
    }

    private var hasPrincipal: Bool { model.options.items.contains { $0.placement.region == .title } }

    // MARK: Layout

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width ?? viewGraph.metrics.size.width
        // Those inside have to answer, so that a change of them is known to matter.
        for slot in [leading, title, trailing, large, search] {
            _ = slot?.sizeThatFits(ProposedViewSize(width: width, height: rowHeight))
        }
        return CGSize(width: width, height: statusHeight + height)
    }

    private var row: CGRect {
        CGRect(
            x: sideInsets.leading, y: statusHeight - rowHeight * searchMotion.value,
            width: size.width - sideInsets.leading - sideInsets.trailing,
            height: rowHeight)
    }

    override package func placeChildren() {
        let row = row
        let titleWidth = title.sizeThatFits(ProposedViewSize(width: row.width, height: rowHeight)).width
        let isTitleShown = titleOpacity > 0 || !hasLargeTitle
        let side = isTitleShown ? max(row.width / 4, (row.width - titleWidth) / 2 - metrics.itemSpacing) : row.width / 2
        let (startProposal, endProposal) = proposals(side: max(0, side - metrics.itemMargin))
        let (start, end) = (leading.sizeThatFits(startProposal).width, trailing.sizeThatFits(endProposal).width)
        let isMirrored = environment.values.value(of: LayoutDirectionKey.self) == .rightToLeft
        let startMargin = model.backTitle == nil ? metrics.itemMargin : metrics.backChevronMargin
        let (left, right) = isMirrored ? (trailing!, leading!) : (leading!, trailing!)
        let (leftMargin, rightMargin) =
            isMirrored ? (metrics.itemMargin, startMargin) : (startMargin, metrics.itemMargin)
        let (leftProposal, rightProposal) =
            isMirrored ? (endProposal, startProposal) : (startProposal, endProposal)
        left.place(at: CGPoint(x: row.minX + leftMargin, y: row.midY), anchor: .leading, proposal: leftProposal)
        right.place(at: CGPoint(x: row.maxX - rightMargin, y: row.midY), anchor: .trailing, proposal: rightProposal)
        placeTitle(
            between: row.minX + leftMargin + (isMirrored ? end : start),
            and: row.maxX - rightMargin - (isMirrored ? start : end))
        placeLargeTitle(isMirrored: isMirrored)
        placeSearch()
    }

    /// Buttons are as wide as they want to be, and the title gives way; a back button gives way to the title.
    private func proposals(side: CGFloat) -> (leading: ProposedViewSize, trailing: ProposedViewSize) {
        let ideal = ProposedViewSize(width: nil, height: rowHeight)
        let room = max(0, row.width - 2 * metrics.itemMargin)
        let end = min(trailing.sizeThatFits(ideal).width, room)
        let start = model.backTitle == nil ? min(leading.sizeThatFits(ideal).width, room - end) : 0
        return (
            ProposedViewSize(width: max(min(side, room - end), start), height: rowHeight),
            ProposedViewSize(width: max(side, end), height: rowHeight)
        )
    }

    /// In the middle of the bar; beside long buttons, in the middle of what they leave.
    private func placeTitle(between start: CGFloat, and end: CGFloat) {
        let room = CGRect(x: start, y: row.minY, width: max(0, end - start), height: rowHeight)
            .insetBy(dx: min(metrics.itemSpacing, max(0, end - start) / 2), dy: 0)
        let proposal = ProposedViewSize(width: room.width, height: rowHeight)
        let width = title.sizeThatFits(proposal).width
        let x = min(max(row.midX - width / 2, room.minX), max(room.minX, room.maxX - width))
        title.place(at: CGPoint(x: x, y: row.midY), anchor: .leading, proposal: proposal)
    }

    private func placeLargeTitle(isMirrored: Bool) {
        let margin = metrics.largeTitleMargin
        let proposal = ProposedViewSize(width: max(0, row.width - 2 * margin), height: largeRoom)
        let y = row.maxY + metrics.largeTitleTop - titleScrolled
        large.place(
            at: CGPoint(x: isMirrored ? row.maxX - margin : row.minX + margin, y: y),
            anchor: isMirrored ? .topTrailing : .topLeading, proposal: proposal)
    }

    override package func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
        if !isRowHidden { for slot in [large, title, leading, trailing] { if let slot { body(slot) } } }
        if let search, isSearchShown { body(search) }
    }

    override package func forEachAccessibleChild(_ body: (LayoutNode) -> Void) {
        guard let leading, let large, let title, let trailing, let search else { return }
        if searchMotion.target == 0 {
            body(leading)
            body(hasLargeTitle && titleOpacity < 0.5 ? large : title)
            body(trailing)
        }
        if isSearchShown { body(search) }
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        for slot in [leading, title, trailing, large, search] { if let slot { body(slot) } }
    }

    // MARK: Drawing

    override package var drawsContent: Bool { true }

    override package var ownDrawingBounds: CGRect? {
        CGRect(x: 0, y: 0, width: size.width, height: max(bottom, statusHeight + rowHeight) + 1)
    }

    override package func paint(_ painter: inout Painter) {
        paintBackground(&painter)
        paintSearch(&painter)
        guard !isRowHidden else { return }
        guard searchMotion.value > 0 else { return paintRow(&painter) }
        let area = CGRect(x: 0, y: 0, width: size.width, height: searchTop)
        painter.layer(.opacity(Double(1 - searchMotion.value)), bounds: area) { paintRow(&$0) }
    }

    @MainActor
    private func paintRow(_ painter: inout Painter) {
        let below = CGRect(x: 0, y: row.maxY, width: size.width, height: largeHeight)
        if largeHeight > 0 { painter.clipped(to: Path(below)) { $0.paint(large) } }
        let opacity = titleOpacity
        if opacity == 1 {
            painter.paint(title)
        } else if opacity > 0 {
            painter.layer(.opacity(opacity), bounds: row) { $0.paint(title) }
        }
        painter.paint(leading)
        painter.paint(trailing)
    }

    private var showsBackground: Bool {
        switch model.options.backgroundVisibilities[.navigationBar] ?? .automatic {
        case .visible: true
        case .hidden: false
        case .automatic: isOverContent || environment.values.barAppearance.showsBackgroundAlways
        }
    }

    @MainActor
    private func paintBackground(_ painter: inout Painter) {
        guard showsBackground else { return }
        let area = CGRect(x: 0, y: 0, width: size.width, height: bottom)
        let appearance = environment.values.barAppearance
        let style =
            model.options.backgrounds[.navigationBar]
            ?? appearance.navigationBackground.map { AnyShapeStyle($0) } ?? AnyShapeStyle(Material.bar)
        painter.paint(with: style.resolved(for: self), in: area, covering: area) { $0.fill(area, $1) }
        guard !appearance.hidesNavigationShadow else { return }
        let pixel = 1 / painter.scale
        let line = CGRect(x: 0, y: area.maxY, width: size.width, height: pixel)
        painter.paint(with: SeparatorShapeStyle().resolved(for: self), in: line, covering: line) { $0.fill(line, $1) }
    }

    override package func environmentChanged() {
        viewGraph.willRedraw(self)
        invalidateMeasure()
        invalidateDisplay()
    }

    // MARK: Input and accessibility

    /// A bar without a title is called by what the app has put in its place.
    @MainActor
    private static func title(among elements: [AccessibilityElement]) -> String {
        elements.flatMap(\.leaves).first { $0.properties.traits.contains(.header) }?.properties.label ?? ""
    }

    override package func admitsHit(at point: CGPoint) -> Bool { point.y < bottom }
    /// What lies under the row of buttons is not met.
    override package func isHit(at point: CGPoint) -> Bool { showsBackground && point.y < bottom }

    override package func accessibilityElements(_ below: [AccessibilityElement]) -> [AccessibilityElement] {
        guard !below.isEmpty else { return [] }
        let content = AccessibilityContent(
            role: .navigationBar, label: model.options.title?.string(in: environment.values) ?? Self.title(among: below)
        )
        let frame = CGRect(x: 0, y: 0, width: size.width, height: bottom).applying(windowTransform)
        return [AccessibilityElement(content, frame: frame, elements: below)]
    }
}
