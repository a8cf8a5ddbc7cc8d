import Drawing
import Foundation

/// What stands in for Apple's system fonts: Debian families, San Francisco's line metrics and its built-in tracking.
///
/// Inter in San Francisco's tracking has San Francisco's width: the widths that iOS reports for "Hello, world!" (94.7),
/// "Dismiss keyboard" (134.3) and a dozen others between 11 and 34 points are met within 2 percent.
enum SystemFont {
    /// The parts of the size that lie above and below the baseline in San Francisco (units of an em of 2048).
    static let ascent: CGFloat = 1950.0 / 2048
    static let descent: CGFloat = 494.0 / 2048
    /// The distance of an underline's middle from the baseline, and its thickness, as parts of the size.
    static let underlineOffset: CGFloat = 0.151_37
    static let lineThickness: CGFloat = 0.058_59

    /// From this size on the display cut stands for the optical size that San Francisco has there.
    private static let displaySize: CGFloat = 23

    /// The fontconfig families, best first.
    static func families(design: ResolvedFont.Design, size: CGFloat) -> String {
        switch design {
        case .standard: size < displaySize ? "Inter" : "Inter Display"
        case .rounded: "Quicksand,Inter"
        case .serif: "Noto Serif"
        case .monospaced: "Noto Sans Mono"
        }
    }

    /// Quicksand, the stand-in of the rounded design, is a step lighter than San Francisco.
    static func weight(_ weight: Int, design: ResolvedFont.Design) -> Int {
        design == .rounded ? min(900, weight + 100) : weight
    }

    static let emojiFamily = "Noto Color Emoji"

    /// Points added after each glyph of Inter; 0 for the other designs, whose stand-ins have widths of their own.
    static func tracking(design: ResolvedFont.Design, size: CGFloat) -> CGFloat {
        guard design == .standard else { return 0 }
        return publishedTracking(size: size) + opticalCorrection(size: size)
    }

    /// How much of a width the stretched or condensed cuts take, which Inter does not have: the glyphs are scaled.
    static func horizontalScale(_ width: ResolvedFont.Width) -> CGFloat {
        switch width {
        case .compressed: 0.72
        case .condensed: 0.85
        case .standard: 1
        case .expanded: 1.2
        }
    }

    /// San Francisco passes from its text to its display cut between 17 and 28 points, Inter at one size; its text cut
    /// is wider than the display cut by 0.045 em a glyph.
    private static func opticalCorrection(size: CGFloat) -> CGFloat {
        let displayPart = min(1, max(0, (size - 17) / 11))
        let difference = 0.045 * size
        return size < displaySize ? -difference * displayPart : difference * (1 - displayPart)
    }

    /// The table of Apple's Human Interface Guidelines (typography, SF Pro tracking), interpolated between its sizes.
    static func publishedTracking(size: CGFloat) -> CGFloat {
        let index = size - firstTrackedSize
        guard index > 0 else { return trackings[0] * size / firstTrackedSize }
        let lower = Int(index)
        guard lower + 1 < trackings.count else { return 0 }
        let fraction = index - CGFloat(lower)
        return trackings[lower] * (1 - fraction) + trackings[lower + 1] * fraction
    }

    private static let firstTrackedSize: CGFloat = 6

    /// Points for the sizes 6, 7, 8… 80.
    private static let trackings: [CGFloat] = [
        0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45, -0.36, -0.26,
        -0.10, 0.07, 0.15, 0.22, 0.29, 0.38, 0.40, 0.40, 0.39, 0.41, 0.40, 0.40, 0.38, 0.37, 0.36, 0.37, 0.38, 0.37,
        0.36, 0.37, 0.38, 0.37, 0.35, 0.36, 0.37, 0.35, 0.33, 0.34, 0.35, 0.33, 0.31, 0.32, 0.31, 0.30, 0.29, 0.28,
        0.27, 0.26, 0.25, 0.24, 0.23, 0.22, 0.205, 0.19, 0.18, 0.17, 0.155, 0.14, 0.14, 0.14, 0.122, 0.105, 0.087,
        0.07, 0.052, 0.035, 0.017, 0,
    ]
}
