import Foundation

/// Lets a text that depends on the present change in time.
///
/// The present is the real one, but where the window's clock runs ahead of it (a test or a script lets time pass), that
/// counts.
final class TextClock {
    /// When the window's clock stood at 0.
    private let start: Date
    private var ticket: FrameClock.Ticket?

    init(present: Date, time: Double) { start = present.addingTimeInterval(-time) }

    func present(at time: Double) -> Date { max(Date(), start.addingTimeInterval(time)) }

    /// Calls an action once, at a date.
    func schedule(at date: Date, from present: Date, in viewGraph: ViewGraph, _ action: @escaping () -> Void) {
        cancel()
        ticket = viewGraph.clock.at(viewGraph.time + max(0, date.timeIntervalSince(present)), action)
    }

    func cancel() {
        ticket?.cancel()
        ticket = nil
    }
}
