import Foundation
import RuntimeWarnings

/// Shows how far a task is, or that it goes on.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double?
    private var timer: TimerProgress?
    private var progress: Progress?
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?

    fileprivate init(
        fraction: Double?, timer: TimerProgress? = nil, label: Label?, currentValueLabel: CurrentValueLabel?
    ) {
        self.fraction = fraction
        self.timer = timer
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    /// - Parameters:
    ///   - value: how much is done, 0 to `total`; what is outside counts as the nearer end; nil where nobody knows.
    ///   - total: how much there is to do, more than 0.
    fileprivate init<V: BinaryFloatingPoint>(
        value: V?, total: V, label: Label?, currentValueLabel: CurrentValueLabel?
    ) {
        let fraction = value.map { Self.fraction(Double($0), of: Double(total)) }
        self.init(fraction: fraction, label: label, currentValueLabel: currentValueLabel)
    }

    private static func fraction(_ value: Double, of total: Double) -> Double {
        if !(0...max(0, total)).contains(value) || total <= 0 {
            RuntimeWarning.report(
                "ProgressView initialized with an out-of-bounds progress value. The value will be clamped to the range "
                    + "of `0...total`.", once: "ProgressView.value")
        }
        guard total > 0, value.isFinite else { return 0 }
        return min(1, max(0, value / total))
    }

    @MainActor
    public var body: some View {
        if let progress {
            ObservedProgress(progress: progress)
        } else if let timer {
            TimedProgress(
                progress: timer, label: label.map { AnyView($0) },
                currentValueLabel: currentValueLabel.map { AnyView($0) })
        } else {
            StyledControl(configuration) { DefaultProgressViewStyle().makeBody(configuration: $0) }
        }
    }

    @MainActor
    private var configuration: ProgressViewStyleConfiguration {
        ProgressViewStyleConfiguration(
            fractionCompleted: fraction, label: label.map { .init(content: AnyView($0)) },
            currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) })
    }
}

// MARK: Without end

extension ProgressView where CurrentValueLabel == EmptyView {
    /// A task whose progress nobody knows.
    public init() where Label == EmptyView { self.init(fraction: nil, label: nil, currentValueLabel: nil) }

    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: nil)
    }

    public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init { Text(titleKey) } }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource) where Label == Text { self.init { Text(titleResource) } }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text { self.init { Text(title) } }
}

// MARK: With a value

extension ProgressView {
    /// - Parameters:
    ///   - value: how much is done, 0 to `total`; what is outside counts as the nearer end; nil where nobody knows.
    ///   - total: how much there is to do, more than 0.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
    where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(value: value, total: total, label: nil, currentValueLabel: nil)
    }

    /// - Parameters:
    ///   - value: how much is done, 0 to `total`; what is outside counts as the nearer end; nil where nobody knows.
    ///   - total: how much there is to do, more than 0.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == EmptyView {
        self.init(value: value, total: total, label: label(), currentValueLabel: nil)
    }

    /// - Parameters:
    ///   - value: how much is done, 0 to `total`; what is outside counts as the nearer end; nil where nobody knows.
    ///   - total: how much there is to do, more than 0.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value: value, total: total, label: label(), currentValueLabel: currentValueLabel())
    }

    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView {
        self.init(value: value, total: total) { Text(title) }
    }

    /// The progress view that a style is asked to draw, for the style that is set around it.
    public init(_ configuration: ProgressViewStyleConfiguration)
    where
        Label == ProgressViewStyleConfiguration.Label,
        CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
    {
        self.init(
            fraction: configuration.fractionCompleted, timer: configuration.interval, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// The progress that some work of Foundation's makes, with what it says of itself.
    public init(_ progress: Progress) {
        self.init(fraction: nil, label: nil, currentValueLabel: nil)
        self.progress = progress
    }
}

// MARK: Time

extension ProgressView {
    /// Progress through a stretch of time, which goes on by itself.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: nil, timer: TimerProgress(interval: timerInterval, countsDown: countsDown), label: label(),
            currentValueLabel: currentValueLabel())
    }

    /// Progress through a stretch of time, with the time that is left or has gone below.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == DefaultDateProgressLabel {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
        }
    }

    /// Progress through a stretch of time, with the time that is left or has gone below.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
    where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
        self.init(
            fraction: nil, timer: TimerProgress(interval: timerInterval, countsDown: countsDown), label: nil,
            currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }
}

/// The time that is left or has gone in a stretch of time.
public nonisolated struct DefaultDateProgressLabel: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    @MainActor
    public var body: some View {
        Text(timerInterval: interval, countsDown: countsDown).monospacedDigit()
    }
}
