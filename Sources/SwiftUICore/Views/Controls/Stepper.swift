import Foundation
import Geometry

/// A control with a button for more and one for less.
public nonisolated struct Stepper<Label: View>: View {
    private let label: Label
    private let onIncrement: (@MainActor () -> (() -> Void)?)
    private let onDecrement: (@MainActor () -> (() -> Void)?)
    private let value: @MainActor () -> Text?
    private let onEditingChanged: (Bool) -> Void

    /// - Parameters:
    ///   - onIncrement: nil disables the button for more.
    ///   - onDecrement: nil disables the button for less.
    ///   - onEditingChanged: called with true before a change and with false after it, once for all that a button
    ///     changes while it is held.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        let actions = UncheckedBox((onIncrement, onDecrement))
        self.onIncrement = { actions.value.0 }
        self.onDecrement = { actions.value.1 }
        value = { nil }
        self.onEditingChanged = onEditingChanged
    }

    /// - Parameter onEditingChanged: called with true before a change and with false after it, once for all that a
    ///   button changes while it is held.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperValue(value: value, bounds: nil, step: step), label(), onEditingChanged)
    }

    /// - Parameters:
    ///   - bounds: beyond which the buttons do not lead.
    ///   - onEditingChanged: called with true before a change and with false after it, once for all that a button
    ///     changes while it is held.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperValue(value: value, bounds: bounds, step: step), label(), onEditingChanged)
    }

    private init<V>(
        _ value: StepperValue<V>, _ label: Label, _ onEditingChanged: @escaping (Bool) -> Void,
        describe: @escaping (V) -> String = { "\($0)" }
    ) {
        self.label = label
        let value = UncheckedBox(value)
        let describe = UncheckedBox(describe)
        onIncrement = { value.value.action(1) }
        onDecrement = { value.value.action(-1) }
        self.value = { Text(verbatim: describe.value(value.value.value.wrappedValue)) }
        self.onEditingChanged = onEditingChanged
    }

    /// - Parameters:
    ///   - format: how screen readers say the value.
    ///   - onEditingChanged: called with true before a change and with false after it, once for all that a button
    ///     changes while it is held.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            StepperValue(value: value, bounds: nil, step: step), label(), onEditingChanged, describe: format.format)
    }

    /// - Parameters:
    ///   - bounds: beyond which the buttons do not lead.
    ///   - format: how screen readers say the value.
    ///   - onEditingChanged: called with true before a change and with false after it, once for all that a button
    ///     changes while it is held.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            StepperValue(value: value, bounds: bounds, step: step), label(), onEditingChanged, describe: format.format)
    }

    @MainActor
    public var body: some View {
        LabeledControl(label) {
            StepperButtons(
                onIncrement: onIncrement(), onDecrement: onDecrement(), value: value(),
                onEditingChanged: onEditingChanged)
        }
    }
}

/// A value that a stepper leads up and down.
private struct StepperValue<Value: Strideable> {
    let value: Binding<Value>
    let bounds: ClosedRange<Value>?
    let step: Value.Stride

    /// What a step does; nil at the end of the range.
    func action(_ direction: Value.Stride) -> (() -> Void)? {
        let isUp = direction * step > 0
        if let bounds {
            guard isUp ? value.wrappedValue < bounds.upperBound : value.wrappedValue > bounds.lowerBound else {
                return nil
            }
        }
        return {
            let next = value.wrappedValue.advanced(by: direction * step)
            value.wrappedValue = bounds.map { min($0.upperBound, max($0.lowerBound, next)) } ?? next
        }
    }
}

extension Stepper where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// - Parameter bounds: beyond which the buttons do not lead.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// - Parameter bounds: beyond which the buttons do not lead.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}

extension Stepper where Label == Text {
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value, step: step, format: format, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value, in: bounds, step: step, format: format, label: { Text(titleKey) },
            onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, step: step, format: format, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value, in: bounds, step: step, format: format, label: { Text(title) },
            onEditingChanged: onEditingChanged)
    }
}

// MARK: The forms of iOS 13

extension Stepper {
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}
