import Foundation
import Geometry
import LayoutEngine

/// What moves the content.
extension ScrollNode {
    /// The height that the sign of a refresh takes has changed.
    package func refreshHeightChanged() {
        updateLimits()
        needsPlacement = true
        viewGraph.arrangementQueue.insert(self, depth: depth)
        invalidateDisplay()
    }

    package var refreshAction: RefreshAction? {
        axes.contains(.vertical) ? environment.values.value(of: RefreshKey.self) : nil
    }

    /// A finger moves the content.
    package var isTracking: Bool { motion.isDragging }

    /// Lets the content come to rest within its limits.
    @MainActor
    package func settle() { if !motion.isDragging { motion.release(velocity: .zero) } }

    /// How far the content is pulled down beyond its start.
    package var pulledDistance: CGFloat { max(0, limits.minY - offset.y) }

    /// Shows another part; the content is not laid out anew, only moved, and lazy content is told.
    package func scroll(to point: CGPoint) {
        guard point != offset else { return }
        offset = point
        viewGraph.willRedraw(self)
        needsPlacement = true
        viewGraph.arrangementQueue.insert(self, depth: depth)
        invalidateDisplay()
        for reference in observers { reference.object?.viewportChanged() }
        indicators.didScroll()
        refreshControl.didScroll()
        tellGeometry()
        viewGraph.requestFrame?()
    }

    /// Tells an observer whenever another part is shown.
    package func observe(_ observer: any ViewportObserver) {
        observers.removeAll { $0.object == nil }
        observers.append(ObserverReference(object: observer))
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
    @MainActor
    package func show(_ target: CGRect, anchor: UnitPoint?) {
        let end = engine.offset(
            toShow: target, from: offset, window: window.size, anchor: anchor, insets: insets, limits: limits)
        move(to: end)
    }

    /// Scrolls to an offset, as far as there is content, under the animation of the moment.
    @MainActor
    func move(to end: CGPoint) {
        let (start, end) = (offset, clamped(end))
        motion.endWheel()
        scroll(
            to: animation.present(end, from: start, at: self, animatedTransaction) { [unowned self] value, isLast in
                if isLast { animation.stop() }
                scroll(to: value)
                phaseMayHaveChanged()
            })
        phaseMayHaveChanged()
    }

    /// Ends a movement that was not the user's, where it is.
    package func stopAnimation() {
        animation.stop()
        phaseMayHaveChanged()
    }

    /// Shows the indicators for a moment.
    func flashIndicators() {
        viewGraph.performAfterFrame { [weak self] in
            guard let self, isAttached else { return }
            indicators.didScroll()
            invalidateDisplay()
        }
    }

    /// The same for a rectangle of the node's own coordinates.
    @MainActor
    package func showInNodeCoordinates(_ rectangle: CGRect, anchor: UnitPoint?) {
        show(rectangle.offsetBy(dx: offset.x - window.minX, dy: offset.y - window.minY), anchor: anchor)
    }

    /// Scrolls so that a rectangle of the node's own coordinates is visible, with room for the line around it.
    /// - Returns: where it is then.
    @MainActor
    package func bringIntoSight(_ rectangle: CGRect) -> CGRect {
        let old = offset
        showInNodeCoordinates(FocusRing.bounds(around: rectangle), anchor: nil)
        return rectangle.offsetBy(dx: old.x - offset.x, dy: old.y - offset.y)
    }

    /// How far the content has been scrolled from its start, in points; negative where it was pulled beyond it.
    package var scrolledDistance: CGFloat { offset.y - limits.minY }

    /// Where an offset may come to rest.
    package var offsetLimits: CGRect { limits }

    package var scrollAxes: Axis.Set { axes }
}
