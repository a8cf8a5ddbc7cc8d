import Drawing
import Foundation
import Geometry
import LayoutEngine
import Platform

/// Shows the chosen one of several views, and the bar that chooses.
package final class TabBarContainerNode: LayoutNode {
    private var content: ViewNode!
    private var selection: TabSelection
    private var elements: [LayoutNode] = []
    private var shown: LayoutNode?
    /// Which is shown where the app keeps no selection.
    private var ownIndex = 0
    private var bar: ContentSlot!
    /// Shows the tabs that the bar has no room for; nil where it has room for all, however narrow the window.
    private var more: MoreTabsNode?
    /// The list of those tabs is shown in place of a tab, and what the app's selection was then.
    private var listSelection: (isShown: Bool, value: AnyHashable?) = (false, nil)
    /// The tab that is shown once the user comes back to those tabs.
    private weak var lastInMore: LayoutNode?
    private var room = 0
    /// Shows the tabs in place of the bar; nil where the bar does.
    private var sidebar: ContentSlot?
    /// The user would rather have the bar.
    private var prefersBar = false
    private var isWide = false
    private var options = NavigationOptions()
    private var growth = EdgeInsets()
    /// From 0 to 1 as the bar goes below the lower edge.
    private(set) var barMotion: SpringMotion!

    @MainActor
    init<Content: View>(_ content: Content, _ selection: TabSelection, _ inputs: _ViewInputs) {
        self.selection = selection
        super.init(inputs)
        barMotion = makeBarMotion()
        self.content = Content.makeNode(content, self.inputs)
        bar = ContentSlot(TabBar(tabs: [], options: options), self.inputs)
        bar.layoutParent = self
        findElements()
        viewGraph.collectPreferences(at: self)
    }

    @MainActor
    func update<Content: View>(_ content: Content, _ selection: TabSelection) {
        self.selection = selection
        Content.updateNode(self.content, to: content)
        select()
    }

    override package func evaluate() {
        Transaction.perform(pendingTransaction) { arrangementHolds ? select() : findElements() }
        pendingTransaction = nil
    }

    // MARK: Elements

    override package func elementsChanged() {
        findElements()
        invalidateMeasure()
    }

    @MainActor
    private func findElements() {
        elements = content.elements()
        readEnvironment()
        makeSidebar()
        makeMore()
        for (index, element) in elements.enumerated() {
            let isInMore = isInMore(index)
            element.layoutParent = isInMore ? more : self
            element.tabContent?.join(index >= Self.narrowRoom - 1 ? more : nil, isInUse: isInMore)
            element.tabContent?.labelChanged = { [weak self] in self?.invalidate() }
        }
        select()
    }

    /// Shows the element that the selection names; where it names none, what was shown before, or the first.
    @MainActor
    private func select() {
        observing { selection.touch() }
        let index: Int
        if let isSelected = selection.isSelected {
            index = elements.firstIndex(where: isSelected) ?? elements.firstIndex { $0 === shown } ?? 0
        } else {
            index = min(ownIndex, max(0, elements.count - 1))
        }
        if !hasMore || listSelection.value != selection.identity() { listSelection = (false, nil) }
        let isListShown = listSelection.isShown
        let new = elements.indices.contains(index) && !isListShown ? elements[index] : nil
        let showsMore = isListShown || isInMore(index)
        if new !== shown || showsMore != isMoreShown { change(to: new, inMore: showsMore) }
        showBar()
        showSidebar()
        if hasMore { more?.update(elements.indices.dropFirst(room - 1).map { tab(at: $0, isSelected: false) }) }
    }

    @MainActor
    private func change(to new: LayoutNode?, inMore: Bool) {
        showBarAgain()
        if let shown, shown.isAttached, shown !== new {
            viewGraph.willRedraw(shown)
            if let tab = shown.tabContent { tab.select(false) } else { shown.changeScreenVisibility(false) }
        }
        if let new, new !== shown {
            if let tab = new.tabContent { tab.select(true) } else { new.changeScreenVisibility(true) }
        }
        shown = new
        inMore ? more?.show(new, isAnimated: isMoreShown) : more?.hide()
        if inMore { lastInMore = new }
        isMoreShown = inMore
        viewGraph.collectPreferences(at: self)
        invalidateMeasure()
        invalidateDisplay()
    }

    @MainActor
    private func showBar() {
        let inBar = hasMore ? 0..<(room - 1) : elements.indices
        var tabs = inBar.map { tab(at: $0, isSelected: elements[$0] === shown) }
        if hasMore { tabs.append(moreTab) }
        var view = TabBar(tabs: tabs, options: options)
        if isAdaptable, isWide { view.showSidebar = { [weak self] in self?.prefer(bar: false) } }
        bar.update(to: view)
    }

    @MainActor
    private func tab(at index: Int, isSelected: Bool) -> TabBar.Tab {
        TabBar.Tab(
            label: elements[index].tabContent?.label ?? AnyView(EmptyView()), badge: badge(of: elements[index]),
            isSelected: isSelected
        ) { [weak self] in self?.choose(index) }
    }

    @MainActor
    private func badge(of element: LayoutNode) -> Text? { element.trait(BadgeKey.self, below: self) ?? nil }

    @MainActor
    private func choose(_ index: Int) {
        guard elements.indices.contains(index) else { return }
        if elements[index] === shown { elements[index].goToStart() }
        ownIndex = index
        listSelection = (false, nil)
        selection.select(elements[index])
        select()
    }

    // MARK: A sidebar in place of the bar

    private var isAdaptable: Bool { environment.values.value(of: TabViewArrangementKey.self) == .sidebar }

    /// Nothing has changed of what says how tabs are chosen.
    @MainActor private var arrangementHolds: Bool {
        let (room, isWide, hadSidebar) = (room, isWide, sidebar != nil)
        readEnvironment()
        return room == self.room && isWide == self.isWide && hadSidebar == wantsSidebar
    }

    private var wantsSidebar: Bool { isAdaptable && isWide && !prefersBar }

    @MainActor
    private func readEnvironment() {
        isWide = environment.read(for: self) { $0.horizontalSizeClass } == .regular
        _ = environment.read(for: self) { $0.tabViewArrangement }
        room = wantsSidebar ? .max : isWide ? Self.wideRoom : Self.narrowRoom
    }

    @MainActor
    private func makeSidebar() {
        guard wantsSidebar else {
            sidebar?.detach()
            return sidebar = nil
        }
        guard sidebar == nil else { return }
        let made = ContentSlot(TabSidebar(parts: []) {}, inputs)
        made.layoutParent = self
        sidebar = made
    }

    @MainActor
    private func showSidebar() {
        guard let sidebar else { return }
        var parts: [TabSidebar.Part] = []
        for (index, element) in elements.enumerated() {
            let section = element.trait(TabSectionKey.self, below: self)
            if parts.last.map({ $0.section !== section }) ?? true {
                parts.append(TabSidebar.Part(id: index, section: section, tabs: []))
            }
            parts[parts.count - 1].tabs.append((index, tab(at: index, isSelected: element === shown)))
        }
        sidebar.update(to: TabSidebar(parts: parts) { [weak self] in self?.prefer(bar: true) })
    }

    @MainActor
    private func prefer(bar: Bool) {
        viewGraph.willRedraw(self)
        prefersBar = bar
        findElements()
        invalidateMeasure()
        invalidateDisplay()
    }

    private var sidebarWidth: CGFloat {
        sidebar == nil ? 0 : min(environment.values.profile.bars.sidebarWidth, size.width)
    }

    // MARK: More tabs than the bar has room for

    private var isMoreShown = false

    /// How many tabs the bar shows (UITabBarController: five on a phone, eight on an iPad before iPadOS 18).
    private static let (narrowRoom, wideRoom) = (5, 8)

    private var hasMore: Bool { elements.count > room }
    private func isInMore(_ index: Int) -> Bool { hasMore && index >= room - 1 }

    @MainActor
    private func makeMore() {
        if elements.count <= Self.narrowRoom {
            more?.detach()
            more = nil
        } else if more == nil {
            let made = MoreTabsNode(inputs) { [weak self] in self?.showList() }
            made.layoutParent = self
            more = made
        }
    }

    @MainActor private var moreTab: TabBar.Tab {
        let label = Label {
            SystemText(.more)
        } icon: {
            Image(systemName: "ellipsis")
        }
        return TabBar.Tab(label: AnyView(label), badge: nil, isSelected: isMoreShown) {
            [weak self] in self?.chooseMore()
        }
    }

    /// A tab among them that was left by another one of the bar is as it was left; from there, and from no tab, the
    /// list follows.
    @MainActor
    private func chooseMore() {
        if !isMoreShown, let last = elements.firstIndex(where: { $0 === lastInMore }), isInMore(last) {
            choose(last)
        } else {
            showList()
        }
    }

    @MainActor
    private func showList() {
        listSelection = (true, selection.identity())
        select()
    }

    // MARK: What the content says

    override package var collectedPreference: ObjectIdentifier? { ObjectIdentifier(NavigationOptionsKey.self) }

    override package func collectPreferences() {
        options = Preferences.collect(NavigationOptionsKey.self, from: content) ?? NavigationOptions()
        showBar()
        invalidateMeasure()
    }

    /// The views of the bar hand up nothing.
    override package func preference<Key: PreferenceKey>(
        _ key: Key.Type, from visit: () -> Key.Value?
    ) -> Key.Value? {
        Preferences.collect(key, from: content)
    }

    // MARK: Layout

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: viewGraph.metrics.size)
    }

    override package var dependsOnPosition: Bool { true }

    private var barHeight: CGFloat {
        let values = environment.values
        return sidebar != nil || options.isHidden(.tabBar) || values.barAppearance.hidesTabBar
            ? 0 : values.profile.bars.tabBarHeight
    }

    override package var ownSafeArea: SafeArea? {
        var insets = growth
        insets.bottom += barHeight
        let region = CGRect(
            x: -growth.leading, y: -growth.top, width: size.width + growth.horizontal,
            height: size.height + growth.vertical)
        return SafeArea(region: region, insets: insets)
    }

    override package func placeChildren() {
        let area = safeArea
        growth = SafeAreaLayout.growth(
            of: CGRect(origin: .zero, size: size), in: area.region, insets: area.insets)
        let side = sidebarWidth
        let inner = CGSize(width: size.width - side, height: max(0, size.height - barHeight))
        let isMirrored = environment.layoutDirection == .rightToLeft
        let x = (isMirrored ? 0 : side) + inner.width / 2
        page?.place(at: CGPoint(x: x, y: inner.height / 2), anchor: .center, proposal: ProposedViewSize(inner))
        sidebar?.place(
            at: CGPoint(x: isMirrored ? size.width - side : 0, y: 0),
            proposal: ProposedViewSize(width: side, height: size.height))
        let hidden = barMotion.value * (barHeight + growth.bottom)
        bar.place(
            at: CGPoint(x: 0, y: inner.height + insetBelow + hidden),
            proposal: ProposedViewSize(width: size.width, height: barHeight))
    }

    /// What is seen above the bar.
    private var page: LayoutNode? { isMoreShown ? more : shown }

    /// What views around this one keep clear along the lower edge, beside the window: the bar stays where it is.
    private var insetBelow: CGFloat { max(0, growth.bottom - viewGraph.metrics.safeArea.bottom) }

    override package func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
        if let sidebar { body(sidebar) }
        if let page, page.isAttached { body(page) }
        if let bar, barHeight > 0 { body(bar) }
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let content { body(content) }
        if let more { body(more) }
        if let sidebar { body(sidebar) }
        if let bar { body(bar) }
    }

    // MARK: Drawing

    override package var drawsContent: Bool { true }

    override package var ownDrawingBounds: CGRect? { ownSafeArea?.region }

    override package func paint(_ painter: inout Painter) {
        let colors = environment.read(StyleEnvironment.self, for: self).colors
        painter.fill(ownSafeArea?.region ?? .zero, .color(colors.value(of: .systemBackground)))
        paintChildren(&painter)
    }

    override package func environmentChanged() {
        invalidate()
        invalidateDisplay()
        invalidateMeasure()
    }
}
