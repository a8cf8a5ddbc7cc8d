import Drawing
import Foundation
import Geometry
import LayoutEngine
import Platform
import RuntimeWarnings

/// Shows the topmost of the pages of a navigation stack, and slides pages in and out.
///
/// All pages stay in the tree, with their state, for as long as they are in the stack.
package final class NavigationStackNode: LayoutNode {
    package let controller: NavigationController
    /// The column of a split view that the stack is, or is the content of.
    package private(set) var column: SplitColumn?
    /// The search field that is set around the stack: its root shows it.
    private(set) var outerSearch: SearchField?
    /// The root first; empty only while the stack is made.
    package private(set) var pages: [NavigationPageNode] = []
    private var path: NavigationPathBinding?
    /// The values that were pushed, where the app has no path of its own.
    private var ownPath: [AnyHashable] = []
    private var motion: SpringMotion!
    /// The page that slides over another.
    private var moving: (page: NavigationPageNode, under: NavigationPageNode, isLeaving: Bool)?
    private let input = NavigationInput()
    /// How far the pages extend beyond the frame, under what covers the edges.
    private(set) var growth = EdgeInsets()

    /// Seconds (iOS, from memory).
    private static let response = 0.38
    /// How far the page below moves, as a part of the width (iamcgn/swiftui-web Docs/elements/iOS.md).
    private static let parallax: CGFloat = 0.3
    private static let veil: CGFloat = 0.1

    @MainActor
    init(
        _ root: AnyView, path: NavigationPathBinding?, controller: NavigationController?, _ inputs: _ViewInputs
    ) {
        self.controller = controller ?? NavigationController()
        isColumn = self.controller.column != nil
        self.path = path
        super.init(inputs)
        self.controller.stack = self
        input.stack = self
        motion = SpringMotion(1, response: Self.response, precision: 0.0005, in: viewGraph) { [weak self] _ in
            self?.moved()
        }
        outerSearch = environment.read(for: self) { $0.searchField }
        column = environment.values.splitColumn
        pages = [NavigationPageNode(.root, in: self, self.inputs) { root }]
        reconcile()
        if !isColumn { column?.add(self) }
    }

    /// It is a column of a split view itself.
    let isColumn: Bool

    override package func willDetach() {
        if !isColumn { column?.remove(self) }
        super.willDetach()
    }

    @MainActor
    func update(_ root: AnyView, path: NavigationPathBinding?) {
        self.path = path
        pages[0].show { root }
        reconcile()
    }

    override package func evaluate() {
        Transaction.perform(pendingTransaction) {
            outerSearch = environment.read(for: self) { $0.searchField }
            pages[0].stackChanged()
            reconcile()
        }
        pendingTransaction = nil
    }

    package var top: NavigationPageNode { pages[pages.count - 1] }

    // MARK: The path

    /// Brings the pages in step with the values of the path.
    @MainActor
    private func reconcile() {
        let values = path.map { path in observing { path.values() } } ?? ownPath
        var kept = 0
        for (index, page) in pages.enumerated() {
            guard let value = page.value else { continue }
            guard kept < values.count, values[kept] == value else {
                replacePages(from: index, with: values[kept...])
                return
            }
            kept += 1
        }
        if kept < values.count { replacePages(from: pages.count, with: values[kept...]) }
    }

    @MainActor
    private func replacePages(from index: Int, with values: ArraySlice<AnyHashable>) {
        let pushed = values.map { value in
            NavigationPageNode(.value(value), in: self, inputs) { [controller] in
                controller.view(for: value) ?? Self.missing(value)
            }
        }
        change(keeping: index, adding: pushed)
    }

    /// What Apple's stack shows too for a value that it has no view for.
    @MainActor
    private static func missing(_ value: AnyHashable) -> AnyView {
        let type = Swift.type(of: value.base)
        RuntimeWarning.report(
            "A NavigationLink is presenting a value of type “\(type)” but there is no matching navigationDestination "
                + "declaration visible from the location of the link. The link cannot be activated.",
            once: "NavigationStack.\(type)")
        return AnyView(Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow))
    }

    @MainActor
    func push(_ value: any Hashable) {
        if let path {
            guard path.append(value) else {
                return RuntimeWarning.report(
                    "A NavigationLink has a value of type “\(type(of: value))”, which the stack's path does not hold.",
                    once: "NavigationStack.path.\(type(of: value))")
            }
        } else {
            func erased<V: Hashable>(_ value: V) -> AnyHashable { AnyHashable(value) }
            ownPath.append(erased(value))
        }
        invalidate(transaction: Transaction.currentBox)
    }

    /// Values of a type have views of their own now, or other ones.
    func destinationsChanged(_ type: ObjectIdentifier) {
        for page in pages {
            guard let value = page.value, ObjectIdentifier(Swift.type(of: value.base)) == type else { continue }
            page.invalidate()
        }
    }

    // MARK: Pages

    /// Pushes a page that belongs to a link.
    @MainActor
    func push(owner: any NavigationPageOwner, content: @escaping () -> AnyView?) -> NavigationPageNode {
        // Another link's page may be due to go by the same change: which of the two learns of it first is open.
        if let gone = pages.first(where: { $0.owner.map { !$0.wantsPage } ?? false }) { pop(gone) }
        let page = NavigationPageNode(.view(owner), in: self, inputs, content: content)
        change(keeping: pages.count, adding: [page])
        return page
    }

    /// Goes back to the root.
    /// - Returns: whether anything lay above it.
    @MainActor
    func popToRoot() -> Bool {
        guard pages.count > 1 else { return false }
        pop(pages[1])
        return true
    }

    /// Shows a page in place of the root and all that was pushed: what was chosen in another column.
    @MainActor
    @discardableResult
    func showDetail(owner: (any NavigationPageOwner)?, content: @escaping () -> AnyView?) -> NavigationPageNode {
        let page = NavigationPageNode(owner.map { .view($0) } ?? .root, in: self, inputs, content: content)
        page.isDetailRoot = true
        let removed = pages.dropFirst()
        var transaction = Transaction.current
        transaction.disablesAnimations = true
        Transaction.with(transaction) { change(keeping: 1, adding: [page]) }
        for page in removed { page.owner?.pageWasPopped() }
        if let path { path.truncate(0) } else { ownPath = [] }
        controller.column?.open()
        return page
    }

    /// Takes away what was shown in place of the root, at once.
    @MainActor
    func showRoot() {
        guard let page = pages.first(where: \.isDetailRoot) else { return }
        var transaction = Transaction.current
        transaction.disablesAnimations = true
        Transaction.with(transaction) { pop(page) }
    }

    /// Goes back from a page, and from those above it.
    @MainActor
    package func pop(_ page: NavigationPageNode) {
        guard let index = pages.firstIndex(where: { $0 === page }), index > 0 else { return }
        let removed = pages[index...]
        let kept = pages[..<index].filter { $0.value != nil }.count
        change(keeping: index, adding: [])
        for page in removed { page.owner?.pageWasPopped() }
        guard removed.contains(where: { $0.value != nil }) else { return }
        if let path { path.truncate(kept) } else { ownPath.removeLast(ownPath.count - kept) }
    }

    /// Replaces all pages from an index on.
    @MainActor
    private func change(keeping index: Int, adding added: [NavigationPageNode]) {
        finishTransition()
        let old = top
        let removed = Array(pages[index...])
        pages.removeSubrange(index...)
        for page in removed where page !== old { page.detach() }
        pages += added
        for page in pages { page.stackChanged() }
        if top !== old {
            let isLeaving = removed.contains { $0 === old }
            isLeaving ? top.coveredFocus.uncover() : old.coveredFocus.cover()
            slide(from: old, isLeaving: isLeaving)
        }
        invalidateMeasure()
    }

    // MARK: Sliding

    private var isAnimated: Bool { placedProposal != nil && !Transaction.current.disablesAnimations }

    @MainActor
    private func slide(from old: NavigationPageNode, isLeaving: Bool) {
        if isLeaving { top.setOnScreen(true) }
        for page in pages where page !== top && page !== old { page.setOnScreen(false) }
        moving = isLeaving ? (old, top, true) : (top, old, false)
        motion.cancel()
        motion.jump(to: released?.place ?? (isLeaving ? 1 : 0))
        let velocity = released?.velocity ?? 0
        released = nil
        guard isAnimated else { return finishTransition() }
        motion.move(to: isLeaving ? 0 : 1, velocity: velocity) { [weak self] in self?.finishTransition() }
    }

    /// Whether another page takes the place of this one.
    func isMovingAway(_ page: NavigationPageNode) -> Bool {
        guard let moving, !isInteractive else { return false }
        return page === (moving.isLeaving ? moving.page : moving.under)
    }

    @MainActor
    private func finishTransition() {
        guard let moving else { return }
        self.moving = nil
        zoom = nil
        motion.cancel()
        if moving.isLeaving { moving.page.detach() } else { moving.under.setOnScreen(false) }
        viewGraph.willRedraw(self)
        invalidateMeasure()
        invalidateDisplay()
    }

    @MainActor
    private func moved() {
        guard moving != nil else { return }
        rearrange()
    }

    // MARK: Going back by a swipe

    private var isInteractive = false
    /// Where a swipe that leads back was let go, and its speed in widths a second.
    private var released: (place: CGFloat, velocity: CGFloat)?

    @MainActor
    var allowsSwipe: Bool {
        if leavesColumn { return split?.allowsSwipe(from: column?.index ?? 0) ?? false }
        guard pages.count > 1, moving == nil, !top.isDetailRoot else { return false }
        return controller.backSwipeDelegate != nil || !top.hidesBackButton
    }

    /// Asked once the finger moves.
    @MainActor
    var mayBeginSwipe: Bool {
        guard !leavesColumn, let delegate = controller.backSwipeDelegate else { return true }
        return delegate.backSwipeShouldBegin(depth: pages.count, isOffered: !top.hidesBackButton)
    }

    private var split: (any SplitColumnContainer)? { column?.split }
    /// What is on top is the first page of a column: there is no other way back than out of the column.
    private var leavesColumn: Bool { top.isColumnRoot }

    @MainActor
    func beginSwipe() {
        if leavesColumn { return split?.beginSwipe() ?? () }
        isInteractive = true
        let under = pages[pages.count - 2]
        moving = (top, under, false)
        motion.jump(to: 1)
        invalidateMeasure()
    }

    /// - Parameter part: of the width, how far the finger has come.
    @MainActor
    func swipe(by part: CGFloat) {
        if leavesColumn { return split?.swipe(by: part) ?? () }
        guard isInteractive else { return }
        motion.jump(to: min(1, max(0, 1 - part)))
    }

    /// - Parameter velocity: widths a second.
    @MainActor
    func endSwipe(velocity: CGFloat) {
        if leavesColumn { return split?.endSwipe(velocity: velocity) ?? () }
        guard isInteractive, let moving else { return }
        let goesBack = 1 - motion.value + velocity * 0.2 > 0.5
        isInteractive = false
        guard goesBack else {
            motion.move(to: 1, velocity: -velocity) { [weak self] in self?.finishTransition() }
            return
        }
        released = (motion.value, -velocity)
        self.moving = nil
        pop(moving.page)
    }

    // MARK: Layout

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: viewGraph.metrics.size)
    }

    override package var dependsOnPosition: Bool { true }

    private var visiblePages: [NavigationPageNode] {
        moving.map { [$0.under, $0.page] } ?? pages.suffix(1)
    }

    private var frame: CGRect {
        CGRect(
            x: -growth.leading, y: -growth.top, width: size.width + growth.leading + growth.trailing,
            height: size.height + growth.top + growth.bottom)
    }

    override package func placeChildren() {
        let area = safeArea
        growth = SafeAreaLayout.growth(
            of: CGRect(origin: .zero, size: size), in: area.region, insets: area.insets)
        let frame = frame
        for page in visiblePages {
            page.insets = growth
            page.layoutParent = self
            page.place(
                at: CGPoint(x: frame.minX + shift(of: page), y: frame.minY), proposal: ProposedViewSize(frame.size))
        }
    }

    /// How far a page is from its place.
    private func shift(of page: NavigationPageNode) -> CGFloat {
        guard let moving, !zooms(moving.page) else { return 0 }
        let away = page === moving.page ? (1 - motion.value) * frame.width : -motion.value * Self.parallax * frame.width
        return isRightToLeft ? -away : away
    }

    // MARK: Zooming

    /// What the page that moves grows out of, once it is known.
    private var zoom: (page: NavigationPageNode, zoom: PageZoom)?

    private func zooms(_ page: NavigationPageNode) -> Bool { page.options.zoomSource != nil }

    /// Looked for once in a movement: what is behind does not move meanwhile.
    private func zoom(of page: NavigationPageNode, over under: NavigationPageNode) -> PageZoom? {
        guard let key = page.options.zoomSource else { return nil }
        if let zoom, zoom.page === page { return zoom.zoom }
        let origin = windowRectangle(.zero).origin
        let source = under.transitionSource(key)?.offsetBy(dx: -origin.x, dy: -origin.y)
        // Without a view to grow out of, it grows out of the middle.
        let middle = CGRect(x: frame.midX, y: frame.midY, width: 0, height: 0).insetBy(dx: -40, dy: -40)
        let made = PageZoom(source: source ?? middle, frame: frame)
        zoom = (page, made)
        return made
    }

    var isRightToLeft: Bool { environment.values.value(of: LayoutDirectionKey.self) == .rightToLeft }

    override package func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
        for page in visiblePages { body(page) }
    }

    override package func forEachAccessibleChild(_ body: (LayoutNode) -> Void) {
        if let page = pages.last { body(page) }
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        for page in pages { body(page) }
        if let moving, moving.isLeaving { body(moving.page) }
    }

    /// What pages say about bars is for this stack; the rest of what they hand up is that of the topmost.
    override package func preference<Key: PreferenceKey>(
        _ key: Key.Type, from content: () -> Key.Value?
    ) -> Key.Value? {
        guard let page = pages.last else { return nil }
        guard key == NavigationOptionsKey.self else { return Preferences.collect(key, from: page) }
        return page.optionsForTabs as? Key.Value
    }

    // MARK: Drawing and input

    override package func boundsAfterEffect(_ bounds: CGRect) -> CGRect { bounds.intersection(frame) }

    override package func paint(_ painter: inout Painter) {
        painter.clipped(to: Path(frame)) { painter in
            guard let moving else { return paintChildren(&painter) }
            painter.paint(moving.under)
            painter.fill(frame, .color(RGBA.black.opacity(Float(Self.veil * motion.value))))
            guard let zoom = zoom(of: moving.page, over: moving.under) else { return painter.paint(moving.page) }
            zoom.paint(moving.page, progress: motion.value, &painter)
        }
    }

    override package var responder: (any Responder)? { input }
    override package func admitsHit(at point: CGPoint) -> Bool { frame.contains(point) }
}

extension NavigationStackNode: BackNavigating {
    package var canGoBack: Bool {
        if leavesColumn { return split?.allowsSwipe(from: column?.index ?? 0) ?? false }
        return pages.count > 1 && !isInteractive && !top.hidesBackButton
    }

    package func goBack() { top.goBack() }
}
