import Foundation
import Geometry
import Platform

/// Recognises a press that lasts.
@MainActor
package final class LongPressRecognizer: GestureRecognizer {
    private let duration: Double
    private let maximumDistance: CGFloat
    private let action: () -> Void
    private let pressing: ((Bool) -> Void)?
    private var start = CGPoint.zero
    private var deadline: FrameClock.Ticket?
    private var isPressing = false
    /// Takes the pointer from what is inside once the press has lasted.
    private let takesPointer: Bool

    /// - Parameters:
    ///   - duration: seconds that the press has to last.
    ///   - maximumDistance: points that the pointer may move meanwhile.
    ///   - takesPointer: buttons inside do not act once the press has lasted.
    ///   - pressing: called with true when the press begins, with false when it ends or fails.
    package init(
        node: LayoutNode, duration: Double, maximumDistance: CGFloat, takesPointer: Bool = false,
        pressing: ((Bool) -> Void)?, action: @escaping () -> Void
    ) {
        self.takesPointer = takesPointer
        self.duration = duration
        self.maximumDistance = maximumDistance
        self.pressing = pressing
        self.action = action
        super.init(node: node)
    }

    override package var preempts: Bool { takesPointer }

    override package func handle(_ event: PointerEvent) {
        switch event.phase {
        case .down: begin(event)
        case .moved:
            if state == .possible, distance(event.location, start) > maximumDistance { fail() }
        case .up, .cancelled: if state == .possible || state == .ready { fail() }
        case .hovered, .left: break
        }
    }

    private func begin(_ event: PointerEvent) {
        guard state == .possible else { return }
        start = event.location
        setPressing(true)
        deadline = node.viewGraph.clock.at(event.time + duration) { [weak self] in
            guard let self, state == .possible else { return }
            state = .ready
            onTimeout?()
        }
        node.viewGraph.requestFrame?()
    }

    private func setPressing(_ value: Bool) {
        guard isPressing != value else { return }
        isPressing = value
        pressing?(value)
    }

    private func fail() {
        state = .failed
        deadline?.cancel()
        setPressing(false)
    }

    override package func act() {
        state = .ended
        action()
        setPressing(false)
    }

    override package func cancel() { fail() }
}
