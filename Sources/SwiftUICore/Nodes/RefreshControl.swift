import Drawing
import Foundation
import Geometry

/// The sign above the content of a scroll view that is pulled down to bring it up to date.
package final class RefreshControl: @unchecked Sendable {
    /// Points that the content has to be pulled, and that the sign takes while the action runs (UIRefreshControl, from
    /// memory).
    private static let threshold: CGFloat = 80
    private static let restingHeight: CGFloat = 60
    private static let spokes = 8
    /// Seconds that the spinner takes for a turn.
    private static let turn = 0.8

    package weak var node: ScrollNode?
    private var isRefreshing = false
    private var isArmed = true
    private var ticket: FrameClock.Ticket?

    package init() {}

    /// What of the content's top is taken by the sign.
    package var height: CGFloat { isRefreshing ? Self.restingHeight : 0 }

    /// The content was pulled or let go.
    package func didScroll() {
        guard let node, node.refreshAction != nil, !isRefreshing else { return }
        if node.pulledDistance == 0 { isArmed = true }
        guard isArmed, node.pulledDistance > Self.threshold, node.isTracking else { return }
        isArmed = false
        MainActor.assumeIsolated { begin() }
    }

    /// What brings the content up to date; nil where nothing does.
    @MainActor
    package var action: (() -> Void)? {
        guard node?.refreshAction != nil else { return nil }
        return { [weak self] in self?.begin() }
    }

    @MainActor
    private func begin() {
        guard let node, let action = node.refreshAction, !isRefreshing else { return }
        isRefreshing = true
        node.refreshHeightChanged()
        ticket = node.viewGraph.clock.everyFrame { [weak self] _ in
            guard let self, isRefreshing, let node = self.node, node.isAttached else { return false }
            node.viewGraph.damage.add(node.windowRectangle(frame), in: node.viewGraph.metrics.size)
            return true
        }
        Task { @MainActor [weak self] in
            await action()
            self?.end()
        }
    }

    @MainActor
    private func end() {
        isRefreshing = false
        ticket?.cancel()
        guard let node, node.isAttached else { return }
        node.refreshHeightChanged()
        node.settle()
    }

    private var frame: CGRect {
        guard let node else { return .zero }
        let room = Self.restingHeight
        return CGRect(x: node.size.width / 2 - 16, y: (room - 32) / 2, width: 32, height: 32)
    }

    @MainActor
    package func paint(_ painter: inout Painter) {
        guard let node, node.refreshAction != nil else { return }
        let progress = min(1, max(0, node.pulledDistance - 20) / (Self.threshold - 20))
        guard isRefreshing || progress > 0 else { return }
        let count = isRefreshing ? Self.spokes : Int(CGFloat(Self.spokes) * progress)
        let step = Int(node.viewGraph.time / Self.turn * Double(Self.spokes)) % Self.spokes
        let color = node.environment.value(StyleEnvironment.self).colors.value(of: .gray)
        for spoke in 0..<count {
            let age = isRefreshing ? (step - spoke + Self.spokes) % Self.spokes : 2
            paintSpoke(spoke, &painter, .color(color.opacity(1 - Float(age) / Float(Self.spokes))))
        }
    }

    @MainActor
    private func paintSpoke(_ spoke: Int, _ painter: inout Painter, _ paint: Paint) {
        let angle = CGFloat(spoke) / CGFloat(Self.spokes) * 2 * .pi - .pi / 2
        let center = CGPoint(x: frame.midX, y: frame.midY)
        var line = Path()
        line.move(to: CGPoint(x: center.x + cos(angle) * 6, y: center.y + sin(angle) * 6))
        line.addLine(to: CGPoint(x: center.x + cos(angle) * 12, y: center.y + sin(angle) * 12))
        painter.stroke(line, StrokeStyle(lineWidth: 3, lineCap: .round), paint)
    }
}
