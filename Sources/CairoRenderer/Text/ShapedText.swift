import Drawing
import Foundation

/// A text shaped once: its clusters with their advances, and where lines may break. It knows no width.
final class ShapedText {
    /// The smallest part that is drawn whole and that a line may be broken before: a character or a ligature.
    struct Cluster {
        struct Flags: OptionSet {
            let rawValue: UInt8
            /// A line may begin here by the rules of the script.
            static let breaksBefore = Flags(rawValue: 1)
            /// A space or tab, that hangs at the end of a line.
            static let isSpace = Flags(rawValue: 2)
        }

        /// Where it begins in the text's UTF-8 form.
        var byteOffset: Int32
        var firstGlyph: Int32
        var glyphCount: UInt16
        var item: UInt16
        var run: UInt16
        var flags: Flags
    }

    struct Glyph {
        var index: UInt32
        var xOffset: Float
        var yOffset: Float
        var advance: Float
    }

    /// A stretch of one font and one direction.
    struct Item {
        /// nil for an attachment, or where no font could be loaded.
        var font: GlyphFont?
        var level: UInt8

        var isRightToLeft: Bool { level & 1 == 1 }
    }

    /// What lies between two line separators.
    struct Paragraph {
        var clusters: Range<Int>
        var isRightToLeft: Bool
        /// The run that an empty paragraph takes its metrics from.
        var run: Int
    }

    let runs: [TextRun]
    let language: String
    /// Of the layout around the text, not of its letters.
    let isRightToLeft: Bool
    let typefaces: [Typeface]
    let string: String
    let clusters: ContiguousArray<Cluster>
    /// Glyphs of each item from left to right.
    let glyphs: ContiguousArray<Glyph>
    let items: [Item]
    let paragraphs: [Paragraph]
    /// Where each cluster begins, if all stood in one line in reading order; one more than clusters.
    let offsets: ContiguousArray<Double>
    let metrics: [RunMetrics]
    /// Whether all lines have the metrics of the first run.
    let hasUniformMetrics: Bool
    /// The size of the largest font.
    let largestSize: CGFloat

    init(
        of text: ResolvedText, typefaces: [Typeface], string: String, clusters: ContiguousArray<Cluster>,
        glyphs: ContiguousArray<Glyph>, items: [Item], paragraphs: [Paragraph], offsets: ContiguousArray<Double>
    ) {
        runs = text.runs
        language = text.language
        isRightToLeft = text.isRightToLeft
        self.typefaces = typefaces
        self.string = string
        self.clusters = clusters
        self.glyphs = glyphs
        self.items = items
        self.paragraphs = paragraphs
        self.offsets = offsets
        metrics = zip(runs, typefaces).map { RunMetrics(typeface: $1, baselineOffset: $0.baselineOffset) }
        largestSize = typefaces.reduce(0) { max($0, $1.size) }
        hasUniformMetrics = Set(metrics).count <= 1
    }

    func width(of range: Range<Int>) -> Double { offsets[range.upperBound] - offsets[range.lowerBound] }

    /// The range without the spaces at its end.
    func trimmingTrailingSpaces(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, clusters[end - 1].flags.contains(.isSpace) { end -= 1 }
        return range.lowerBound..<end
    }

    /// The range without the spaces at its beginning.
    func trimmingLeadingSpaces(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        while start < range.upperBound, clusters[start].flags.contains(.isSpace) { start += 1 }
        return start..<range.upperBound
    }

    /// The metrics of a line that holds these clusters: the tallest of each.
    func lineMetrics(of range: Range<Int>, emptyRun: Int) -> RunMetrics {
        if metrics.isEmpty { return RunMetrics() }
        if hasUniformMetrics { return metrics[0] }
        guard let first = range.first else { return metrics[emptyRun] }
        var run = Int(clusters[first].run)
        var result = metrics[run]
        for index in range.dropFirst() where Int(clusters[index].run) != run {
            run = Int(clusters[index].run)
            result.formUnion(metrics[run])
        }
        return result
    }

    /// The characters of a range of clusters.
    func substring(_ range: Range<Int>) -> Substring {
        guard !range.isEmpty else { return "" }
        let start = Int(clusters[range.lowerBound].byteOffset)
        let end = byteEnd(of: range.upperBound - 1)
        let utf8 = string.utf8
        return string[utf8.index(utf8.startIndex, offsetBy: start)..<utf8.index(utf8.startIndex, offsetBy: end)]
    }

    private func byteEnd(of cluster: Int) -> Int {
        guard cluster + 1 < clusters.count else { return contentEnd(after: cluster) }
        // Between two paragraphs lies the separator, which belongs to no cluster.
        let next = Int(clusters[cluster + 1].byteOffset)
        let isParagraphEnd = paragraphs.contains { $0.clusters.upperBound == cluster + 1 }
        return isParagraphEnd ? contentEnd(after: cluster) : next
    }

    private func contentEnd(after cluster: Int) -> Int {
        let start = Int(clusters[cluster].byteOffset)
        let utf8 = string.utf8
        let rest = string[utf8.index(utf8.startIndex, offsetBy: start)...]
        let end = rest.firstIndex { $0.isNewline } ?? rest.endIndex
        return utf8.distance(from: utf8.startIndex, to: end)
    }
}

/// How much room a run needs in its line, in points.
struct RunMetrics: Hashable {
    var ascent: Double = 0
    var descent: Double = 0
    /// Between this line and the next.
    var leading: Double = 0

    var height: Double { ascent + descent }

    init() {}

    /// A text that is moved from the baseline makes the line taller on that side.
    init(typeface: Typeface, baselineOffset: CGFloat) {
        ascent = Double(typeface.ascent + max(0, baselineOffset))
        descent = Double(typeface.descent + max(0, -baselineOffset))
        leading = Double(typeface.leading)
    }

    mutating func formUnion(_ other: RunMetrics) {
        if other.height > height { leading = other.leading }
        ascent = max(ascent, other.ascent)
        descent = max(descent, other.descent)
    }
}
