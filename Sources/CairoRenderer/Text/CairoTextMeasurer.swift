import Drawing
import Foundation
import Geometry
import Platform

/// Lays texts out with Pango, in San Francisco's line metrics.
///
/// A text is shaped once, whatever widths it is asked for; texts that differ only in colours or in how lines are made
/// share their shaping. Used on the main thread only.
package final class CairoTextMeasurer: TextMeasurer {
    private lazy var library = FontLibrary()
    private lazy var outlines = GlyphOutlines(library: library)
    /// By the hash of what is shaped; an entry whose text is another one with the same hash is replaced.
    private var entries: [Int: TextEntry] = [:]
    /// The entries that keep their layouts, the oldest to be overwritten next.
    private var recent: [TextEntry] = []
    private var oldest = 0
    private var pruneLimit = 2 * recentLimit

    private static let recentLimit = 1024

    /// How many texts were shaped so far.
    package private(set) var shapingCount = 0

    /// The fonts are looked for while the app makes its views.
    package init() { FontLibrary.preparation }

    package func layout(_ text: ResolvedText, width: CGFloat?, height: CGFloat?) -> TextLayout {
        guard !text.runs.isEmpty else { return TextLayout(text: text, size: .zero, lines: [], isTruncated: false) }
        let hash = text.shapingHash
        if let entry = entries[hash], let shaped = entry.shaped, shaped.isShaping(of: text) {
            return entry.layout(text, shaped, width: width, height: height, library: library)
        }
        let shaped = shape(text)
        let entry = TextEntry(shaped)
        if entries.count >= pruneLimit { prune() }
        entries[hash] = entry
        keep(entry)
        return entry.layout(text, shaped, width: width, height: height, library: library)
    }

    package func glyphOutline(family: String, scalar: Unicode.Scalar) -> Path? {
        outlines.outline(family: family, scalar: scalar)
    }

    package func isInstalled(_ fontName: String) -> Bool { library.installedFamily(named: fontName) != nil }

    /// Makes the fonts of a file usable by family and PostScript name; false where it is no font file.
    package func registerFont(at url: URL) -> Bool {
        entries.removeAll()
        recent.removeAll()
        oldest = 0
        return library.register(file: url.path)
    }

    private func shape(_ text: ResolvedText) -> ShapedText {
        shapingCount += 1
        return TextShaper.shape(text, library: library)
    }

    private func keep(_ entry: TextEntry) {
        if recent.count < Self.recentLimit { return recent.append(entry) }
        recent[oldest].forgetAnswers()
        recent[oldest] = entry
        oldest = (oldest + 1) % Self.recentLimit
    }

    /// Drops the texts that nothing holds any more.
    private func prune() {
        entries = entries.filter { $0.value.isAlive }
        pruneLimit = 2 * max(Self.recentLimit, entries.count)
    }
}

extension ResolvedText {
    /// A hash of what decides the shaping; enough of it to tell texts apart, not all.
    fileprivate var shapingHash: Int {
        var hasher = Hasher()
        for run in runs {
            hasher.combine(run.string)
            hasher.combine(run.font.size)
            hasher.combine(run.font.weight)
        }
        return hasher.finalize()
    }
}
