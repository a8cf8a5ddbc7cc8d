import Drawing
import Foundation
import Geometry
import LayoutEngine
import Platform

/// Shows those tabs that the bar has no room for: a list of them, and the one that was chosen in it, which slides over
/// the list and back.
package final class MoreTabsNode: LayoutNode, SplitColumnContainer {
    private var list: ContentSlot!
    /// The view of a tab; it is not a child but that of the tab view's content.
    private var page: LayoutNode?
    /// A page on its way out.
    private var leaving: LayoutNode?
    private var slide: SpringMotion!
    private var growth = EdgeInsets()
    private var isListSeen = false
    @MainActor private lazy var listFocus = CoveredFocus(of: list)
    /// The user wants the list.
    private let goBack: @MainActor () -> Void

    /// Seconds, a part of the width, and an opacity, as a navigation stack has them.
    private static let response = 0.38
    private static let parallax: CGFloat = 0.3
    private static let veil: CGFloat = 0.1

    @MainActor
    init(_ inputs: _ViewInputs, goBack: @escaping @MainActor () -> Void) {
        self.goBack = goBack
        super.init(inputs)
        slide = SpringMotion(1, response: Self.response, precision: 0.0005, in: viewGraph) { [weak self] _ in
            self?.rearrange()
        }
        list = ContentSlot(MoreTabsList(tabs: []), self.inputs)
        list.layoutParent = self
        list.changeScreenVisibility(false)
    }

    @MainActor
    func update(_ tabs: [TabBar.Tab]) { list.update(to: MoreTabsList(tabs: tabs)) }

    // MARK: What is shown

    /// Shows a tab's view, or the list.
    @MainActor
    func show(_ page: LayoutNode?, isAnimated: Bool) {
        guard page !== self.page else { return setListSeen(page == nil) }
        finishSlide()
        leaving = page == nil ? self.page : nil
        self.page = page
        setListSeen(page == nil)
        let velocity = released?.velocity ?? 0
        slide.jump(to: released?.place ?? (page == nil ? 1 : 0))
        released = nil
        let isAnimated = isAnimated && placedProposal != nil && !Transaction.current.disablesAnimations
        changed()
        guard isAnimated else { return finishSlide() }
        slide.move(to: page == nil ? 0 : 1, velocity: velocity) { [weak self] in self?.finishSlide() }
    }

    /// Another tab, which the bar has, is shown.
    @MainActor
    func hide() {
        finishSlide()
        page = nil
        setListSeen(false)
    }

    @MainActor
    private func setListSeen(_ isSeen: Bool) {
        guard isSeen != isListSeen else { return }
        isListSeen = isSeen
        isSeen ? listFocus.uncover() : listFocus.cover()
        list.changeScreenVisibility(isSeen)
    }

    @MainActor
    private func finishSlide() {
        leaving = nil
        slide.cancel()
        slide.jump(to: page == nil ? 0 : 1)
        changed()
    }

    @MainActor
    private func changed() {
        viewGraph.willRedraw(self)
        invalidateMeasure()
        invalidateDisplay()
    }

    // MARK: The columns: the list, and a tab's view

    package var isCompact: Bool { true }

    @MainActor package func lead(of column: SplitColumn) -> SplitColumn.Lead {
        column.isUsed ? .back(systemString(.more)) : .noBar
    }
    @MainActor package func open(_ index: Int, isInitial: Bool) {}
    @MainActor package func close(after index: Int) {}
    @MainActor package func toggleSidebar() {}

    @MainActor package func goBack(from index: Int) -> Bool {
        goBack()
        return true
    }

    // MARK: Going back by a swipe

    private var isInteractive = false
    /// Where a swipe that leads back was let go, and its speed in widths a second.
    private var released: (place: CGFloat, velocity: CGFloat)?

    @MainActor package func allowsSwipe(from index: Int) -> Bool { page != nil && !isMoving }

    @MainActor package func beginSwipe() {
        isInteractive = true
        changed()
    }

    @MainActor package func swipe(by part: CGFloat) {
        guard isInteractive else { return }
        slide.jump(to: min(1, max(0, 1 - part)))
    }

    @MainActor package func endSwipe(velocity: CGFloat) {
        guard isInteractive else { return }
        isInteractive = false
        guard 1 - slide.value + velocity * 0.2 > 0.5 else {
            return slide.move(to: 1, velocity: -velocity) { [weak self] in self?.finishSlide() }
        }
        released = (slide.value, -velocity)
        goBack()
    }

    // MARK: Layout

    private var isMoving: Bool { isInteractive || leaving != nil || slide.value != slide.target }
    /// What lies over the list.
    private var over: LayoutNode? {
        let node = page ?? leaving
        return node?.isAttached == true ? node : nil
    }
    private var isListDrawn: Bool { over == nil || isMoving }
    private var isRightToLeft: Bool { environment.values.value(of: LayoutDirectionKey.self) == .rightToLeft }

    private var frame: CGRect {
        CGRect(
            x: -growth.leading, y: -growth.top, width: size.width + growth.horizontal,
            height: size.height + growth.vertical)
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: viewGraph.metrics.size)
    }

    override package var dependsOnPosition: Bool { true }

    override package func placeChildren() {
        let area = safeArea
        growth = SafeAreaLayout.growth(
            of: CGRect(origin: .zero, size: size), in: area.region, insets: area.insets)
        let away = isRightToLeft ? -frame.width : frame.width
        if isListDrawn { place(list, at: over == nil ? 0 : -slide.value * Self.parallax * away) }
        if let over { place(over, at: (1 - slide.value) * away) }
    }

    private func place(_ node: LayoutNode, at x: CGFloat) {
        node.place(
            at: CGPoint(x: size.width / 2 + x, y: size.height / 2), anchor: .center, proposal: ProposedViewSize(size))
    }

    override package func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
        if let list, isListDrawn { body(list) }
        if let over { body(over) }
    }

    override package func forEachAccessibleChild(_ body: (LayoutNode) -> Void) {
        if let page, page.isAttached { body(page) } else if let list { body(list) }
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let list { body(list) }
    }

    // MARK: Drawing

    override package func boundsAfterEffect(_ bounds: CGRect) -> CGRect { bounds.intersection(frame) }

    override package func paint(_ painter: inout Painter) {
        painter.clipped(to: Path(frame)) { painter in
            guard let over, isMoving else { return paintChildren(&painter) }
            painter.paint(list)
            painter.fill(frame, .color(RGBA.black.opacity(Float(Self.veil * slide.value))))
            painter.paint(over)
        }
    }

    override package func admitsHit(at point: CGPoint) -> Bool { frame.contains(point) }
}
