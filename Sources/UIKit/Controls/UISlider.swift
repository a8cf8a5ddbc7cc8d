import Foundation
import SwiftUICore

/// A knob on a track that chooses a value of a range.
@MainActor @preconcurrency
open class UISlider: UIControl {
    private var stored: Float = 0

    /// One that is out of range counts as the nearest.
    open var value: Float {
        get { min(max(stored, minimumValue), maximumValue) }
        set {
            stored = newValue
            invalidateContent()
        }
    }
    open var minimumValue: Float = 0 { didSet { invalidateContent() } }
    open var maximumValue: Float = 1 { didSet { invalidateContent() } }
    /// The colour of the track before the knob; nil is the tint.
    open var minimumTrackTintColor: UIColor? { didSet { settingChanged() } }
    /// The colour of the track behind the knob; nil is grey.
    open var maximumTrackTintColor: UIColor? { didSet { settingChanged() } }
    /// The colour of the knob; nil is white.
    open var thumbTintColor: UIColor? { didSet { settingChanged() } }
    /// Tells of each value while the knob is moved, not of the last one alone.
    open var isContinuous = true

    open func setValue(_ value: Float, animated: Bool) {
        withAnimation(animated ? .default : nil) { self.value = value }
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    override open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Profile.iOS.controls.sliderHeight)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Profile.iOS.controls.sliderHeight)
    }

    override func applyAppearance() { Self.changeControls(dress) }

    private func dress(_ appearance: inout ControlAppearance) {
        appearance.sliderTint = (minimumTrackTintColor ?? tintOfItsOwn)?.color ?? appearance.sliderTint
        appearance.sliderTrack = maximumTrackTintColor?.color ?? appearance.sliderTrack
        appearance.sliderKnob = thumbTintColor?.color ?? appearance.sliderKnob
    }

    override func makeContent() -> AnyView {
        let value = Binding { [unowned self] in
            self.value
        } set: { [unowned self] in
            self.value = $0
            if isContinuous { sendActions(for: .valueChanged) }
        }
        let most = max(maximumValue, minimumValue.nextUp)
        return AnyView(
            Slider(value: value, in: minimumValue...most) { [unowned self] isEditing in
                if !isEditing, !isContinuous { sendActions(for: .valueChanged) }
            }
            .tint(tintColor.color).disabled(!isEnabled)
            .transformEnvironment(\.controlAppearance) { [self] in dress(&$0) })
    }
}
