import Drawing
import Foundation
import Geometry
import LayoutEngine
import Platform

/// A window on content that may be larger: it shows a part of it, and moves that part.
package final class ScrollNode: LayoutNode {
    private var axes: Axis.Set
    package private(set) var showsIndicators: Bool
    private var slot: ContentSlot!
    /// What of the content is at the window's top-left corner; beyond the limits while it springs back.
    package private(set) var offset = CGPoint.zero
    package private(set) var contentSize = CGSize.zero
    private var limits = CGRect.zero
    /// How far the window extends beyond the frame, under what covers the edges; the content keeps clear of it.
    private var growth = EdgeInsets()
    private let motion: ScrollMotion
    private var animation = AnimationSlot<CGPoint>()
    private var observers: [ObserverReference] = []

    @MainActor
    init<Content: View>(_ view: ScrollView<Content>, _ inputs: _ViewInputs) {
        axes = view.axes
        showsIndicators = view.showsIndicators
        motion = ScrollMotion()
        super.init(inputs)
        motion.node = self
        // Several views are a column, whatever the axes.
        slot = ContentSlot(view.content, self.inputs, arrangement: .stack(.vertical, spacing: nil))
        slot.layoutParent = self
    }

    @MainActor
    func update<Content: View>(to view: ScrollView<Content>) {
        if axes != view.axes {
            axes = view.axes
            invalidateMeasure()
        }
        showsIndicators = view.showsIndicators
        slot.update(to: view.content)
    }

    private var engine: ScrollLayout { ScrollLayout(axes: axes) }

    /// All that the content shows through, in the node's coordinates.
    package var window: CGRect {
        CGRect(
            x: -growth.leading, y: -growth.top, width: size.width + growth.leading + growth.trailing,
            height: size.height + growth.top + growth.bottom)
    }

    // MARK: Layout

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        engine.sizeThatFits(proposal, content: NodeItem(slot))
    }

    override package func placeChildren() {
        let proposal = engine.contentProposal(ProposedViewSize(size))
        contentSize = slot.sizeThatFits(proposal)
        let isAtStart = offset == CGPoint(x: limits.minX, y: limits.minY)
        let area = safeArea
        growth = SafeAreaLayout.growth(
            of: CGRect(origin: .zero, size: size), in: area.region, insets: area.insets)
        updateLimits()
        if isAtStart { offset = CGPoint(x: limits.minX, y: limits.minY) }
        if !motion.isMoving { offset = clamped(offset) }
        slot.place(at: CGPoint(x: window.minX - offset.x, y: window.minY - offset.y), proposal: proposal)
        // What is measured lazily may be larger now than it was thought to be.
        let measured = slot.sizeThatFits(proposal)
        if measured != contentSize {
            contentSize = measured
            updateLimits()
        }
    }

    private func updateLimits() {
        limits = engine.offsets(content: contentSize, window: window.size, insets: growth)
    }

    override package var dependsOnPosition: Bool { true }
    override package var placesChildrenAtOnce: Bool { true }

    private func clamped(_ point: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(point.x, limits.minX), limits.maxX), y: min(max(point.y, limits.minY), limits.maxY))
    }

    override package var spacing: ItemSpacing { .plain }
    override package var coordinateSpaceName: AnyHashable? { AnyHashable(ScrollViewSpace()) }

    // MARK: Scrolling

    /// Shows another part; the content is not laid out anew, only moved, and lazy content is told.
    package func scroll(to point: CGPoint) {
        guard point != offset else { return }
        offset = point
        viewGraph.willRedraw(self)
        needsPlacement = true
        viewGraph.arrangementQueue.insert(self, depth: depth)
        invalidateDisplay()
        for reference in observers { reference.object?.viewportChanged() }
        viewGraph.requestFrame?()
    }

    /// Tells an observer whenever another part is shown.
    package func observe(_ observer: any ViewportObserver) {
        observers.removeAll { $0.object == nil }
        observers.append(ObserverReference(object: observer))
    }

    private struct ObserverReference {
        weak var object: (any ViewportObserver)?
    }

    /// Scrolls as far as there is content.
    /// - Returns: whether it moved.
    package func scroll(by delta: CGSize) -> Bool {
        let target = clamped(
            CGPoint(
                x: offset.x - (axes.contains(.horizontal) ? delta.width : 0),
                y: offset.y - (axes.contains(.vertical) ? delta.height : 0)))
        guard target != offset else { return false }
        scroll(to: target)
        return true
    }

    /// Scrolls so that a rectangle of the content is visible.
    package func show(_ target: CGRect, anchor: UnitPoint?) {
        let end = engine.offset(
            toShow: target, from: offset, window: window.size, anchor: anchor, insets: growth, limits: limits)
        let start = offset
        scroll(
            to: animation.present(end, from: start, at: self, animatedTransaction) { [unowned self] value, isLast in
                if isLast { animation.stop() }
                scroll(to: value)
            })
    }

    /// Ends a movement that was not the user's, where it is.
    package func stopAnimation() { animation.stop() }

    /// The same for a rectangle of the node's own coordinates.
    package func showInNodeCoordinates(_ rectangle: CGRect, anchor: UnitPoint?) {
        show(rectangle.offsetBy(dx: offset.x - window.minX, dy: offset.y - window.minY), anchor: anchor)
    }

    /// Where an offset may come to rest.
    package var offsetLimits: CGRect { limits }
    package var scrollAxes: Axis.Set { axes }

    // MARK: Drawing and hits

    override package func paint(_ painter: inout Painter) {
        painter.clipped(to: Path(window)) { painter in painter.paint(slot) }
    }

    override package func boundsAfterEffect(_ bounds: CGRect) -> CGRect {
        bounds.intersection(window)
    }

    override package var ownHitBounds: CGRect { window }
    override package func admitsHit(at point: CGPoint) -> Bool { window.contains(point) }
    /// The empty part of a scroll view scrolls too.
    override package func isHit(at point: CGPoint) -> Bool { true }
    override package var responder: (any Responder)? { motion }

    override package func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
        if let slot { body(slot) }
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let slot { body(slot) }
    }

    override package func accessibilityElements(_ below: [AccessibilityElement]) -> [AccessibilityElement] {
        var content = AccessibilityContent(role: .scrollView)
        content.respond = { [weak self] action in
            guard case .scroll(let delta) = action else { return false }
            return self?.scroll(by: delta) ?? false
        }
        return [AccessibilityElement(content, frame: windowFrame, elements: below)]
    }
}
