import Drawing
import Foundation
import Geometry
import Platform

/// A tab view whose views lie side by side, with a dot for each.
nonisolated struct PagedContainer<SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>?
    let content: Content
    let index: PageTabViewStyle.IndexDisplayMode
}

extension PagedContainer: PrimitiveView {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> PagedContainerNode {
        PagedContainerNode(content, TabSelection(selection), index, inputs)
    }

    @MainActor
    package func updateNode(_ node: PagedContainerNode) { node.update(content, TabSelection(selection), index) }
}

/// Shows a page at a time, and moves between them by swipes. Only the pages near the current one are made.
package final class PagedContainerNode: LayoutNode {
    private var content: ViewNode!
    private var selection: TabSelection
    private var indexDisplay: PageTabViewStyle.IndexDisplayMode
    /// Those that are made.
    private var pages: [Int: LayoutNode] = [:]
    private(set) var current = 0
    /// In pages.
    private var position: SpringMotion!
    private let input = PagingInput()

    @MainActor
    init<Content: View>(
        _ content: Content, _ selection: TabSelection, _ indexDisplay: PageTabViewStyle.IndexDisplayMode,
        _ inputs: _ViewInputs
    ) {
        self.selection = selection
        self.indexDisplay = indexDisplay
        super.init(inputs)
        input.container = self
        position = SpringMotion(0, response: 0.35, precision: 0.0005, in: viewGraph) { [weak self] _ in
            self?.rearrange()
        }
        var inputs = self.inputs
        inputs.isLazy = true
        self.content = Content.makeNode(content, inputs)
        findPages()
    }

    @MainActor
    func update<Content: View>(
        _ content: Content, _ selection: TabSelection, _ indexDisplay: PageTabViewStyle.IndexDisplayMode
    ) {
        self.selection = selection
        if self.indexDisplay != indexDisplay {
            self.indexDisplay = indexDisplay
            invalidateDisplay()
        }
        Content.updateNode(self.content, to: content)
        followSelection()
    }

    override package func evaluate() {
        Transaction.perform(pendingTransaction) { followSelection() }
        pendingTransaction = nil
    }

    // MARK: Pages

    var pageCount: Int { content.rowCount }

    override package func elementsChanged() {
        findPages()
        invalidateMeasure()
    }

    @MainActor
    private func findPages() {
        let shown = pages[current]
        pages = [:]
        if current >= pageCount { current = max(0, pageCount - 1) }
        makePages()
        if let shown, shown.isAttached, shown !== pages[current] { shown.changeScreenVisibility(false) }
        followSelection()
        pages[current]?.changeScreenVisibility(true)
    }

    /// Makes those that are seen and the neighbours of the current one, and lets the others go.
    @MainActor
    private func makePages() {
        let places = [position.value.rounded(.down), position.value.rounded(.up)].map { Int($0) }
        let wanted = (places + [current - 1, current + 1]).filter { (0..<pageCount).contains($0) } + [current]
        guard pageCount > 0, let first = wanted.min(), let last = wanted.max() else { return pages = [:] }
        let range = first..<last + 1
        for index in wanted { _ = page(at: index) }
        for index in pages.keys where !range.contains(index) { pages[index] = nil }
        content.releaseRows(outside: range)
    }

    @MainActor
    private func page(at index: Int) -> LayoutNode {
        if let page = pages[index] { return page }
        let page = content.row(at: index)
        pages[index] = page
        page.layoutParent = self
        page.tabContent?.select(true)
        if index != current { page.changeScreenVisibility(false) }
        return page
    }

    @MainActor
    private func followSelection() {
        observing { selection.touch() }
        guard let isSelected = selection.isSelected, let index = index(where: isSelected) else {
            if position.target != CGFloat(current) { position.jump(to: CGFloat(current)) }
            return
        }
        guard index != current || position.target != CGFloat(index) else { return }
        let isAnimated = placedProposal != nil && !Transaction.current.disablesAnimations
        show(index, velocity: 0, isAnimated: isAnimated)
    }

    /// The page that is selected: one that is made, else one whose element has the identity, else any.
    @MainActor
    private func index(where isSelected: (LayoutNode) -> Bool) -> Int? {
        if let page = pages[current], page.isAttached, isSelected(page) { return current }
        if let made = pages.first(where: { $0.value.isAttached && isSelected($0.value) }) { return made.key }
        if let index = selection.identity().flatMap({ content.rowIndex(of: $0) }), isSelected(page(at: index)) {
            return index
        }
        return (0..<pageCount).first { isSelected(page(at: $0)) }
    }

    @MainActor
    private func show(_ index: Int, velocity: CGFloat, isAnimated: Bool) {
        if index != current, (0..<pageCount).contains(index) {
            pages[current]?.changeScreenVisibility(false)
            page(at: index).changeScreenVisibility(true)
            current = index
            viewGraph.willRedraw(self)
            invalidateDisplay()
        }
        isAnimated ? position.move(to: CGFloat(index), velocity: velocity) : position.jump(to: CGFloat(index))
        makePages()
    }

    // MARK: Swiping

    var isRightToLeft: Bool { environment.values.value(of: LayoutDirectionKey.self) == .rightToLeft }
    private func forward(_ distance: CGFloat) -> CGFloat { (isRightToLeft ? distance : -distance) / max(1, size.width) }

    var place: CGFloat { position.value }
    @MainActor
    func drag(from start: CGFloat, by translation: CGFloat) {
        let wanted = start + forward(translation)
        let last = CGFloat(max(0, pageCount - 1))
        func beyond(_ distance: CGFloat) -> CGFloat { 1 - 1 / (distance * 0.55 + 1) }
        position.jump(to: wanted < 0 ? -beyond(-wanted) : wanted > last ? last + beyond(wanted - last) : wanted)
    }

    /// - Parameter velocity: points a second to the right.
    @MainActor
    func endDrag(velocity: CGFloat) {
        let speed = forward(velocity)
        var target = Int((position.value + speed * 0.15).rounded())
        target = min(max(target, current - 1, 0), current + 1, max(0, pageCount - 1))
        turn(to: target, velocity: speed)
    }

    @MainActor
    func turn(to index: Int, velocity: CGFloat = 0) {
        guard (0..<pageCount).contains(index) else { return }
        show(index, velocity: velocity, isAnimated: true)
        selection.select(page(at: index))
    }

    // MARK: Layout

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: viewGraph.metrics.size)
    }

    /// Those of which something is seen.
    private var visible: [(index: Int, page: LayoutNode)] {
        pages.filter { abs(CGFloat($0.key) - position.value) < 1 && $0.value.isAttached }.sorted { $0.key < $1.key }
            .map { ($0.key, $0.value) }
    }

    override package func placeChildren() {
        viewGraph.changeContent(below: self) { $0.makePages() }
        for (index, page) in visible {
            let shift = (CGFloat(index) - position.value) * size.width
            page.place(
                at: CGPoint(x: size.width / 2 + (isRightToLeft ? -shift : shift), y: size.height / 2), anchor: .center,
                proposal: ProposedViewSize(size))
        }
    }

    override package func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
        for entry in visible { body(entry.page) }
    }

    override package func forEachAccessibleChild(_ body: (LayoutNode) -> Void) {
        if let page = pages[current], page.isAttached { body(page) }
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let content { body(content) }
    }

    // MARK: Drawing

    var shownPage: LayoutNode? { pages[current].flatMap { $0.isAttached ? $0 : nil } }

    private var showsDots: Bool { indexDisplay == .always || indexDisplay == .automatic && pageCount > 1 }

    private var clip: CGRect {
        let area = safeArea
        return CGRect(x: 0, y: area.region.minY, width: size.width, height: area.region.height)
    }

    override package var drawsContent: Bool { true }

    override package func boundsAfterEffect(_ bounds: CGRect) -> CGRect { bounds.intersection(clip) }

    override package func paint(_ painter: inout Painter) {
        painter.clipped(to: Path(clip)) { paintChildren(&$0) }
        if showsDots { paintDots(&painter) }
        if hasFocus { FocusRing.paint(self, around: focusedArea, &painter) }
    }

    private var hasFocus: Bool { viewGraph.focus === self }

    private var focusedArea: CGRect { showsDots ? dotsGround.insetBy(dx: 3, dy: 3) : FocusRing.area(inRow: clip) }

    private var dotsFrame: CGRect {
        let height = environment.values.profile.bars.pageControlHeight
        return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    }

    @MainActor
    private func paintDots(_ painter: inout Painter) {
        let metrics = environment.values.profile.bars
        let (diameter, pitch) = (metrics.pageDotDiameter, metrics.pageDotPitch)
        let start = size.width / 2 - CGFloat(pageCount - 1) * pitch / 2
        paintDotsGround(&painter)
        for index in 0..<pageCount {
            let center = CGPoint(
                x: start + CGFloat(isRightToLeft ? pageCount - 1 - index : index) * pitch,
                y: size.height - metrics.pageControlHeight / 2)
            let dot = CGRect(
                x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter, height: diameter)
            paintDot(&painter, in: dot, isCurrent: index == current)
        }
    }

    @MainActor
    private func paintDot(_ painter: inout Painter, in dot: CGRect, isCurrent: Bool) {
        let looks = environment.read(\.barAppearance, for: self)
        guard let color = isCurrent ? looks.currentPageDotColor : looks.pageDotColor else {
            return painter.fill(Path(ellipseIn: dot), .color(RGBA.white.opacity(isCurrent ? 1 : 0.3)))
        }
        painter.paint(with: AnyShapeStyle(color).resolved(for: self), in: dot, covering: dot) {
            $0.fill(Path(ellipseIn: dot), $1)
        }
    }

    /// The capsule behind the dots.
    @MainActor
    private func paintDotsGround(_ painter: inout Painter) {
        guard environment.values.value(of: IndexBackgroundKey.self) == .always else { return }
        let ground = dotsGround
        let colors = environment.read(StyleEnvironment.self, for: self).colors
        painter.fill(
            Path(roundedRect: ground, cornerRadius: ground.height / 2),
            .color(colors.value(of: .secondarySystemFill)))
    }

    private var dotsGround: CGRect {
        let metrics = environment.values.profile.bars
        let (width, height) = (CGFloat(pageCount - 1) * metrics.pageDotPitch, metrics.pageControlHeight)
        return CGRect(
            x: (size.width - width - height) / 2, y: size.height - height, width: width + height, height: height)
    }

    // MARK: Input and accessibility

    override package var responder: (any Responder)? { input }
    override package var keyResponder: (any KeyResponder)? { pageCount > 1 && isEnabled ? self : nil }
    override package func isHit(at point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

    override package func accessibilityElements(_ below: [AccessibilityElement]) -> [AccessibilityElement] {
        guard showsDots else {
            if hasFocus { below.first?.properties.traits.insert(.focused) }
            return below
        }
        var content = AccessibilityContent(
            role: .picker, value: "page \(current + 1) of \(pageCount)", traits: hasFocus ? .focused : [])
        content.actions[.increment] = { [weak self] in self.map { $0.turn(to: $0.current + 1) } }
        content.actions[.decrement] = { [weak self] in self.map { $0.turn(to: $0.current - 1) } }
        return below + [AccessibilityElement(content, frame: dotsFrame.applying(windowTransform))]
    }
}

/// Takes swipes between pages.
@MainActor
package final class PagingInput: Responder {
    package nonisolated(unsafe) weak var container: PagedContainerNode?

    package nonisolated init() {}

    package func makeRecognizers() -> [GestureRecognizer] {
        guard let container, container.pageCount > 1 else { return [] }
        return [PagingRecognizer(container: container)]
    }
}

/// Follows a swipe from page to page.
@MainActor
package final class PagingRecognizer: AxisDragRecognizer {
    private let container: PagedContainerNode
    private var startPlace: CGFloat = 0

    init(container: PagedContainerNode) {
        self.container = container
        super.init(node: container, axis: .horizontal)
    }

    override package func begin() { startPlace = container.place }
    override package func drag(by distance: CGFloat) { container.drag(from: startPlace, by: distance) }
    override package func end(velocity: CGFloat) { container.endDrag(velocity: velocity) }
}
