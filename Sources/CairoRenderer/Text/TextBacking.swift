import CCairoPango
import Drawing
import Foundation
import Geometry

/// What the renderer needs of a layout: its lines, and glyphs in their places, made when the text is first drawn.
final class TextBacking: TextLayoutBacking {
    let shaped: ShapedText
    /// nil for a text that stands in one line as a whole.
    private let brokenLines: [FittedLine]?
    /// Of the glyphs' places; smaller than the vertical one where letters were moved together.
    let horizontalScale: Double
    let verticalScale: Double

    /// The bytes of the text that are drawn; nil for all.
    let drawnBytes: Range<Int>?

    private var placed: PlacedText?

    /// - Parameter lines: nil for the shaped text's `wholeLine`.
    init(
        shaped: ShapedText, lines: [FittedLine]?, horizontalScale: Double, verticalScale: Double,
        drawnBytes: Range<Int>? = nil
    ) {
        self.shaped = shaped
        brokenLines = lines
        self.horizontalScale = horizontalScale
        self.verticalScale = verticalScale
        self.drawnBytes = drawnBytes
    }

    func makePart(_ bytes: Range<Int>) -> any TextLayoutBacking {
        TextBacking(
            shaped: shaped, lines: brokenLines, horizontalScale: horizontalScale, verticalScale: verticalScale,
            drawnBytes: bytes)
    }

    /// Whether a cluster is drawn.
    func draws(_ cluster: Int) -> Bool { drawnBytes?.contains(Int(shaped.clusters[cluster].byteOffset)) ?? true }

    var lines: [FittedLine] { brokenLines ?? shaped.wholeLine.map { [$0] } ?? [] }

    /// The glyphs of the layout that this is the backing of.
    func placedText(in layout: TextLayout) -> PlacedText {
        if let placed { return placed }
        var placement = GlyphPlacement(backing: self, runs: layout.text.runs)
        for (line, geometry) in zip(lines, layout.lines) where draws(line) { placement.place(line, geometry) }
        placed = placement.result
        return placement.result
    }

    func makeLines(of layout: TextLayout) -> [TextLayout.Line] {
        var top = 0.0
        return lines.map { line in
            defer {
                top += TextLayoutBuilder.pitch(line.metrics, lineSpacing: layout.text.lineSpacing) * verticalScale
            }
            let drawn = line.drawnWidth * horizontalScale
            let x = (Double(layout.size.width) - drawn) * layout.text.alignmentFraction
            return TextLayout.Line(
                string: string(of: line),
                frame: CGRect(x: x, y: top, width: drawn, height: line.metrics.height * verticalScale),
                baseline: top + line.metrics.ascent * verticalScale)
        }
    }

    func makeClusters(of layout: TextLayout) -> [TextLayout.Cluster] {
        ClusterPlacement(backing: self).clusters(in: layout.lines)
    }

    private func draws(_ line: FittedLine) -> Bool { drawnBytes == nil || line.head.contains(where: draws) }

    private func string(of line: FittedLine) -> String {
        if drawnBytes != nil { return line.head.filter(draws).map { shaped.substring($0..<$0 + 1) }.joined() }
        let head = String(shaped.substring(line.head))
        guard line.isTruncated else { return head }
        return head + "\u{2026}" + (line.tail.map { shaped.substring($0) } ?? "")
    }
}

extension ResolvedText {
    /// 0 for lines at the left edge, 1 at the right one.
    fileprivate var alignmentFraction: Double {
        switch alignment {
        case .leading: isRightToLeft ? 1 : 0
        case .center: 0.5
        case .trailing: isRightToLeft ? 0 : 1
        }
    }
}

/// Glyphs and lines to be drawn, in points from the layout's top-left corner.
struct PlacedText {
    struct GlyphRun {
        var font: GlyphFont
        /// The run whose colour the glyphs have.
        var run: Int
        var glyphs: [cairo_glyph_t]
    }

    struct Attachment {
        var path: Path
        var run: Int
        var origin: CGPoint
    }

    /// A stretch of a line that belongs to one run.
    struct Span {
        var run: Int
        var frame: CGRect
        var baseline: CGFloat
    }

    var glyphRuns: [GlyphRun] = []
    var attachments: [Attachment] = []
    /// Only of runs with a background or a line.
    var spans: [Span] = []
}
