import Drawing
import Foundation
import LayoutEngine

extension ItemSpacing {
    /// The distances that a text of a typeface keeps in a stack.
    ///
    /// Fitted to distances that were measured for twelve sizes and eleven text styles at two pixels a point
    /// (iamcgn/swiftui-web, SystemFontMetricsTableIOS and Docs/elements/Text).
    package static func text(of font: ResolvedFont) -> ItemSpacing {
        let size = font.size
        let extra = halfPoints(size / 8, .up)
        return .text(
            above: 0.2109375 * size + extra, below: 0.473145 * size + extra, textAbove: distanceToTextAbove(font))
    }

    /// Text of a text style stands as far below other text as its lines are apart; what is rounded down is its ascent and
    /// descent. Text of a plain size touches it.
    private static func distanceToTextAbove(_ font: ResolvedFont) -> CGFloat {
        guard font.leading != 0 else { return 0 }
        let ascent = font.size * 1950 / 2048
        let descent = font.size * 494 / 2048
        let pitch = ascent + descent + font.leading
        return max(
            0, halfPoints(pitch - halfPoints(ascent, .down) - halfPoints(descent, .down), .toNearestOrAwayFromZero))
    }

    private static func halfPoints(_ length: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
        (length * 2).rounded(rule) / 2
    }
}
