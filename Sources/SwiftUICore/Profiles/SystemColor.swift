/// The name of a colour whose value depends on the platform and the appearance.
package enum SystemColor: Int, CaseIterable, Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case systemGray2, systemGray3, systemGray4, systemGray5, systemGray6

    /// `Color.primary`, `.secondary` and the levels below them.
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel
    case placeholderText, link, lightText, darkText
    /// The accent of an app that has no accent colour of its own.
    case accent

    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
    case separator, opaqueSeparator

    /// The part of a switch, a slider and a progress bar that is not filled.
    case switchTrack, sliderTrack, progressTrack
    /// What moves on a switch or a slider.
    case knob
    case segmentedTrack, segmentedSelection
    /// The fill of a bordered button that has no tint.
    case borderedButtonFill
    case stepperFill, datePickerFill
    case textFieldBorder
    case listRowSelection
    /// What covers the window behind a sheet or an alert.
    case presentationDimming
    case sheetGrabber
    case scrollIndicator
}
