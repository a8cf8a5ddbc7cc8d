import Foundation

/// Has a caret come and go on the frame clock.
package final class CaretBlink {
    /// Whether the caret is to be seen now.
    package private(set) var isVisible = false
    private var ticket: FrameClock.Ticket?

    /// Seconds that it is there, and away (UIKit's caret, from memory).
    package static let interval = 0.5

    /// Shows the caret, and from then on takes it away and brings it back.
    func start(in viewGraph: ViewGraph, redraw: @escaping () -> Void) {
        ticket?.cancel()
        isVisible = true
        schedule(after: viewGraph.currentTime?() ?? viewGraph.time, viewGraph, redraw)
    }

    private func schedule(after time: Double, _ viewGraph: ViewGraph, _ redraw: @escaping () -> Void) {
        let due = time + Self.interval
        ticket = viewGraph.clock.at(due) { [weak self, unowned viewGraph] in
            guard let self else { return }
            isVisible.toggle()
            redraw()
            schedule(after: max(due, viewGraph.time), viewGraph, redraw)
        }
        viewGraph.requestFrame?()
    }

    func stop() {
        ticket?.cancel()
        ticket = nil
        isVisible = false
    }
}
