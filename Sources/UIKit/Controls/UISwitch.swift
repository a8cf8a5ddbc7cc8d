import Foundation
import SwiftUICore

/// A switch between off and on.
@MainActor @preconcurrency
open class UISwitch: UIControl {
    open var isOn = false { didSet { if isOn != oldValue { invalidateContent() } } }
    /// The colour of the switch when on; nil is the system's green.
    open var onTintColor: UIColor? { didSet { settingChanged() } }
    /// The colour of the knob; nil is white.
    open var thumbTintColor: UIColor? { didSet { settingChanged() } }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        sizeToFit()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setOn(_ on: Bool, animated: Bool) {
        withAnimation(animated ? .default : nil) { isOn = on }
    }

    override open var intrinsicContentSize: CGSize { Profile.iOS.controls.switchSize }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func applyAppearance() {
        Self.changeControls {
            $0.switchTint = onTintColor?.color
            $0.switchKnob = thumbTintColor?.color
        }
    }

    override func makeContent() -> AnyView {
        let isOn = Binding { [unowned self] in
            self.isOn
        } set: { [unowned self] in
            self.isOn = $0
            sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
        return AnyView(
            Toggle(isOn: isOn) { EmptyView() }.labelsHidden().tint(onTintColor?.color).disabled(!isEnabled)
                .transformEnvironment(\.controlAppearance) { [thumbTintColor] in
                    $0.switchKnob = thumbTintColor?.color ?? $0.switchKnob
                })
    }
}
