import Drawing
import Foundation
import Geometry
import LayoutEngine
import Platform

/// What a page was pushed by; it learns when the user goes back.
@MainActor
package protocol NavigationPageOwner: AnyObject {
    func pageWasPopped()
    /// Whether the page is still to be there, as the app's state says, which may be known before the owner follows it.
    var wantsPage: Bool { get }
}

/// One view of a navigation stack with the bars around it.
package final class NavigationPageNode: LayoutNode, ScrollFollower, ViewportObserver {
    package enum Kind {
        case root
        case value(AnyHashable)
        case view(any NavigationPageOwner)
    }

    private unowned(unsafe) let stack: NavigationStackNode
    package let value: AnyHashable?
    package private(set) weak var owner: (any NavigationPageOwner)?
    private var content: () -> AnyView?
    private var slot: ContentSlot!
    private var bar: NavigationBarNode!
    private var bottomBar: ContentSlot?
    /// Stands in for the bottom bar while text is typed.
    private var isTyping = false
    private var suggestions: ContentSlot?
    private(set) var options = NavigationOptions()
    /// How far the page lies under what covers the edges of the stack.
    var insets = EdgeInsets()
    private weak var scrollNode: ScrollNode?
    private var isOnScreen = true
    @MainActor private(set) lazy var coveredFocus = CoveredFocus(of: self)
    /// It stands in place of the root: there is no way back from it.
    var isDetailRoot = false

    @MainActor
    init(
        _ kind: Kind, in stack: NavigationStackNode, _ inputs: _ViewInputs, content: @escaping () -> AnyView?
    ) {
        self.stack = stack
        self.content = content
        if case .value(let value) = kind { self.value = value } else { value = nil }
        if case .view(let owner) = kind { self.owner = owner }
        let (handle, controller) = (PageHandle(), stack.controller)
        var inputs = inputs
        let editMode = StoredLocation(EditMode.inactive, viewGraph: inputs.viewGraph)
        let column = stack.column
        if case .root = kind {
            let isOfColumn = stack.isColumn
            inputs.environment = EnvironmentScope(parent: inputs.environment) { values in
                values.navigationController = controller
                values.splitColumn = isOfColumn ? column : nil
                values.provideEditMode(editMode)
                values.searchField = nil
            }
        } else {
            inputs.environment = EnvironmentScope(parent: inputs.environment) { values in
                values.navigationController = controller
                values.splitColumn = nil
                values.provideEditMode(editMode)
                values.searchField = nil
                values.presentationHandle = handle.handle
            }
        }
        super.init(inputs)
        handle.page = self
        slot = ContentSlot(observing { content() } ?? AnyView(EmptyView()), self.inputs)
        slot.layoutParent = self
        bar = NavigationBarNode(in: self.inputs)
        bar.layoutParent = self
        bar.goBack = { [weak self] in self?.goBack() }
        viewGraph.focusObservers.add(self)
        viewGraph.collectPreferences(at: self)
    }

    /// Made before the page that it takes away.
    @MainActor
    private final class PageHandle {
        weak var page: NavigationPageNode?
        lazy var handle = PresentationHandle { [weak self] in self?.page?.goBack() }
    }

    private var movedWithBar: [MovedNode] = []

    @MainActor
    func goBack() {
        if isColumnRoot, stack.column?.goBack() == true { return }
        stack.pop(self)
    }

    /// The first page that a column of a split view shows.
    var isColumnRoot: Bool {
        stack.column != nil && (isDetailRoot || stack.pages.first === self)
    }

    /// What it was chosen in is seen beside it.
    var standsBesideOwner: Bool { isDetailRoot && stack.column?.split?.isCompact == false }

    // MARK: Content

    @MainActor
    func show(_ content: @escaping () -> AnyView?) {
        self.content = content
        refresh()
    }

    override package func evaluate() {
        Transaction.perform(pendingTransaction) { refresh() }
        pendingTransaction = nil
    }

    @MainActor
    private func refresh() {
        if let view = observing({ content() }) { slot.update(to: view) }
        if isTyping != typesText { showBars() }
    }

    /// The page was covered by another or is seen again.
    @MainActor
    func setOnScreen(_ value: Bool) {
        guard isOnScreen != value else { return }
        isOnScreen = value
        slot.changeScreenVisibility(value)
    }

    // MARK: Bars

    override package var collectedPreference: ObjectIdentifier? { ObjectIdentifier(NavigationOptionsKey.self) }

    override package func collectPreferences() {
        options = Preferences.collect(NavigationOptionsKey.self, from: slot) ?? NavigationOptions()
        showBars()
        for page in stack.pages where page !== self { page.stackChanged() }
        Preferences.changed(ObjectIdentifier(NavigationOptionsKey.self), at: self)
    }

    /// What a tab bar around the stack has to know.
    var optionsForTabs: NavigationOptions {
        var result = NavigationOptions()
        result.visibilities[.tabBar] = options.visibilities[.tabBar]
        result.colorSchemes[.tabBar] = options.colorSchemes[.tabBar]
        result.backgrounds[.tabBar] = options.backgrounds[.tabBar]
        result.backgroundVisibilities[.tabBar] = options.backgroundVisibilities[.tabBar]
        return result
    }

    /// Other pages are below, or have other titles.
    @MainActor
    func stackChanged() { showBars() }

    private var index: Int { stack.pages.firstIndex { $0 === self } ?? 0 }

    package var isTitleLarge: Bool {
        guard environment.values.profile.platform == .iOS, hasTitle, !options.removedItems.contains(.title) else {
            return false
        }
        switch options.displayMode ?? .automatic {
        case .inline: return false
        case .large: return true
        case .automatic: return index == 0 ? true : stack.pages[index - 1].prefersLargeTitle
        }
    }

    /// What the automatic mode of the page above follows.
    private var prefersLargeTitle: Bool {
        switch options.displayMode ?? .automatic {
        case .inline: false
        case .large: true
        case .automatic: index == 0 ? true : stack.pages[index - 1].prefersLargeTitle
        }
    }

    var titleString: String { options.title?.string(in: environment.values) ?? "" }

    private var hasTitle: Bool { options.title.map { !$0.string(in: environment.values).isEmpty } ?? false }

    var hidesBackButton: Bool { isDetailRoot || options.isBackButtonHidden == true || options.isHidden(.navigationBar) }

    @MainActor
    private func showBars() {
        guard stack.pages.contains(where: { $0 === self }) else { return }
        let below = index > 0 ? stack.pages[index - 1] : nil
        let search = search
        var model = NavigationBarModel(options: options, search: search, isTitleLarge: isTitleLarge)
        if options.removedItems.contains(.title) { (model.options.title, model.options.subtitle) = (nil, nil) }
        if !isDetailRoot, options.isBackButtonHidden != true { model.backTitle = below?.titleString }
        if isColumnRoot { add(stack.column?.lead ?? .nothing, to: &model) }
        bar.update(model)
        isTyping = typesText
        showBottomBar(isTyping ? keyboardItems : options.isHidden(.bottomBar) ? [] : items(in: .bottom))
        showSuggestions(of: search)
        invalidateMeasure()
    }

    @MainActor
    private func add(_ lead: SplitColumn.Lead, to model: inout NavigationBarModel) {
        switch lead {
        case .nothing, .noBar: break
        case .back(let title): if options.isBackButtonHidden != true { model.backTitle = title }
        case .sidebarToggle(let isShown):
            guard !options.removedItems.contains(.sidebarToggle) else { break }
            model.sidebarToggle = SidebarToggle(isShown: isShown) { [weak self] in
                self?.stack.column?.split?.toggleSidebar()
            }
        }
    }

    private func items(in region: ToolbarItemPlacement.Region) -> [ToolbarEntry] {
        options.items.filter { $0.placement.region == region }
    }

    private var keyboardItems: [ToolbarEntry] { items(in: .keyboard) }

    /// The page has items that belong to the keyboard, and a text field has that.
    private var typesText: Bool { viewGraph.isTextEntryFocused && !keyboardItems.isEmpty && containsFocus }

    @MainActor
    private func showBottomBar(_ items: [ToolbarEntry]) {
        guard !items.isEmpty else {
            bottomBar?.detach()
            bottomBar = nil
            return
        }
        let view = BottomBar(
            items: items, background: options.backgrounds[.bottomBar],
            isBackgroundHidden: options.backgroundVisibilities[.bottomBar] == .hidden,
            colorScheme: options.colorSchemes[.bottomBar])
        if let bottomBar {
            bottomBar.update(to: view)
        } else {
            let made = ContentSlot(view, inputs)
            made.layoutParent = self
            bottomBar = made
        }
    }

    // MARK: Searching

    /// The page's own search field, or that of the stack.
    private var search: SearchField? { options.search ?? (value == nil && index == 0 ? stack.outerSearch : nil) }

    @MainActor
    private func showSuggestions(of search: SearchField?) {
        guard let search, let content = search.suggestions, search.isPresented.wrappedValue else {
            suggestions?.detach()
            suggestions = nil
            return
        }
        let view = SearchSuggestionsList(field: search, suggestions: content)
        if let suggestions {
            suggestions.update(to: view)
        } else {
            let made = ContentSlot(view, inputs)
            made.layoutParent = self
            suggestions = made
        }
    }

    /// What the content tells containers about itself.
    func contentValue(_ key: ObjectIdentifier) -> Any? { slot.layoutValue(key) }

    private var hasSuggestions: Bool { suggestions.map { !$0.layoutChildren.isEmpty } ?? false }

    private func isSuggestion(_ node: LayoutNode) -> Bool {
        var current: LayoutNode? = node
        while let visited = current, visited !== self {
            if visited === suggestions { return true }
            current = visited.layoutParent
        }
        return false
    }

    // MARK: Layout

    /// What lies right below the bar.
    private struct MovedNode { weak var node: LayoutNode? }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: viewGraph.metrics.size)
    }

    private var metrics: BarMetrics { environment.values.profile.bars }
    private var isBarHidden: Bool { options.isHidden(.navigationBar) || leavesBarToContent }

    /// The column's content is a stack with bars of its own, and the column itself has nothing to show in one.
    private var leavesBarToContent: Bool {
        if isColumnRoot, stack.isColumn, stack.column?.isUsed == false { return true }
        return isColumnRoot && stack.isColumn && stack.column?.hasInnerStack == true && options.title == nil
            && options.items.isEmpty && search == nil
    }

    /// What the bars and what is around the stack cover.
    private var covered: EdgeInsets {
        var covered = insets
        if !isBarHidden { covered.top += bar.height }
        if bottomBar != nil { covered.bottom += metrics.toolbarHeight }
        return covered
    }

    override package var ownSafeArea: SafeArea? {
        SafeArea(region: CGRect(origin: .zero, size: size), insets: covered)
    }

    override package func placeChildren() {
        bar.statusHeight = insets.top
        bar.sideInsets = insets
        let content = CGRect(origin: .zero, size: size).inset(by: covered)
        slot.place(
            at: CGPoint(x: content.midX, y: content.midY), anchor: .center, proposal: ProposedViewSize(content.size))
        suggestions?.place(
            at: CGPoint(x: content.midX, y: content.midY), anchor: .center, proposal: ProposedViewSize(content.size))
        bar.scrolled = scrollNode?.scrolledDistance
        bar.place(at: .zero, proposal: ProposedViewSize(width: size.width, height: insets.top + bar.height))
        let bottomHeight = metrics.toolbarHeight
        bottomBar?.place(
            at: CGPoint(x: 0, y: size.height - insets.bottom - bottomHeight),
            proposal: ProposedViewSize(width: size.width, height: bottomHeight))
    }

    override package var dependsOnPosition: Bool { true }

    package func follow(_ scrollNode: ScrollNode) {
        guard !isSuggestion(scrollNode) else { return }
        if self.scrollNode !== scrollNode {
            self.scrollNode = scrollNode
            scrollNode.observe(self)
        }
        bar.show(scrolled: scrollNode.scrolledDistance)
    }

    package func restingDistance(of scrollNode: ScrollNode, near distance: CGFloat) -> CGFloat? {
        scrollNode === self.scrollNode && !isBarHidden ? bar.restingDistance(near: distance) : nil
    }

    package func collapsedHeight(over scrollNode: ScrollNode) -> CGFloat {
        scrollNode === self.scrollNode && !isBarHidden ? bar.collapsedHeight : 0
    }

    package func collapsedHeight(for node: LayoutNode) -> CGFloat {
        if !movedWithBar.contains(where: { $0.node === node }) { movedWithBar.append(MovedNode(node: node)) }
        return scrollNode == nil || isBarHidden ? 0 : bar.collapsedHeight
    }

    package func viewportChanged() {
        guard let scrollNode, scrollNode.isAttached else { return }
        let old = bar.collapsedHeight
        bar.show(scrolled: scrollNode.scrolledDistance)
        guard bar.collapsedHeight != old, !movedWithBar.isEmpty else { return }
        movedWithBar.removeAll { $0.node?.isAttached != true }
        for moved in movedWithBar { moved.node?.rearrange() }
    }

    override package func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
        if let slot { body(slot) }
        if let suggestions { body(suggestions) }
        if let bottomBar { body(bottomBar) }
        if let bar, !isBarHidden { body(bar) }
    }

    override package func forEachAccessibleChild(_ body: (LayoutNode) -> Void) {
        if let bar, !isBarHidden { body(bar) }
        if let content = hasSuggestions ? suggestions : slot { body(content) }
        if let bottomBar { body(bottomBar) }
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let slot { body(slot) }
        if let bar { body(bar) }
        if let bottomBar { body(bottomBar) }
        if let suggestions { body(suggestions) }
    }

    /// The bars' own views hand up nothing.
    override package func preference<Key: PreferenceKey>(
        _ key: Key.Type, from content: () -> Key.Value?
    ) -> Key.Value? {
        Preferences.collect(key, from: slot)
    }

    // MARK: Drawing

    /// A page hides what is below it.
    override package var drawsContent: Bool { true }

    override package func paint(_ painter: inout Painter) {
        let colors = environment.read(StyleEnvironment.self, for: self).colors
        painter.fill(CGRect(origin: .zero, size: size), .color(colors.value(of: .systemBackground)))
        paintChildren(&painter)
    }

    /// The colours of the background, or what the content read.
    override package func environmentChanged() {
        invalidateDisplay()
        invalidate()
    }

    override package func isHit(at point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

    /// Who taps twice opens one page: the second tap no longer concerns the page that is on its way out.
    override package func admitsHit(at point: CGPoint) -> Bool { !stack.isMovingAway(self) }
}

extension NavigationPageNode: FocusObserver {
    package func focusMoved() {
        if isAttached, typesText != isTyping { invalidate() }
    }
}
