import Drawing
import Foundation
import Geometry
import Platform

/// Lays texts out with Pango, in San Francisco's line metrics.
///
/// A text is shaped once, whatever widths it is asked for; texts that differ only in colours or in how lines are made
/// share their shaping. Used on the main thread only.
package final class CairoTextMeasurer: TextMeasurer {
    private let library = FontLibrary()
    private lazy var outlines = GlyphOutlines(library: library)
    private var shapings: [ShapingKey: WeakShapedText] = [:]
    /// What was asked for last, with its layouts; a text that left is still shaped as long as a layout of it lives.
    private var entries: [ResolvedText: TextEntry] = [:]
    private var entriesInOrder: [ResolvedText] = []
    private var oldestEntry = 0
    private var pruneLimit = 1024

    /// How many texts were shaped so far.
    package private(set) var shapingCount = 0

    private static let entryLimit = 1024

    private struct WeakShapedText {
        weak var shaped: ShapedText?
    }

    package init() {}

    package func layout(_ text: ResolvedText, width: CGFloat?, height: CGFloat?) -> TextLayout {
        entry(for: text).layout(width: width, height: height)
    }

    package func glyphOutline(family: String, scalar: Unicode.Scalar) -> Path? {
        outlines.outline(family: family, scalar: scalar)
    }

    /// Makes the fonts of a file usable by family and PostScript name; false where it is no font file.
    package func registerFont(at url: URL) -> Bool {
        forgetAll()
        return library.register(file: url.path)
    }

    private func forgetAll() {
        shapings.removeAll()
        entries.removeAll()
        entriesInOrder.removeAll()
        oldestEntry = 0
    }

    private func entry(for text: ResolvedText) -> TextEntry {
        if let found = entries[text] { return found }
        let made = TextEntry(text: text, shaped: shaped(text), library: library)
        makeRoom(for: text)
        entries[text] = made
        return made
    }

    private func makeRoom(for text: ResolvedText) {
        if entriesInOrder.count < Self.entryLimit { return entriesInOrder.append(text) }
        entries[entriesInOrder[oldestEntry]] = nil
        entriesInOrder[oldestEntry] = text
        oldestEntry = (oldestEntry + 1) % Self.entryLimit
    }

    private func shaped(_ text: ResolvedText) -> ShapedText {
        let key = ShapingKey(text)
        if let found = shapings[key]?.shaped { return found }
        shapingCount += 1
        let made = TextShaper.shape(
            text.runs, language: text.language, isRightToLeft: text.isRightToLeft, library: library)
        if shapings.count >= pruneLimit { prune() }
        shapings[key] = WeakShapedText(shaped: made)
        return made
    }

    /// Drops the texts that nothing holds any more.
    private func prune() {
        shapings = shapings.filter { $0.value.shaped != nil }
        pruneLimit = max(Self.entryLimit, 2 * shapings.count)
    }
}

/// What of a text decides its shaping: neither its colours nor how lines are made.
struct ShapingKey: Hashable {
    private var runs: [TextRun]
    private var language: String
    private var isRightToLeft: Bool

    init(_ text: ResolvedText) {
        runs = text.runs
        language = text.language
        isRightToLeft = text.isRightToLeft
        for index in runs.indices where Self.hasLook(runs[index]) {
            runs[index].color = nil
            runs[index].backgroundColor = nil
            runs[index].underline = nil
            runs[index].strikethrough = nil
            runs[index].link = nil
        }
    }

    private static func hasLook(_ run: TextRun) -> Bool {
        run.color != nil || run.backgroundColor != nil || run.underline != nil || run.strikethrough != nil
            || run.link != nil
    }
}
