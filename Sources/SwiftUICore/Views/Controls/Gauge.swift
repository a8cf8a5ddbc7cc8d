import Foundation

/// Shows a value within a range.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View
{
    private let fraction: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel?
    private let ends: (minimum: BoundsLabel, maximum: BoundsLabel)?

    fileprivate init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, label: Label, currentValueLabel: CurrentValueLabel?,
        ends: (minimum: BoundsLabel, maximum: BoundsLabel)?
    ) {
        let range = Double(bounds.upperBound) - Double(bounds.lowerBound)
        let part = range > 0 ? (Double(value) - Double(bounds.lowerBound)) / range : 0
        fraction = part.isFinite ? min(1, max(0, part)) : 0
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.ends = ends
    }

    @MainActor
    public var body: some View {
        StyledControl(
            GaugeStyleConfiguration(
                value: fraction, label: .init(content: AnyView(label)),
                currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) },
                minimumValueLabel: ends.map { .init(content: AnyView($0.minimum)) },
                maximumValueLabel: ends.map { .init(content: AnyView($0.maximum)) })
        ) { DefaultGaugeStyle().makeBody(configuration: $0) }
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// - Parameter bounds: a value outside counts as the nearer end.
    public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
        self.init(value, bounds, label: label(), currentValueLabel: nil, ends: nil)
    }

    /// - Parameter bounds: a value outside counts as the nearer end.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView {
        self.init(value, bounds, label: label(), currentValueLabel: currentValueLabel(), ends: nil)
    }

    /// - Parameter bounds: a value outside counts as the nearer end.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value, bounds, label: label(), currentValueLabel: currentValueLabel(),
            ends: (minimumValueLabel(), maximumValueLabel()))
    }
}
