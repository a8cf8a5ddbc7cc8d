import Foundation

/// A view that shows its content anew at the dates of a schedule.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// What the content is made for.
    public struct Context {
        /// How often the content changes.
        @nonexhaustive public enum Cadence: Comparable, Sendable {
            /// As often as the display.
            case live
            case seconds
            case minutes
        }

        public let date: Date
        public let cadence: Cadence

        /// Follows the present; nothing here is kept from an earlier time.
        public func invalidateTimelineContent() {}
    }

    fileprivate let schedule: Schedule
    fileprivate let content: (TimelineViewDefaultContext) -> Content
}

/// What the content of a timeline is made for, whatever its schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    public typealias Body = Never

    public nonisolated init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }
}

extension TimelineView: PrimitiveView where Content: View {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> TimelineNode<Schedule, Content> { TimelineNode(self, inputs) }

    @MainActor
    package func updateNode(_ node: TimelineNode<Schedule, Content>) { node.update(to: self) }
}

/// Evaluates its content at each date.
package final class TimelineNode<Schedule: TimelineSchedule, Content: View>: StructuralWrapperNode {
    private var view: TimelineView<Schedule, Content>
    private let clock: TextClock
    private var ticket: FrameClock.Ticket?
    private var coming: Schedule.Entries.Iterator?
    private var date: Date

    @MainActor
    init(_ view: TimelineView<Schedule, Content>, _ inputs: _ViewInputs) {
        self.view = view
        let now = Date()
        clock = TextClock(present: now, time: inputs.viewGraph.time)
        date = now
        super.init(inputs)
        begin()
        make(evaluateContent())
    }

    @MainActor
    func update(to view: TimelineView<Schedule, Content>) {
        let isSameSchedule = ValueComparison.areEqual(self.view.schedule, view.schedule)
        self.view = view
        if !isSameSchedule { begin() }
        refresh()
    }

    override package func evaluate() {
        Transaction.perform(pendingTransaction) { refresh() }
        pendingTransaction = nil
    }

    @MainActor
    private func refresh() { Content.updateNode(child, to: evaluateContent()) }

    @MainActor
    private func evaluateContent() -> Content {
        viewGraph.bodyCount += 1
        return observing { view.content(TimelineViewDefaultContext(date: date, cadence: cadence)) }
    }

    private var cadence: TimelineViewDefaultContext.Cadence {
        view.schedule is EveryMinuteTimelineSchedule
            ? .minutes : view.schedule is AnimationTimelineSchedule ? .live : .seconds
    }

    private var present: Date { clock.present(at: viewGraph.time) }

    // MARK: Time

    private func begin() {
        ticket?.cancel()
        coming = nil
        if let schedule = view.schedule as? AnimationTimelineSchedule { return followDisplay(schedule) }
        var entries = view.schedule.entries(from: present, mode: .normal).makeIterator()
        date = entries.next() ?? present
        coming = entries
        waitForNext()
    }

    private func followDisplay(_ schedule: AnimationTimelineSchedule) {
        date = present
        guard !schedule.isPaused else { return }
        var last = viewGraph.time
        ticket = viewGraph.clock.everyFrame { [weak self] time in
            guard let self, isAttached else { return false }
            // A refresh a little early counts as in time.
            guard time - last >= schedule.minimumInterval - 0.001 else { return true }
            last = time
            date = present
            invalidate()
            return true
        }
        viewGraph.requestFrame?()
    }

    private func waitForNext() {
        guard let next = coming?.next() else { return }
        let wait = next.timeIntervalSince(present)
        ticket = viewGraph.clock.at(viewGraph.time + max(0, wait)) { [weak self] in
            guard let self, isAttached else { return }
            date = next
            invalidate()
            waitForNext()
        }
        viewGraph.requestFrame?()
    }

    override package func willDetach() { ticket?.cancel() }
}
