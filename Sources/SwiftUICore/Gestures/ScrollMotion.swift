import Foundation
import Geometry
import Platform

/// Moves a scroll view: by wheel, by drag with inertia, and back into its limits.
@MainActor
package final class ScrollMotion: Responder {
    /// The part of its speed that a scroll view keeps from one millisecond to the next (UIScrollView's normal rate).
    private static let decelerationRate = 0.998
    /// How much less than the finger the content moves beyond its limits (UIScrollView's constant).
    private static let rubberBand: CGFloat = 0.55
    /// Points a second below which it stands still.
    private static let restingSpeed: CGFloat = 5
    /// The factor by which the way back shrinks in a second.
    private static let returnRate = 1e-6

    package nonisolated(unsafe) weak var node: ScrollNode?
    private var velocity = CGSize.zero
    private var ticket: FrameClock.Ticket?
    package private(set) nonisolated(unsafe) var isMoving = false
    private var lastTime: Double = 0

    package nonisolated init() {}

    package func scroll(_ event: ScrollEvent) -> Bool {
        stop()
        return node?.scroll(by: event.delta) ?? false
    }

    package func makeRecognizers() -> [GestureRecognizer] {
        guard let node else { return [] }
        stop()
        return [PanRecognizer(node: node, axes: node.scrollAxes, motion: self)]
    }

    // MARK: Dragging

    func drag(from start: CGPoint, by translation: CGSize) {
        guard let node else { return }
        isMoving = true
        let limits = node.offsetLimits
        node.scroll(
            to: CGPoint(
                x: node.scrollAxes.contains(.horizontal)
                    ? banded(start.x - translation.width, limits.minX, limits.maxX, node.size.width) : start.x,
                y: node.scrollAxes.contains(.vertical)
                    ? banded(start.y - translation.height, limits.minY, limits.maxY, node.size.height) : start.y))
    }

    /// Beyond the limits the content follows ever less.
    private func banded(_ value: CGFloat, _ least: CGFloat, _ most: CGFloat, _ length: CGFloat) -> CGFloat {
        func beyond(_ distance: CGFloat) -> CGFloat {
            (1 - 1 / (distance * Self.rubberBand / max(length, 1) + 1)) * length
        }
        if value < least { return least - beyond(least - value) }
        if value > most { return most + beyond(value - most) }
        return value
    }

    /// The finger is off: the content goes on by itself.
    /// - Parameter velocity: points a second.
    func release(velocity: CGSize) {
        guard let node else { return }
        self.velocity = CGSize(
            width: node.scrollAxes.contains(.horizontal) ? -velocity.width : 0,
            height: node.scrollAxes.contains(.vertical) ? -velocity.height : 0)
        lastTime = node.viewGraph.time
        isMoving = true
        ticket = node.viewGraph.clock.everyFrame { [weak self] time in self?.step(to: time) ?? false }
        node.viewGraph.requestFrame?()
    }

    func stop() {
        node?.stopAnimation()
        ticket?.cancel()
        ticket = nil
        isMoving = false
    }

    private func step(to time: Double) -> Bool {
        guard let node, node.isAttached else { return false }
        let elapsed = max(0, min(time - lastTime, 0.1))
        lastTime = time
        let limits = node.offsetLimits
        let x = advance(node.offset.x, velocity.width, limits.minX, limits.maxX, elapsed)
        let y = advance(node.offset.y, velocity.height, limits.minY, limits.maxY, elapsed)
        velocity = CGSize(width: x.velocity, height: y.velocity)
        isMoving = x.isMoving || y.isMoving
        node.scroll(to: CGPoint(x: x.position, y: y.position))
        return isMoving
    }

    private func advance(
        _ position: CGFloat, _ velocity: CGFloat, _ least: CGFloat, _ most: CGFloat, _ elapsed: Double
    ) -> (position: CGFloat, velocity: CGFloat, isMoving: Bool) {
        let rest = min(max(position, least), most)
        if position != rest {
            let left = (position - rest) * CGFloat(pow(Self.returnRate, elapsed))
            return abs(left) < 0.5 ? (rest, 0, false) : (rest + left, 0, true)
        }
        guard abs(velocity) > Self.restingSpeed else { return (position, 0, false) }
        let next = position + velocity * CGFloat(elapsed)
        return (next, velocity * CGFloat(pow(Self.decelerationRate, elapsed * 1000)), true)
    }
}

/// Takes a drag along the axes of a scroll view away from what is inside it.
@MainActor
package final class PanRecognizer: GestureRecognizer {
    /// Points that the pointer has to move (UIScrollView's threshold, from memory).
    private static let threshold: CGFloat = 10

    private let axes: Axis.Set
    private let motion: ScrollMotion
    private var start = CGPoint.zero
    private var startOffset = CGPoint.zero
    private var velocity = PointerVelocity()

    init(node: ScrollNode, axes: Axis.Set, motion: ScrollMotion) {
        self.axes = axes
        self.motion = motion
        super.init(node: node)
    }

    override package var preempts: Bool { true }

    override package func handle(_ event: PointerEvent) {
        velocity.add(event)
        switch event.phase {
        case .down:
            start = event.location
            startOffset = (node as? ScrollNode)?.offset ?? .zero
        case .moved: moved(event)
        case .up: up(event)
        case .cancelled: finish(velocity: .zero)
        case .hovered, .left: break
        }
    }

    private func moved(_ event: PointerEvent) {
        let translation = CGSize(width: event.location.x - start.x, height: event.location.y - start.y)
        if state == .possible {
            let along = max(
                axes.contains(.horizontal) ? abs(translation.width) : 0,
                axes.contains(.vertical) ? abs(translation.height) : 0)
            guard along > Self.threshold else { return }
            if isForSheet(translation) {
                state = .failed
                return
            }
            // From here on the content follows the finger without a jump.
            start = event.location
            state = .ready
        } else if state == .active {
            motion.drag(from: startOffset, by: translation)
        }
    }

    /// At the start of the content a drag moves the sheet that the scroll view is in.
    private func isForSheet(_ translation: CGSize) -> Bool {
        guard abs(translation.height) > abs(translation.width), let node = node as? ScrollNode,
            let sheet = node.enclosingSheet
        else { return false }
        return sheet.takesDrag(by: translation.height, isAtStart: node.offset.y <= node.offsetLimits.minY)
    }

    override package func act() { state = .active }

    private func up(_ event: PointerEvent) {
        guard state == .active else {
            state = .failed
            return
        }
        finish(velocity: velocity.value(at: event.time))
    }

    private func finish(velocity: CGSize) {
        if state == .active { motion.release(velocity: velocity) }
        state = .ended
    }
}
