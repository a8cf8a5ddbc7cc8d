import Drawing
import Foundation
import Geometry

/// Shows how far a scroll view is scrolled, while it scrolls and a moment longer.
package final class ScrollIndicators {
    /// Seconds that they stay after the last movement, and that they take to fade (UIScrollView, from memory).
    private static let stay = 0.5
    private static let fade = 0.25

    package weak var node: ScrollNode?
    private var shownSince: Double?
    private var lastMove = -Double.infinity
    private var ticket: FrameClock.Ticket?

    package init() {}

    package func didScroll() {
        guard let node else { return }
        lastMove = node.viewGraph.time
        guard ticket == nil else { return }
        wait(until: lastMove + Self.stay)
    }

    private func wait(until time: Double) {
        guard let node else { return }
        ticket = node.viewGraph.clock.at(time) { [weak self] in self?.check() }
    }

    /// Time to fade, unless it has moved again.
    private func check() {
        guard let node, node.isAttached else { return }
        let end = lastMove + Self.stay
        if node.viewGraph.time + 0.001 < end { return wait(until: end) }
        ticket = node.viewGraph.clock.everyFrame { [weak self] time in
            guard let self, let node = self.node, node.isAttached else { return false }
            damage()
            guard time < lastMove + Self.stay + Self.fade else {
                ticket = nil
                return false
            }
            return true
        }
    }

    private func damage() {
        guard let node else { return }
        for frame in frames { node.viewGraph.damage.add(node.windowRectangle(frame), in: node.viewGraph.metrics.size) }
    }

    private var opacity: Double {
        guard let node, lastMove > -.infinity else { return 0 }
        let faded = (node.viewGraph.time - lastMove - Self.stay) / Self.fade
        return max(0, min(1, 1 - faded))
    }

    /// Where they are in the node's coordinates.
    private var frames: [CGRect] {
        guard let node else { return [] }
        let values = node.environment.values
        var frames: [CGRect] = []
        if node.scrollAxes.contains(.vertical), node.showsIndicators,
            values.value(of: VerticalIndicatorKey.self).isShown, let frame = frame(along: .vertical, of: node)
        {
            frames.append(frame)
        }
        if node.scrollAxes.contains(.horizontal), node.showsIndicators,
            values.value(of: HorizontalIndicatorKey.self).isShown, let frame = frame(along: .horizontal, of: node)
        {
            frames.append(frame)
        }
        return frames
    }

    private func frame(along axis: Axis, of node: ScrollNode) -> CGRect? {
        let metrics = node.environment.values.value(of: ProfileKey.self).scrolling
        let margins = node.options.indicatorMargins
        let bounds = CGRect(origin: .zero, size: node.size).inset(by: margins)
        let track = bounds.size[axis] - 2 * metrics.indicatorInset
        let limits = node.offsetLimits
        let range = limits.size[axis]
        guard range > 0, track > metrics.indicatorMinimumLength else { return nil }
        let visible = node.window.size[axis]
        let position = (node.offset[axis] - limits.origin[axis]) / range
        // Pulled beyond the end, it becomes shorter.
        let beyond = max(0, max(-position, position - 1)) * range
        let length =
            max(
                metrics.indicatorMinimumLength, track * visible / (visible + range)) - min(beyond, track / 4)
        let thumb = max(metrics.indicatorThickness * 2, length)
        let start = (track - thumb) * min(1, max(0, position)) + metrics.indicatorInset
        let across = bounds.size[axis.perpendicular] - metrics.indicatorInset - metrics.indicatorThickness
        let isRightToLeft = node.environment.values.value(of: LayoutDirectionKey.self) == .rightToLeft
        let cross = isRightToLeft && axis == .vertical ? metrics.indicatorInset : across
        let frame = CGRect(
            origin: CGPoint(start, along: axis, cross: cross),
            size: CGSize(thumb, along: axis, cross: metrics.indicatorThickness))
        return frame.offsetBy(dx: bounds.minX, dy: bounds.minY)
    }

    @MainActor
    package func paint(_ painter: inout Painter) {
        let opacity = opacity
        guard opacity > 0, let node else { return }
        let color = node.environment.value(StyleEnvironment.self).colors.value(of: .scrollIndicator)
        for frame in frames {
            let radius = min(frame.width, frame.height) / 2
            painter.fill(Path(roundedRect: frame, cornerRadius: radius), .color(color.opacity(Float(opacity))))
        }
    }
}
