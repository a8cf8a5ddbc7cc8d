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
    let fonts: RunFonts
    let string: String
    /// Made when a line is broken or drawn: a text with room for one line needs no more than its width.
    var letters: ShapedLetters {
        if let knownLetters { return knownLetters }
        let made = latin!.letters(of: string)
        knownLetters = made
        return made
    }
    private var knownLetters: ShapedLetters?
    /// For plain Latin text, which is put together from pairs of letters.
    private let latin: LatinText?

    init(of text: ResolvedText, fonts: RunFonts, string: String, letters: ShapedLetters) {
        runs = text.runs
        language = text.language
        isRightToLeft = text.isRightToLeft
        self.fonts = fonts
        self.string = string
        latin = nil
        knownLetters = letters
    }

    init(of text: ResolvedText, fonts: RunFonts, string: String, latin: LatinText) {
        runs = text.runs
        language = text.language
        isRightToLeft = text.isRightToLeft
        self.fonts = fonts
        self.string = string
        self.latin = latin
    }

    /// Whether more than the width is known.
    var hasLetters: Bool { knownLetters != nil }
    var clusters: ContiguousArray<Cluster> { letters.clusters }
    /// Glyphs of each item from left to right.
    var glyphs: ContiguousArray<Glyph> { letters.glyphs }
    var items: [Item] { letters.items }
    var paragraphs: [Paragraph] { letters.paragraphs }
    /// Where each cluster begins, if all stood in one line in reading order; one more than clusters.
    var offsets: ContiguousArray<Double> { letters.offsets }
    var metrics: [RunMetrics] { fonts.metrics }
    /// Whether all lines have the metrics of the first run.
    var hasUniformMetrics: Bool { fonts.hasUniformMetrics }

    /// The whole text as one line; nil where that takes more to find out.
    var wholeLine: FittedLine? {
        guard let latin else { return nil }
        return FittedLine(
            head: 0..<string.utf8.count, isRightToLeft: false, metrics: metrics[0], drawnWidth: latin.drawnWidth,
            advanceWidth: latin.width)
    }

    func width(of range: Range<Int>) -> Double { letters.width(of: range) }

    /// The range without the spaces at its end.
    func trimmingTrailingSpaces(_ range: Range<Int>) -> Range<Int> { letters.trimmingTrailingSpaces(range) }

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
