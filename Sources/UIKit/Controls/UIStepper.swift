import Foundation
import SwiftUICore

/// A minus and a plus that change a value.
@MainActor @preconcurrency
open class UIStepper: UIControl {
    private var stored: Double = 0

    /// One that is out of range counts as the nearest.
    open var value: Double {
        get { min(max(stored, minimumValue), max(minimumValue, maximumValue)) }
        set {
            stored = newValue
            invalidateContent()
        }
    }
    open var minimumValue: Double = 0 { didSet { invalidateContent() } }
    open var maximumValue: Double = 100 { didSet { invalidateContent() } }
    open var stepValue: Double = 1
    /// Goes on from one end to the other.
    open var wraps = false { didSet { invalidateContent() } }
    /// Changes the value again and again while it is held.
    open var autorepeat = true { didSet { invalidateContent() } }
    /// Tells of each change while it is held; otherwise once it is let go.
    open var isContinuous = true
    private var hasUntoldChange = false

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        sizeToFit()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override open var intrinsicContentSize: CGSize { Profile.iOS.controls.stepperSize }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func makeContent() -> AnyView {
        AnyView(
            Stepper(
                label: { EmptyView() }, onIncrement: action(stepValue, isPossible: wraps || value < maximumValue),
                onDecrement: action(-stepValue, isPossible: wraps || value > minimumValue),
                onEditingChanged: { [unowned self] in if !$0 { tellChange() } }
            )
            .buttonRepeatBehavior(autorepeat ? .automatic : .disabled)
            .labelsHidden().disabled(!isEnabled)
            .accessibilityValue(Text(verbatim: "\(value)")))
    }

    private func action(_ step: Double, isPossible: Bool) -> (() -> Void)? {
        isPossible ? { [unowned self] in change(by: step) } : nil
    }

    private func change(by step: Double) {
        let next = value + step
        if wraps, next > maximumValue { value = minimumValue } else { value = next }
        if wraps, next < minimumValue { value = maximumValue }
        hasUntoldChange = true
        if isContinuous { tellChange() }
    }

    private func tellChange() {
        guard hasUntoldChange else { return }
        hasUntoldChange = false
        sendActions(for: .valueChanged)
    }
}
