import Drawing
import Foundation

/// Cuts the last visible line of a text and puts an ellipsis where something is missing.
struct LineTruncator {
    let shaped: ShapedText
    let width: Double
    let mode: ResolvedText.Truncation
    let library: FontLibrary

    private static let ellipsis = "\u{2026}"

    /// The line that begins where the given one does and stands for all that follows.
    func truncate(_ line: FittedLine) -> FittedLine {
        let start = line.head.lowerBound
        let end = shaped.paragraphs.last { $0.clusters.upperBound > start }?.clusters.upperBound ?? start
        let paragraphEnd =
            shaped.paragraphs.first { $0.clusters.lowerBound <= start && start < $0.clusters.upperBound }?
            .clusters.upperBound ?? start
        switch mode {
        case .tail: return tail(line, start..<paragraphEnd)
        case .head: return head(line, start..<end)
        case .middle: return middle(line, start..<end)
        }
    }

    private func tail(_ line: FittedLine, _ range: Range<Int>) -> FittedLine {
        let ellipsis = ellipsis(at: range.lowerBound)
        let kept = longestPrefix(of: range, width: width - ellipsis.width)
        return compose(line, head: shaped.trimmingTrailingSpaces(kept), tail: nil, ellipsis)
    }

    private func head(_ line: FittedLine, _ range: Range<Int>) -> FittedLine {
        let ellipsis = ellipsis(at: max(range.lowerBound, range.upperBound - 1))
        let kept = longestSuffix(of: range, width: width - ellipsis.width)
        let empty = range.lowerBound..<range.lowerBound
        return compose(line, head: empty, tail: shaped.trimmingLeadingSpaces(kept), ellipsis)
    }

    /// Half of the room for the beginning, what is left of it for the end.
    private func middle(_ line: FittedLine, _ range: Range<Int>) -> FittedLine {
        let ellipsis = ellipsis(at: range.lowerBound)
        let room = width - ellipsis.width
        let head = shaped.trimmingTrailingSpaces(longestPrefix(of: range, width: room / 2))
        let rest = head.upperBound..<range.upperBound
        let tail = longestSuffix(of: rest, width: room - shaped.width(of: head))
        return compose(line, head: head, tail: shaped.trimmingLeadingSpaces(tail), ellipsis)
    }

    private func compose(
        _ line: FittedLine, head: Range<Int>, tail: Range<Int>?, _ ellipsis: Ellipsis
    ) -> FittedLine {
        var result = line
        result.head = head
        result.tail = tail
        result.ellipsis = ellipsis.shaped
        result.ellipsisRun = ellipsis.run
        result.drawnWidth = shaped.width(of: head) + (tail.map { shaped.width(of: $0) } ?? 0) + ellipsis.width
        result.advanceWidth = result.drawnWidth
        result.isWrapped = false
        return result
    }

    private func longestPrefix(of range: Range<Int>, width: Double) -> Range<Int> {
        var end = range.lowerBound
        let limit = shaped.offsets[range.lowerBound] + width + LineBreaker.tolerance
        while end < range.upperBound, shaped.offsets[end + 1] <= limit { end += 1 }
        return range.lowerBound..<end
    }

    private func longestSuffix(of range: Range<Int>, width: Double) -> Range<Int> {
        var start = range.upperBound
        let limit = shaped.offsets[range.upperBound] - width - LineBreaker.tolerance
        while start > range.lowerBound, shaped.offsets[start - 1] >= limit { start -= 1 }
        return start..<range.upperBound
    }

    private struct Ellipsis {
        var shaped: ShapedText
        var run: Int
        var width: Double
    }

    /// An ellipsis in the look of the run that a cluster belongs to.
    private func ellipsis(at cluster: Int) -> Ellipsis {
        let index = min(cluster, shaped.clusters.count - 1)
        let run = index < 0 ? 0 : Int(shaped.clusters[index].run)
        let typeface = shaped.fonts.typefaces[run]
        let made = typeface.ellipsis ?? shapeEllipsis(run)
        typeface.ellipsis = made
        return Ellipsis(shaped: made, run: run, width: made.offsets[made.clusters.count])
    }

    private func shapeEllipsis(_ run: Int) -> ShapedText {
        let run = TextRun(string: Self.ellipsis, font: shaped.runs[run].font)
        return TextShaper.shape(ResolvedText(runs: [run]), library: library)
    }
}
