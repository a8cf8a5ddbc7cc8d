import Foundation

/// The sizes of buttons, switches, sliders and the other controls, in points.
///
/// Source: widely observed on iOS 13 to 18; macOS from published measurements on macOS 26 (iamcgn/swiftui-web,
/// Docs/elements).
package struct ControlMetrics: Hashable, Sendable {
    /// A bordered button of one control size.
    package struct Button: Hashable, Sendable {
        package var horizontalPadding: CGFloat
        package var verticalPadding: CGFloat
        /// nil is a capsule.
        package var cornerRadius: CGFloat?
        package var pointSize: CGFloat
        /// The least height, 0 for none.
        package var minimumHeight: CGFloat = 0
    }

    package var regularButton = Button(horizontalPadding: 12, verticalPadding: 7, cornerRadius: 8, pointSize: 17)
    package var largeButton = Button(horizontalPadding: 20, verticalPadding: 15, cornerRadius: 12, pointSize: 17)
    package var smallButton = Button(horizontalPadding: 10, verticalPadding: 5, cornerRadius: nil, pointSize: 15)
    package var miniButton = Button(horizontalPadding: 10, verticalPadding: 5, cornerRadius: nil, pointSize: 15)
    /// The fill of a bordered button with a tint, as the tint's opacity, light and dark.
    package var tintedFillOpacity: Float = 0.15
    package var darkTintedFillOpacity: Float = 0.2
    /// The label of a borderless button while it is pressed.
    package var pressedOpacity = 0.2

    package var switchSize = CGSize(width: 51, height: 31)
    package var switchKnobSize = CGSize(width: 27, height: 27)
    package var switchKnobInset: CGFloat = 2
    package var checkboxSize: CGFloat = 16
    package var checkboxSpacing: CGFloat = 5

    /// The least distance of a control from the label before it.
    package var labelSpacing: CGFloat = 8

    package var sliderHeight: CGFloat = 31
    /// The width where none is proposed (UISlider fits itself to 118, from memory).
    package var sliderIdealWidth: CGFloat = 118
    package var sliderTrackHeight: CGFloat = 4
    package var sliderKnobSize = CGSize(width: 28, height: 28)
    package var stepperSize = CGSize(width: 94, height: 32)
    package var stepperCornerRadius: CGFloat = 8

    package var segmentedHeight: CGFloat = 32
    package var segmentedCornerRadius: CGFloat = 8
    package var segmentedSelectionInset: CGFloat = 2
    package var segmentedSelectionCornerRadius: CGFloat = 7
    package var segmentedPointSize: CGFloat = 13
    /// What a segment adds to its title's width.
    package var segmentPadding: CGFloat = 20
    package var wheelSize = CGSize(width: 320, height: 216)
    package var wheelRowHeight: CGFloat = 32
    package var wheelPointSize: CGFloat = 21
    package var wheelBandCornerRadius: CGFloat = 8
    package var datePickerPadding: CGFloat = 12
    package var datePickerVerticalPadding: CGFloat = 7
    package var datePickerCornerRadius: CGFloat = 8

    package var progressBarHeight: CGFloat = 4
    package var spinnerDiameter: CGFloat = 20
    package var largeSpinnerDiameter: CGFloat = 37
    package var spinnerSpokes = 8
    /// Seconds from one spoke to the next.
    package var spinnerStep = 0.125

    package var roundedTextFieldHeight: CGFloat = 34
    package var roundedTextFieldInset: CGFloat = 7
    /// Above and below the lines of a field that has several.
    package var roundedTextFieldVerticalInset: CGFloat = 4
    package var roundedTextFieldCornerRadius: CGFloat = 5
    /// What a plain text field adds to the height of a line.
    package var plainTextFieldExtraHeight: CGFloat = 1.5
    package var caretWidth: CGFloat = 2

    package var groupBoxPadding: CGFloat = 16
    package var groupBoxCornerRadius: CGFloat = 8
    /// nil is one device pixel.
    package var dividerThickness: CGFloat?
    package var pageDotDiameter: CGFloat = 7.5
    package var pageDotPitch: CGFloat = 17
    package var pageControlHeight: CGFloat = 26

    package static let iOS = ControlMetrics()

    package static let macOS: ControlMetrics = {
        var metrics = ControlMetrics()
        let button = Button(
            horizontalPadding: 12, verticalPadding: 4, cornerRadius: 6, pointSize: 13, minimumHeight: 24)
        metrics.regularButton = button
        metrics.largeButton = button
        metrics.largeButton.minimumHeight = 28
        metrics.smallButton = button
        metrics.smallButton.pointSize = 11
        metrics.smallButton.minimumHeight = 18
        metrics.miniButton = button
        metrics.miniButton.pointSize = 9
        metrics.miniButton.minimumHeight = 15
        metrics.switchSize = CGSize(width: 54, height: 24)
        metrics.switchKnobSize = CGSize(width: 32, height: 20)
        metrics.sliderHeight = 16
        metrics.sliderTrackHeight = 5
        metrics.sliderKnobSize = CGSize(width: 22, height: 16)
        metrics.stepperSize = CGSize(width: 20, height: 26)
        metrics.stepperCornerRadius = 5
        metrics.segmentedHeight = 24
        metrics.segmentedCornerRadius = 6
        metrics.segmentPadding = 21
        metrics.progressBarHeight = 8
        metrics.spinnerDiameter = 16
        metrics.largeSpinnerDiameter = 32
        metrics.roundedTextFieldHeight = 24
        metrics.roundedTextFieldInset = 6
        metrics.roundedTextFieldVerticalInset = 0
        metrics.plainTextFieldExtraHeight = 0
        metrics.caretWidth = 1
        metrics.groupBoxPadding = 5
        metrics.groupBoxCornerRadius = 12
        metrics.dividerThickness = 1
        return metrics
    }()
}
