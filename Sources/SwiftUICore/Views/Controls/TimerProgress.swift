import Foundation

/// Progress that follows the clock through a stretch of time.
struct TimerProgress {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    func fraction(at date: Date) -> Double {
        let duration = interval.upperBound.timeIntervalSince(interval.lowerBound)
        guard duration > 0 else { return countsDown ? 0 : 1 }
        let part = min(1, max(0, date.timeIntervalSince(interval.lowerBound) / duration))
        return countsDown ? 1 - part : part
    }

    /// Seconds from one look at the clock to the next: a bar grows by less than a point in that time.
    var step: Double {
        let duration = interval.upperBound.timeIntervalSince(interval.lowerBound)
        return min(1, max(1.0 / 30, duration / 400))
    }
}

/// Shows a progress view's style again as time goes on.
struct TimedProgress: View {
    let progress: TimerProgress
    let label: AnyView?
    let currentValueLabel: AnyView?
    @State private var date = Date()

    var body: some View {
        StyledControl(
            ProgressViewStyleConfiguration(
                fractionCompleted: progress.fraction(at: date), label: label.map { .init(content: $0) },
                currentValueLabel: currentValueLabel.map { .init(content: $0) }, interval: progress)
        ) { DefaultProgressViewStyle().makeBody(configuration: $0) }
        .modifier(ClockModifier(step: progress.step, end: progress.interval.upperBound) { date = $0 })
    }
}

/// Tells the time again and again while the view is there, until an end.
private nonisolated struct ClockModifier: ElementModifier {
    let step: Double
    let end: Date
    let tell: @MainActor (Date) -> Void

    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> ClockNode { ClockNode(self, child: child, inputs) }
}

private final class ClockNode: ModifierNode<ClockModifier> {
    private let clock: TextClock

    override init(_ modifier: ClockModifier, child: LayoutNode, _ inputs: _ViewInputs) {
        clock = TextClock(present: Date(), time: inputs.viewGraph.time)
        super.init(modifier, child: child, inputs)
        schedule()
    }

    override var affectsDrawing: Bool { false }

    override func modifierChanged(from old: ClockModifier) {
        guard old.end != modifier.end || old.step != modifier.step else { return }
        schedule()
    }

    private func schedule() {
        let now = clock.present(at: viewGraph.time)
        guard now < modifier.end else { return clock.cancel() }
        clock.schedule(at: now.addingTimeInterval(modifier.step), from: now, in: viewGraph) { [weak self] in
            guard let self, isAttached else { return }
            let tell = modifier.tell
            let date = clock.present(at: viewGraph.time)
            MainActor.assumeIsolated { tell(date) }
            schedule()
        }
    }

    override func willDetach() {
        clock.cancel()
        super.willDetach()
    }
}
