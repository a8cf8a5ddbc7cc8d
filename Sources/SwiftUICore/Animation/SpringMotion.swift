import Foundation

/// A number that moves to a target on the frame clock, as a spring without overshoot does.
///
/// It moves what the system itself moves: sheets, pushed views, pages. Animations of an app are `Animation`'s.
@MainActor
package final class SpringMotion {
    /// Seconds of the undamped period.
    package var response: Double
    /// How near the target counts as there.
    private let precision: CGFloat
    package private(set) nonisolated(unsafe) var value: CGFloat
    package private(set) nonisolated(unsafe) var target: CGFloat
    private unowned let viewGraph: ViewGraph
    private let changed: (CGFloat) -> Void
    private var ticket: FrameClock.Ticket?
    private var completion: (() -> Void)?

    private struct Start {
        var time: Double?
        var distance: CGFloat
        /// Units a second.
        var velocity: CGFloat
    }

    private var start = Start(time: nil, distance: 0, velocity: 0)

    /// - Parameter changed: called with each new value.
    package init(
        _ value: CGFloat, response: Double, precision: CGFloat, in viewGraph: ViewGraph,
        changed: @escaping (CGFloat) -> Void
    ) {
        self.value = value
        target = value
        self.response = response
        self.precision = precision
        self.viewGraph = viewGraph
        self.changed = changed
    }

    package var isMoving: Bool { ticket != nil }

    /// Takes a value at once; a movement ends where it is.
    package func jump(to value: CGFloat) {
        stop()
        target = value
        take(value)
        finish()
    }

    /// Moves to a value.
    /// - Parameters:
    ///   - velocity: units a second at the start.
    ///   - completion: called once the value is there or the movement was replaced by another.
    package func move(to target: CGFloat, velocity: CGFloat = 0, completion: (() -> Void)? = nil) {
        stop()
        finish()
        self.target = target
        self.completion = completion
        guard value != target else { return finish() }
        start = Start(time: nil, distance: value - target, velocity: velocity)
        ticket = viewGraph.clock.everyFrame { [weak self] time in
            MainActor.assumeIsolated { self?.step(to: time) ?? false }
        }
        viewGraph.requestFrame?()
    }

    /// Stands still where it is.
    package func stop() {
        ticket?.cancel()
        ticket = nil
    }

    /// Stands still where it is, and forgets what was to be done at the end.
    package func cancel() {
        stop()
        completion = nil
    }

    private func finish() {
        let action = completion
        completion = nil
        action?()
    }

    private func take(_ value: CGFloat) {
        guard value != self.value else { return }
        self.value = value
        changed(value)
    }

    private func step(to time: Double) -> Bool {
        let begin = start.time ?? time
        start.time = begin
        let rate = 2 * Double.pi / response
        let elapsed = time - begin
        let slope = start.velocity + CGFloat(rate) * start.distance
        let distance = (start.distance + slope * CGFloat(elapsed)) * CGFloat(exp(-rate * elapsed))
        guard abs(distance) > precision || elapsed == 0 else {
            ticket = nil
            take(target)
            finish()
            return false
        }
        take(target + distance)
        return true
    }
}
