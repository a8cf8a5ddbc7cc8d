import Foundation
import Geometry
import Platform

/// Where the pointer is that moves a control.
package struct ControlTouch {
    package enum Phase { case began, moved, ended, cancelled }

    package let phase: Phase
    /// In the control's coordinates.
    package let location: CGPoint
    package let start: CGPoint
    package let size: CGSize
    /// The pointer has moved far enough to be no tap.
    package let isDrag: Bool
}

/// Follows the pointer on a control that is dragged, such as a slider's knob.
@MainActor
package final class TrackRecognizer: GestureRecognizer {
    /// When the control takes the pointer from the scroll view around it.
    package enum Mode {
        /// As soon as it goes down.
        case immediate
        /// When it moves along the axis.
        case along(Axis)
    }

    /// Points until a movement is a drag (UIKit's 10, from memory).
    private static let threshold: CGFloat = 10

    private let mode: Mode
    /// Answers the first touch with whether it wants the pointer.
    private let track: (ControlTouch) -> Bool
    private var start = CGPoint.zero
    private var last = CGPoint.zero
    private var isDrag = false

    package init(node: LayoutNode, mode: Mode, track: @escaping (ControlTouch) -> Bool) {
        self.mode = mode
        self.track = track
        super.init(node: node)
    }

    override package var preempts: Bool { isDrag || isImmediate }

    private var isImmediate: Bool {
        if case .immediate = mode { true } else { false }
    }

    override package func handle(_ event: PointerEvent) {
        last = location(of: event)
        switch event.phase {
        case .down: begin()
        case .moved: move()
        case .up: end()
        case .cancelled: cancel()
        case .hovered, .left: break
        }
    }

    private func begin() {
        guard state == .possible else { return }
        start = last
        guard send(.began) else {
            state = .failed
            return
        }
        if isImmediate { state = .ready }
    }

    private func move() {
        if state == .possible { decide() }
        guard state == .active || state == .ready else { return }
        if distance(last, start) > Self.threshold { isDrag = true }
        send(.moved)
    }

    private func decide() {
        guard case .along(let axis) = mode, distance(last, start) > Self.threshold else { return }
        let isHorizontal = abs(last.x - start.x) >= abs(last.y - start.y)
        guard isHorizontal == (axis == .horizontal) else { return cancel() }
        isDrag = true
        state = .ready
    }

    private func end() {
        switch state {
        case .possible: state = .ready
        case .active:
            send(.ended)
            state = .ended
        case .ready, .failed, .ended: break
        }
        isDown = false
    }

    private var isDown = true

    override package func act() {
        if isDown {
            state = .active
        } else {
            send(.ended)
            state = .ended
        }
    }

    override package func cancel() {
        guard state != .failed, state != .ended else { return }
        send(.cancelled)
        state = .failed
    }

    @discardableResult
    private func send(_ phase: ControlTouch.Phase) -> Bool {
        track(ControlTouch(phase: phase, location: last, start: start, size: node.size, isDrag: isDrag))
    }
}
