import Foundation
import Geometry
import RuntimeWarnings

/// A knob that is dragged along a line to choose a value.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
    private let value: Binding<Double>
    private let bounds: ClosedRange<Double>
    private let step: Double?
    private let label: Label
    private let minimumValueLabel: ValueLabel
    private let maximumValueLabel: ValueLabel
    private let onEditingChanged: (Bool) -> Void

    fileprivate init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, label: Label,
        ends: (minimum: ValueLabel, maximum: ValueLabel), onEditingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        self.label = label
        minimumValueLabel = ends.minimum
        maximumValueLabel = ends.maximum
        self.onEditingChanged = onEditingChanged
        warnOfStep()
    }

    private func warnOfStep() {
        guard let step else { return }
        let range = bounds.upperBound - bounds.lowerBound
        if step <= 0 {
            RuntimeWarning.report("The step of a Slider must be greater than 0.", once: "Slider.step")
        } else if step > range, range > 0 {
            RuntimeWarning.report(
                "The step of a Slider, \(step), is larger than its range \(bounds): it has one value only.",
                once: "Slider.step.range")
        }
    }

    @MainActor
    public var body: some View {
        HStack {
            minimumValueLabel.accessibilityHidden(true)
            SliderBar(value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged)
            maximumValueLabel.accessibilityHidden(true)
        }
        .background { label.unseen() }
        .modifier(LabelMergeModifier())
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// - Parameter onEditingChanged: called with true when the user takes the knob, with false when they let go.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, nil, label: EmptyView(), ends: (EmptyView(), EmptyView()), onEditingChanged: onEditingChanged
        )
    }

    /// - Parameters:
    ///   - step: from one value that it can have to the next, more than 0.
    ///   - onEditingChanged: called with true when the user takes the knob, with false when they let go.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step, label: EmptyView(), ends: (EmptyView(), EmptyView()),
            onEditingChanged: onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// - Parameters:
    ///   - label: what the value is; on iOS screen readers alone say it.
    ///   - onEditingChanged: called with true when the user takes the knob, with false when they let go.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, nil, label: label(), ends: (EmptyView(), EmptyView()), onEditingChanged: onEditingChanged)
    }

    /// - Parameters:
    ///   - step: from one value that it can have to the next, more than 0.
    ///   - label: what the value is; on iOS screen readers alone say it.
    ///   - onEditingChanged: called with true when the user takes the knob, with false when they let go.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step, label: label(), ends: (EmptyView(), EmptyView()), onEditingChanged: onEditingChanged)
    }
}

extension Slider {
    /// - Parameters:
    ///   - label: what the value is; on iOS screen readers alone say it.
    ///   - onEditingChanged: called with true when the user takes the knob, with false when they let go.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, nil, label: label(), ends: (minimumValueLabel(), maximumValueLabel()),
            onEditingChanged: onEditingChanged)
    }

    /// - Parameters:
    ///   - step: from one value that it can have to the next, more than 0.
    ///   - label: what the value is; on iOS screen readers alone say it.
    ///   - onEditingChanged: called with true when the user takes the knob, with false when they let go.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step, label: label(), ends: (minimumValueLabel(), maximumValueLabel()),
            onEditingChanged: onEditingChanged)
    }

    /// The form of iOS 13.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, nil, label: label(), ends: (minimumValueLabel, maximumValueLabel),
            onEditingChanged: onEditingChanged)
    }

    /// The form of iOS 13.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step, label: label(), ends: (minimumValueLabel, maximumValueLabel),
            onEditingChanged: onEditingChanged)
    }
}
