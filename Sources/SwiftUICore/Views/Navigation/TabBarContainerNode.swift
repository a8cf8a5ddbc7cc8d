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
    private var options = NavigationOptions()
    private var growth = EdgeInsets()

    @MainActor
    init<Content: View>(_ content: Content, _ selection: TabSelection, _ inputs: _ViewInputs) {
        self.selection = selection
        super.init(inputs)
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
        Transaction.perform(pendingTransaction) { select() }
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
        for element in elements {
            element.layoutParent = self
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
        let new = elements.indices.contains(index) ? elements[index] : nil
        if new !== shown { change(to: new) }
        showBar(selected: index)
    }

    @MainActor
    private func change(to new: LayoutNode?) {
        if let shown, shown.isAttached {
            viewGraph.willRedraw(shown)
            if let tab = shown.tabContent { tab.select(false) } else { shown.changeScreenVisibility(false) }
        }
        shown = new
        if let new {
            if let tab = new.tabContent { tab.select(true) } else { new.changeScreenVisibility(true) }
        }
        viewGraph.collectPreferences(at: self)
        invalidateMeasure()
        invalidateDisplay()
    }

    @MainActor
    private func showBar(selected: Int) {
        let tabs = elements.indices.map { index in
            TabBar.Tab(
                label: elements[index].tabContent?.label ?? AnyView(EmptyView()), badge: badge(of: elements[index]),
                isSelected: index == selected
            ) {
                [weak self] in self?.choose(index)
            }
        }
        bar.update(to: TabBar(tabs: tabs, options: options))
    }

    @MainActor
    private func badge(of element: LayoutNode) -> Text? { element.trait(BadgeKey.self, below: self) ?? nil }

    @MainActor
    private func choose(_ index: Int) {
        guard elements.indices.contains(index) else { return }
        ownIndex = index
        selection.select(elements[index])
        select()
    }

    // MARK: What the content says

    override package var collectedPreference: ObjectIdentifier? { ObjectIdentifier(NavigationOptionsKey.self) }

    override package func collectPreferences() {
        options = Preferences.collect(NavigationOptionsKey.self, from: content) ?? NavigationOptions()
        select()
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
        return options.isHidden(.tabBar) || values.barAppearance.hidesTabBar ? 0 : values.profile.bars.tabBarHeight
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
        let inner = CGSize(width: size.width, height: max(0, size.height - barHeight))
        shown?.place(
            at: CGPoint(x: inner.width / 2, y: inner.height / 2), anchor: .center, proposal: ProposedViewSize(inner))
        bar.place(
            at: CGPoint(x: 0, y: inner.height + insetBelow),
            proposal: ProposedViewSize(width: size.width, height: barHeight))
    }

    /// What views around this one keep clear along the lower edge, beside the window: the bar stays where it is.
    private var insetBelow: CGFloat { max(0, growth.bottom - viewGraph.metrics.safeArea.bottom) }

    override package func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
        if let shown, shown.isAttached { body(shown) }
        if let bar, barHeight > 0 { body(bar) }
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let content { body(content) }
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
        invalidateDisplay()
        invalidateMeasure()
    }
}
