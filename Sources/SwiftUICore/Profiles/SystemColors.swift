import Drawing

/// The values of a platform's system colours, light and dark, with and without increased contrast.
///
/// Sources: Apple's Human Interface Guidelines, Color, and values of `UIColor` that were read on devices and published.
package struct SystemColors: Sendable {
    private let rows: [Row]

    /// Later rows replace earlier ones of the same name.
    private init(_ rows: [Row]) {
        var known: [SystemColor: Row] = [:]
        for row in rows { known[row.name] = row }
        self.rows = SystemColor.allCases.map { name in
            guard let row = known[name] else { preconditionFailure("no value for the system colour \(name)") }
            return row
        }
    }

    /// - Parameter isElevated: Whether the colour is for a sheet or a popover, whose backgrounds are lighter in the dark.
    package func value(
        of color: SystemColor, isDark: Bool, hasIncreasedContrast: Bool = false, isElevated: Bool = false
    ) -> RGBA {
        let row = rows[color.rawValue]
        guard isDark else { return hasIncreasedContrast ? row.contrastLight : row.light }
        if isElevated, let elevated = row.elevatedDark { return elevated }
        return hasIncreasedContrast ? row.contrastDark : row.dark
    }

    /// iOS 15 to 18.
    package static let iOS = SystemColors(iOSRows)

    /// macOS 26, with the values of iOS for what macOS has no colour of its own.
    package static let macOS = SystemColors(iOSRows + macOSRows)

    private static let iOSRows: [Row] = [
        Row(.red, rgb(255, 59, 48), rgb(255, 69, 58), contrast: rgb(215, 0, 21), rgb(255, 105, 97)),
        Row(.orange, rgb(255, 149, 0), rgb(255, 159, 10), contrast: rgb(201, 52, 0), rgb(255, 179, 64)),
        Row(.yellow, rgb(255, 204, 0), rgb(255, 214, 10), contrast: rgb(178, 80, 0), rgb(255, 212, 38)),
        Row(.green, rgb(52, 199, 89), rgb(48, 209, 88), contrast: rgb(36, 138, 61), rgb(48, 219, 91)),
        Row(.mint, rgb(0, 199, 190), rgb(99, 230, 226), contrast: rgb(12, 129, 123), rgb(99, 230, 226)),
        Row(.teal, rgb(48, 176, 199), rgb(64, 200, 224), contrast: rgb(0, 130, 153), rgb(93, 230, 255)),
        Row(.cyan, rgb(50, 173, 230), rgb(100, 210, 255), contrast: rgb(0, 113, 164), rgb(112, 215, 255)),
        Row(.blue, rgb(0, 122, 255), rgb(10, 132, 255), contrast: rgb(0, 64, 221), rgb(64, 156, 255)),
        Row(.indigo, rgb(88, 86, 214), rgb(94, 92, 230), contrast: rgb(54, 52, 163), rgb(125, 122, 255)),
        Row(.purple, rgb(175, 82, 222), rgb(191, 90, 242), contrast: rgb(137, 68, 171), rgb(218, 143, 255)),
        Row(.pink, rgb(255, 45, 85), rgb(255, 55, 95), contrast: rgb(211, 15, 69), rgb(255, 100, 130)),
        Row(.brown, rgb(162, 132, 94), rgb(172, 142, 104), contrast: rgb(127, 101, 69), rgb(181, 148, 105)),
        Row(.gray, rgb(142, 142, 147), rgb(142, 142, 147), contrast: rgb(108, 108, 112), rgb(174, 174, 178)),

        Row(.systemGray2, rgb(174, 174, 178), rgb(99, 99, 102), contrast: rgb(142, 142, 147), rgb(124, 124, 128)),
        Row(.systemGray3, rgb(199, 199, 204), rgb(72, 72, 74), contrast: rgb(174, 174, 178), rgb(84, 84, 86)),
        Row(.systemGray4, rgb(209, 209, 214), rgb(58, 58, 60), contrast: rgb(188, 188, 192), rgb(68, 68, 70)),
        Row(.systemGray5, rgb(229, 229, 234), rgb(44, 44, 46), contrast: rgb(216, 216, 220), rgb(54, 54, 56)),
        Row(.systemGray6, rgb(242, 242, 247), rgb(28, 28, 30), contrast: rgb(235, 235, 240), rgb(36, 36, 38)),

        Row(.label, rgb(0, 0, 0), rgb(255, 255, 255)),
        Row(
            .secondaryLabel, rgb(60, 60, 67, 0.6), rgb(235, 235, 245, 0.6), contrast: rgb(60, 60, 67, 0.8),
            rgb(235, 235, 245, 0.7)),
        Row(
            .tertiaryLabel, rgb(60, 60, 67, 0.3), rgb(235, 235, 245, 0.3), contrast: rgb(60, 60, 67, 0.7),
            rgb(235, 235, 245, 0.55)),
        Row(
            .quaternaryLabel, rgb(60, 60, 67, 0.18), rgb(235, 235, 245, 0.16), contrast: rgb(60, 60, 67, 0.55),
            rgb(235, 235, 245, 0.4)),
        Row(
            .quinaryLabel, rgb(0, 0, 0, 0.05), rgb(255, 255, 255, 0.05), contrast: rgb(0, 0, 0, 0.0814),
            rgb(255, 255, 255, 0.0814)),
        Row(.placeholderText, rgb(60, 60, 67, 0.3), rgb(235, 235, 245, 0.3)),
        Row(.link, rgb(0, 122, 255), rgb(9, 132, 255)),
        Row(.lightText, rgb(255, 255, 255, 0.6), rgb(255, 255, 255, 0.6)),
        Row(.darkText, rgb(0, 0, 0), rgb(0, 0, 0)),

        Row(
            .systemFill, rgb(120, 120, 128, 0.2), rgb(120, 120, 128, 0.36), contrast: rgb(120, 120, 128, 0.28),
            rgb(120, 120, 128, 0.44)),
        Row(
            .secondarySystemFill, rgb(120, 120, 128, 0.16), rgb(120, 120, 128, 0.32),
            contrast: rgb(120, 120, 128, 0.24), rgb(120, 120, 128, 0.4)),
        Row(
            .tertiarySystemFill, rgb(120, 120, 128, 0.12), rgb(118, 118, 128, 0.24), contrast: rgb(118, 118, 128, 0.2),
            rgb(118, 118, 128, 0.32)),
        Row(
            .quaternarySystemFill, rgb(116, 116, 128, 0.08), rgb(116, 116, 128, 0.18),
            contrast: rgb(116, 116, 128, 0.12), rgb(116, 116, 128, 0.26)),

        Row(.systemBackground, rgb(255, 255, 255), rgb(0, 0, 0), elevated: rgb(28, 28, 30)),
        Row(.secondarySystemBackground, rgb(242, 242, 247), rgb(28, 28, 30), elevated: rgb(44, 44, 46)),
        Row(.tertiarySystemBackground, rgb(255, 255, 255), rgb(44, 44, 46), elevated: rgb(58, 58, 60)),
        Row(.systemGroupedBackground, rgb(242, 242, 247), rgb(0, 0, 0), elevated: rgb(28, 28, 30)),
        Row(.secondarySystemGroupedBackground, rgb(255, 255, 255), rgb(28, 28, 30), elevated: rgb(44, 44, 46)),
        Row(.tertiarySystemGroupedBackground, rgb(242, 242, 247), rgb(44, 44, 46), elevated: rgb(58, 58, 60)),

        Row(
            .separator, rgb(60, 60, 67, 0.29), rgb(84, 84, 88, 0.6), contrast: rgb(60, 60, 67, 0.37),
            rgb(84, 84, 88, 0.75)),
        Row(.opaqueSeparator, rgb(198, 198, 200), rgb(56, 56, 58)),

        Row(.accent, rgb(0, 122, 255), rgb(10, 132, 255), contrast: rgb(0, 64, 221), rgb(64, 156, 255)),
        Row(.switchTrack, rgb(120, 120, 128, 0.16), rgb(120, 120, 128, 0.32)),
        Row(.sliderTrack, rgb(120, 120, 128, 0.2), rgb(120, 120, 128, 0.36)),
        Row(.progressTrack, rgb(120, 120, 125, 0.2), rgb(120, 120, 125, 0.36)),
        Row(.knob, rgb(255, 255, 255), rgb(255, 255, 255)),
        Row(.segmentedTrack, rgb(120, 120, 128, 0.12), rgb(118, 118, 128, 0.24)),
        Row(.segmentedSelection, rgb(255, 255, 255), rgb(99, 99, 102)),
        Row(.borderedButtonFill, rgb(120, 120, 128, 0.16), rgb(120, 120, 128, 0.32)),
        Row(.stepperFill, rgb(120, 120, 128, 0.12), rgb(118, 118, 128, 0.24)),
        Row(.datePickerFill, rgb(120, 120, 128, 0.12), rgb(118, 118, 128, 0.24)),
        Row(.textFieldBorder, rgb(0, 0, 0, 0.2), rgb(255, 255, 255, 0.2)),
        Row(.listRowSelection, rgb(209, 209, 214), rgb(58, 58, 60)),
        Row(.presentationDimming, rgb(0, 0, 0, 0.2), rgb(0, 0, 0, 0.48)),
        Row(.sheetGrabber, rgb(60, 60, 67, 0.3), rgb(235, 235, 245, 0.3)),
        Row(.scrollIndicator, rgb(0, 0, 0, 0.35), rgb(255, 255, 255, 0.5)),
    ]

    private static let macOSRows: [Row] = [
        Row(.red, rgb(255, 56, 60), rgb(255, 66, 69)),
        Row(.orange, rgb(255, 141, 40), rgb(255, 146, 48)),
        Row(.yellow, rgb(255, 204, 0), rgb(255, 214, 0)),
        Row(.green, rgb(52, 199, 89), rgb(48, 209, 88)),
        Row(.mint, rgb(0, 200, 179), rgb(0, 218, 195)),
        Row(.teal, rgb(0, 195, 208), rgb(0, 210, 224)),
        Row(.cyan, rgb(0, 192, 232), rgb(60, 211, 254)),
        Row(.blue, rgb(0, 136, 255), rgb(0, 145, 255)),
        Row(.indigo, rgb(97, 85, 245), rgb(109, 124, 255)),
        Row(.purple, rgb(203, 48, 224), rgb(219, 52, 242)),
        Row(.pink, rgb(255, 45, 85), rgb(255, 55, 95)),
        Row(.brown, rgb(172, 127, 94), rgb(183, 138, 102)),
        Row(.gray, rgb(142, 142, 147), rgb(152, 152, 157)),
        Row(.label, rgb(0, 0, 0, 0.847), rgb(255, 255, 255, 0.847)),
        Row(.secondaryLabel, rgb(0, 0, 0, 0.5), rgb(255, 255, 255, 0.55)),
        Row(.tertiaryLabel, rgb(0, 0, 0, 0.26), rgb(255, 255, 255, 0.247)),
        Row(.quaternaryLabel, rgb(0, 0, 0, 0.1), rgb(255, 255, 255, 0.098)),
        Row(.link, rgb(0, 104, 218), rgb(65, 156, 255)),
        Row(.accent, rgb(0, 136, 255), rgb(0, 122, 255)),
        Row(.systemBackground, rgb(255, 255, 255), rgb(30, 30, 30)),
        Row(.secondarySystemBackground, rgb(255, 255, 255), rgb(30, 30, 30)),
        Row(.separator, rgb(0, 0, 0, 0.1), rgb(255, 255, 255, 0.1)),
        Row(.listRowSelection, rgb(0, 100, 225), rgb(0, 89, 209)),
        Row(.borderedButtonFill, rgb(0, 0, 0, 0.075), rgb(255, 255, 255, 0.075)),
        Row(.textFieldBorder, rgb(0, 0, 0, 0.09), rgb(128, 128, 128, 0.086)),
        Row(.knob, rgb(255, 255, 255), rgb(255, 255, 255, 0.871)),
        Row(.secondarySystemGroupedBackground, rgb(0, 0, 0, 0.031), rgb(255, 255, 255, 0.031)),
    ]
}

/// The values of one colour; without values of its own for increased contrast it keeps the standard ones.
private struct Row: Sendable {
    let name: SystemColor
    let light: RGBA
    let dark: RGBA
    let contrastLight: RGBA
    let contrastDark: RGBA
    let elevatedDark: RGBA?

    init(
        _ name: SystemColor, _ light: RGBA, _ dark: RGBA, contrast contrastLight: RGBA? = nil,
        _ contrastDark: RGBA? = nil, elevated: RGBA? = nil
    ) {
        self.name = name
        self.light = light
        self.dark = dark
        self.contrastLight = contrastLight ?? light
        self.contrastDark = contrastDark ?? dark
        elevatedDark = elevated
    }
}

/// A colour from red, green and blue in 0…255 and alpha in 0…1.
private func rgb(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float = 1) -> RGBA {
    RGBA(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
}
