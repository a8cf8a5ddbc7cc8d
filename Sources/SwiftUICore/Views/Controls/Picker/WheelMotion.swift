import Foundation
import Geometry
import Platform

/// Turns a wheel by drag, by scrolling and by taps on its rows.
@MainActor
final class WheelMotion: Responder {
    private nonisolated(unsafe) weak var node: WheelNode?
    private nonisolated(unsafe) var ticket: FrameClock.Ticket?
    private var target: CGFloat = 0
    /// Points that have not made a row yet.
    private var scrolled: CGFloat = 0
    private var start: CGFloat = 0
    private var samples: [(time: Double, y: CGFloat)] = []

    /// The part of the way that is left after a second.
    private static let returnRate = 1e-5
    /// Seconds that a wheel turns on at the speed that it was let go with.
    private static let coasting: CGFloat = 0.3

    nonisolated init(_ node: WheelNode) { self.node = node }

    nonisolated var isMoving: Bool { ticket != nil }

    nonisolated func stop() {
        ticket?.cancel()
        ticket = nil
    }

    func makeRecognizers() -> [GestureRecognizer] {
        guard let node, node.isEnabled else { return [] }
        stop()
        return [TrackRecognizer(node: node, mode: .along(.vertical)) { [weak self] in self?.follow($0) ?? false }]
    }

    private func follow(_ touch: ControlTouch) -> Bool {
        guard let node else { return false }
        switch touch.phase {
        case .began:
            start = node.position
            samples = []
        case .moved:
            samples = samples.suffix(5) + [(node.viewGraph.time, touch.location.y)]
            node.set(start - node.rows(for: touch.location.y - touch.start.y))
        case .ended:
            touch.isDrag
                ? coast() : move(to: node.restingPlace(near: node.place(at: touch.location.y)))
        case .cancelled: move(to: node.restingPlace(near: node.position))
        }
        return true
    }

    private func coast() {
        guard let node else { return }
        var velocity: CGFloat = 0
        if let first = samples.first, let last = samples.last, last.time > first.time,
            node.viewGraph.time - last.time < 0.1
        {
            velocity = (last.y - first.y) / CGFloat(last.time - first.time)
        }
        move(to: node.restingPlace(near: node.position - node.rows(for: velocity * Self.coasting)))
    }

    func scroll(_ event: ScrollEvent) -> Bool {
        guard let node, node.isEnabled else { return false }
        scrolled = event.phase == .ended ? 0 : scrolled + event.delta.height
        let rows = (scrolled / Self.pointsPerRow).rounded(.towardZero)
        guard rows != 0 else { return true }
        scrolled -= rows * Self.pointsPerRow
        let base = isMoving ? target : node.position
        move(to: node.restingPlace(near: base - max(-3, min(3, rows))))
        return true
    }

    /// How far the scroll wheel or two fingers move for one row.
    private static let pointsPerRow: CGFloat = 20

    func move(to place: CGFloat) {
        guard let node else { return }
        stop()
        target = place
        guard place != node.position else { return node.cameToRest() }
        var last = node.viewGraph.time
        ticket = node.viewGraph.clock.everyFrame { [weak self] time in
            let elapsed = max(0, min(time - last, 0.1))
            last = time
            return self?.step(elapsed) ?? false
        }
        node.viewGraph.requestFrame?()
    }

    private nonisolated func step(_ elapsed: Double) -> Bool {
        MainActor.assumeIsolated {
            guard let node, node.isAttached else { return false }
            let left = (node.position - target) * CGFloat(pow(Self.returnRate, elapsed))
            guard abs(left) > 0.01 else {
                ticket = nil
                node.set(target)
                node.cameToRest()
                return false
            }
            node.set(target + left)
            return true
        }
    }
}
