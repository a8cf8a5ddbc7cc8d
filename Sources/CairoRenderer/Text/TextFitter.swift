import Drawing
import Foundation

/// Makes a layout of a shaped text: lines, truncation, scale; nothing is shaped here.
struct TextFitter {
    let shaped: ShapedText
    let text: ResolvedText
    let width: Double
    let height: Double
    let library: FontLibrary

    /// How much a text that allows tightening may shrink, as an `NSParagraphStyle` has it by default.
    private static let tightening = 0.05

    /// The lines at a scale; the paragraphs after them were cut away if `isTruncated` is set.
    private struct Fit {
        var lines: [FittedLine]
        var isTruncated: Bool
        var scale: Double
        /// The horizontal part of the scale; smaller where the letters were moved together.
        var horizontalScale: Double
    }

    func layout() -> TextLayout {
        if let line = fittingWholeLine {
            return TextLayoutBuilder(shaped: shaped, text: text, width: width, fit: [line], scale: 1, isWhole: true)
                .layout(isTruncated: false, horizontalScale: 1)
        }
        let fit = bestFit()
        return TextLayoutBuilder(shaped: shaped, text: text, width: width, fit: fit.lines, scale: fit.scale)
            .layout(isTruncated: fit.isTruncated, horizontalScale: fit.horizontalScale)
    }

    /// The whole text, where there is room for it in one line. The first line is there whatever the height.
    private var fittingWholeLine: FittedLine? {
        guard text.minimumScaleFactor >= 1, let line = shaped.wholeLine,
            line.drawnWidth <= width + LineBreaker.tolerance
        else { return nil }
        return line
    }

    private func bestFit() -> Fit {
        let plain = fit(scale: 1)
        let mayShrink = text.minimumScaleFactor < 1
        guard plain.isTruncated || (mayShrink && overflows(plain)) else { return plain }
        if plain.isTruncated, text.allowsTightening {
            let tight = fit(scale: 1, tightening: Self.tightening)
            if !tight.isTruncated { return tightened() }
        }
        return mayShrink ? largestScale() : plain
    }

    /// The least tightening, in steps of a hundredth of a percent, at which nothing is cut away.
    private func tightened() -> Fit {
        search(from: 0, to: Self.tightening) { fit(scale: 1, tightening: $0) }
    }

    private func largestScale() -> Fit {
        let smallest = max(0.01, Double(text.minimumScaleFactor))
        let least = fit(scale: smallest)
        if least.isTruncated || overflows(least) { return least }
        return search(from: 0, to: 1 - smallest) { fit(scale: 1 - $0) }
    }

    /// Whether something sticks out though nothing was cut away: a single character is never broken, and a first line
    /// is always there.
    private func overflows(_ fit: Fit) -> Bool {
        let widest = (fit.lines.map(\.drawnWidth).max() ?? 0) * fit.horizontalScale
        let needed = TextLayoutBuilder.height(of: fit.lines, lineSpacing: text.lineSpacing) * fit.scale
        return widest > width + LineBreaker.tolerance || needed > height + LineBreaker.tolerance
    }

    /// The smallest amount of shrinking that leaves nothing out, by halving; the upper end is known to suffice.
    private func search(from low: Double, to high: Double, _ attempt: (Double) -> Fit) -> Fit {
        var (low, high) = (low, high)
        var best = attempt(high)
        for _ in 0..<12 {
            let middle = (low + high) / 2
            let candidate = attempt(middle)
            if candidate.isTruncated || (text.minimumScaleFactor < 1 && overflows(candidate)) {
                low = middle
            } else {
                (best, high) = (candidate, middle)
            }
        }
        return best
    }

    private func fit(scale: Double, tightening: Double = 0) -> Fit {
        let horizontalScale = scale * (1 - tightening)
        let lineWidth = width / horizontalScale
        let limit = lineLimit(scale: scale)
        let breaker = LineBreaker(text: shaped.letters, width: lineWidth)
        var lines: [FittedLine] = []
        for (index, paragraph) in shaped.paragraphs.enumerated() {
            let room = limit - lines.count
            // One line more than there is room for shows that something is left over.
            let ranges = breaker.lines(of: paragraph.clusters, limit: room + 1)
            let isLast = index + 1 == shaped.paragraphs.count
            for range in ranges.prefix(room) {
                lines.append(line(range, paragraph, isWrapped: range.upperBound < paragraph.clusters.upperBound))
            }
            let overflows = ranges.count > room || (lines.count == limit && !isLast)
            if overflows || (heightIsFull(lines, scale: scale) && !isLast) {
                return truncated(&lines, scale, horizontalScale, lineWidth)
            }
        }
        if exceedsHeight(lines, scale: scale) { return truncated(&lines, scale, horizontalScale, lineWidth) }
        return Fit(lines: lines, isTruncated: false, scale: scale, horizontalScale: horizontalScale)
    }

    private func lineLimit(scale: Double) -> Int {
        var limit = max(1, text.lineLimit ?? Int.max / 2)
        guard height.isFinite, shaped.hasUniformMetrics, let metrics = shaped.metrics.first else { return limit }
        let pitch = TextLayoutBuilder.pitch(metrics, lineSpacing: text.lineSpacing) * scale
        guard pitch > 0 else { return limit }
        let more = (height + LineBreaker.tolerance - metrics.height * scale) / pitch
        limit = min(limit, 1 + max(0, Int(min(more, 1e6))))
        return limit
    }

    /// Lines of several heights are counted one by one.
    private func heightIsFull(_ lines: [FittedLine], scale: Double) -> Bool {
        guard height.isFinite, !shaped.hasUniformMetrics else { return false }
        return exceedsHeight(lines, scale: scale)
    }

    private func exceedsHeight(_ lines: [FittedLine], scale: Double) -> Bool {
        guard height.isFinite, !shaped.hasUniformMetrics, lines.count > 1 else { return false }
        let needed = TextLayoutBuilder.height(of: lines, lineSpacing: text.lineSpacing) * scale
        return needed > height + LineBreaker.tolerance
    }

    private func line(_ range: Range<Int>, _ paragraph: ShapedText.Paragraph, isWrapped: Bool) -> FittedLine {
        let trimmed = shaped.trimmingTrailingSpaces(range)
        return FittedLine(
            head: range, isRightToLeft: paragraph.isRightToLeft,
            metrics: shaped.lineMetrics(of: range, emptyRun: paragraph.run), drawnWidth: shaped.width(of: trimmed),
            advanceWidth: shaped.width(of: range), isWrapped: isWrapped)
    }

    private func truncated(
        _ lines: inout [FittedLine], _ scale: Double, _ horizontalScale: Double, _ lineWidth: Double
    ) -> Fit {
        while lines.count > 1, exceedsHeight(lines, scale: scale) { lines.removeLast() }
        if let last = lines.popLast() {
            let truncator = LineTruncator(shaped: shaped, width: lineWidth, mode: text.truncation, library: library)
            lines.append(truncator.truncate(last))
        }
        return Fit(lines: lines, isTruncated: true, scale: scale, horizontalScale: horizontalScale)
    }
}
