import Foundation

/// The fonts of the text styles at each Dynamic Type size.
///
/// Source: Apple's Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes" and "macOS built-in text
/// styles"; line heights that are missing there are San Francisco's own plus the leading that `UIFont` reports.
package enum TextStyleTable {
    /// The text styles, with the names of Apple's `Font.TextStyle`.
    package enum Style: String, CaseIterable, Hashable, Sendable {
        case extraLargeTitle, extraLargeTitle2, largeTitle, title, title2, title3
        case headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// The font of a text style.
    package struct Metrics: Hashable, Sendable {
        /// Points.
        package let pointSize: CGFloat
        /// 100 (ultra light) to 900 (black).
        package let weight: Int
        /// The weight when the text is bold.
        package let boldWeight: Int
        /// What the style adds to San Francisco's own line height, in points; negative in some large sizes.
        package let leading: CGFloat
    }

    /// The number of Dynamic Type sizes, from `xSmall` to `accessibility5`.
    package static let sizeCount = 12
    /// The position of `large`, the size that users start with.
    package static let defaultSize = 3

    /// The height of a line of San Francisco of one point: its ascent of 1950 and its descent of 494 units of 2048.
    package static let lineHeightRatio: CGFloat = 2444.0 / 2048.0

    /// - Parameter size: The position of the Dynamic Type size: 0 for `xSmall` to 11 for `accessibility5`.
    package static func iOS(_ style: Style, size: Int = defaultSize) -> Metrics {
        guard let row = iOSRows[style] else { preconditionFailure("no font for the text style \(style)") }
        return row.metrics(at: size)
    }

    /// macOS has no Dynamic Type.
    package static func macOS(_ style: Style) -> Metrics {
        guard let row = macOSRows[style] else { preconditionFailure("no font for the text style \(style)") }
        return row.metrics(at: 0)
    }

    /// Columns: xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1 … accessibility5.
    private static let iOSRows: [Style: Row] = [
        // Published at `large` alone, without a line height; they grow as the title styles do.
        .extraLargeTitle: Row(weight: 700, bold: 700, sizes: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62]),
        .extraLargeTitle2: Row(weight: 700, bold: 700, sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
        .largeTitle: Row(
            bold: 700,
            sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
            lines: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
        .title: Row(
            bold: 700,
            sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            lines: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]),
        .title2: Row(
            bold: 700,
            sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
            lines: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
        .title3: Row(
            bold: 600,
            sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
            lines: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
        .headline: Row(
            weight: 600, bold: 600,
            sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            lines: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]),
        .subheadline: Row(
            bold: 600,
            sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
            lines: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]),
        .body: Row(
            bold: 600,
            sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            lines: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
        .callout: Row(
            bold: 600,
            sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
            lines: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
        .footnote: Row(
            bold: 600,
            sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
            lines: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
        .caption: Row(
            bold: 600,
            sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
            lines: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
        .caption2: Row(
            bold: 600,
            sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
            lines: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]),
    ]

    private static let macOSRows: [Style: Row] = [
        // Not built into macOS; the values of iOS.
        .extraLargeTitle: Row(weight: 700, bold: 700, sizes: [36]),
        .extraLargeTitle2: Row(weight: 700, bold: 700, sizes: [28]),
        .largeTitle: Row(bold: 700, sizes: [26], lines: [32]),
        .title: Row(bold: 700, sizes: [22], lines: [26]),
        .title2: Row(bold: 700, sizes: [17], lines: [22]),
        .title3: Row(bold: 600, sizes: [15], lines: [20]),
        .headline: Row(weight: 700, bold: 800, sizes: [13], lines: [16]),
        .subheadline: Row(bold: 600, sizes: [11], lines: [14]),
        .body: Row(bold: 600, sizes: [13], lines: [16]),
        .callout: Row(bold: 600, sizes: [12], lines: [15]),
        .footnote: Row(bold: 600, sizes: [10], lines: [13]),
        .caption: Row(bold: 500, sizes: [10], lines: [13]),
        .caption2: Row(weight: 500, bold: 600, sizes: [10], lines: [13]),
    ]
}

/// One text style: its sizes and line heights in points, a column for each Dynamic Type size.
private struct Row: Sendable {
    let weight: Int
    let boldWeight: Int
    let sizes: [CGFloat]
    let lines: [CGFloat]?

    init(weight: Int = 400, bold: Int, sizes: [CGFloat], lines: [CGFloat]? = nil) {
        self.weight = weight
        boldWeight = bold
        self.sizes = sizes
        self.lines = lines
    }

    /// Without a line height of its own the style has San Francisco's.
    func metrics(at column: Int) -> TextStyleTable.Metrics {
        let size = sizes[column]
        let leading = lines.map { $0[column] - size * TextStyleTable.lineHeightRatio }
        return TextStyleTable.Metrics(pointSize: size, weight: weight, boldWeight: boldWeight, leading: leading ?? 0)
    }
}
