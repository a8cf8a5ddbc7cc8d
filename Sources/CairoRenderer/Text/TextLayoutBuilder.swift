import Drawing
import Foundation

/// Gives fitted lines their places and makes the layout that the engine sees.
struct TextLayoutBuilder {
    let shaped: ShapedText
    let text: ResolvedText
    let width: Double
    let fit: [FittedLine]
    let scale: Double

    /// The distance from the top of one line to the top of the next, unscaled.
    static func pitch(_ metrics: RunMetrics, lineSpacing: CGFloat) -> Double {
        max(metrics.height + metrics.leading, metrics.height + Double(lineSpacing))
    }

    /// What the lines take, unscaled.
    static func height(of lines: [FittedLine], lineSpacing: CGFloat) -> Double {
        guard let last = lines.last else { return 0 }
        return lines.dropLast().reduce(last.metrics.height) { $0 + pitch($1.metrics, lineSpacing: lineSpacing) }
    }

    func layout(isTruncated: Bool, horizontalScale: Double) -> TextLayout {
        let size = CGSize(width: rounded(reportedWidth(horizontalScale)), height: rounded(fullHeight))
        var lines: [TextLayout.Line] = []
        lines.reserveCapacity(fit.count)
        var top = 0.0
        for line in fit {
            lines.append(place(line, top: top * scale, width: size.width, horizontalScale))
            top += Self.pitch(line.metrics, lineSpacing: text.lineSpacing)
        }
        let backing = TextBacking(shaped: shaped, lines: fit, horizontalScale: horizontalScale, verticalScale: scale)
        return TextLayout(
            text: text, size: size, lines: lines, isTruncated: isTruncated, scale: scale, backing: backing)
    }

    private func place(_ line: FittedLine, top: Double, width: Double, _ horizontalScale: Double) -> TextLayout.Line {
        let drawn = line.drawnWidth * horizontalScale
        let x = (width - drawn) * alignmentFraction
        return TextLayout.Line(
            string: string(of: line), frame: CGRect(x: x, y: top, width: drawn, height: line.metrics.height * scale),
            baseline: top + line.metrics.ascent * scale)
    }

    /// 0 for the left edge, 1 for the right one.
    private var alignmentFraction: Double {
        switch text.alignment {
        case .leading: text.isRightToLeft ? 1 : 0
        case .center: 0.5
        case .trailing: text.isRightToLeft ? 0 : 1
        }
    }

    private func string(of line: FittedLine) -> String {
        guard line.isTruncated else { return String(shaped.substring(line.head)) }
        return String(shaped.substring(line.head)) + "\u{2026}" + (line.tail.map { shaped.substring($0) } ?? "")
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
