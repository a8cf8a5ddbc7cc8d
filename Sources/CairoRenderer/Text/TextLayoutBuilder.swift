import Drawing
import Foundation

/// Measures fitted lines and makes the layout that the engine sees.
struct TextLayoutBuilder {
    let shaped: ShapedText
    let text: ResolvedText
    let width: Double
    let fit: [FittedLine]
    let scale: Double
    /// The only line is the shaped text's `wholeLine`.
    var isWhole = false

    /// The distance from the top of one line to the top of the next, unscaled.
    static func pitch(_ metrics: RunMetrics, lineSpacing: CGFloat) -> Double {
        max(metrics.height + metrics.leading, metrics.height + Double(lineSpacing))
    }

    /// What the lines take, unscaled.
    static func height(of lines: [FittedLine], lineSpacing: CGFloat) -> Double {
        guard let last = lines.last else { return 0 }
        return lastTop(of: lines, lineSpacing) + last.metrics.height
    }

    private static func lastTop(of lines: [FittedLine], _ lineSpacing: CGFloat) -> Double {
        var result = 0.0
        for index in 0..<max(0, lines.count - 1) { result += pitch(lines[index].metrics, lineSpacing: lineSpacing) }
        return result
    }

    func layout(isTruncated: Bool, horizontalScale: Double) -> TextLayout {
        let size = CGSize(width: rounded(reportedWidth(horizontalScale)), height: rounded(fullHeight))
        let lastTop = Self.lastTop(of: fit, text.lineSpacing)
        return TextLayout(
            text: text, size: size, firstBaseline: (fit.first?.metrics.ascent ?? 0) * scale,
            lastBaseline: (lastTop + (fit.last?.metrics.ascent ?? 0)) * scale, isTruncated: isTruncated, scale: scale,
            backing: TextBacking(
                shaped: shaped, lines: isWhole ? nil : fit, horizontalScale: horizontalScale, verticalScale: scale))
    }

    /// The widest line; the spaces that hang at the end of a wrapped line count as far as there is room for them.
    private func reportedWidth(_ horizontalScale: Double) -> Double {
        var result = 0.0
        for line in fit { result = max(result, line.advanceWidth * horizontalScale) }
        return min(result, width)
    }

    private var fullHeight: Double {
        var result = Self.height(of: fit, lineSpacing: text.lineSpacing)
        let missing = text.reservedLines - fit.count
        if missing > 0, let last = fit.last {
            result += Double(missing) * Self.pitch(last.metrics, lineSpacing: text.lineSpacing)
        }
        return result * scale
    }

    /// Up to whole device pixels; what is above one by less than a hundredth is a rounding error.
    private func rounded(_ length: Double) -> Double {
        let pixels = Double(text.pixelScale)
        return max(0, (length * pixels - 0.01).rounded(.up)) / pixels
    }
}
