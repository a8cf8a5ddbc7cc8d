import CCairoPango
import Drawing
import Foundation
import Geometry

/// What the renderer needs of a layout: glyphs in their places, made when the text is first drawn.
final class TextBacking {
    let shaped: ShapedText
    let lines: [FittedLine]
    /// Of the glyphs' places; smaller than the vertical one where letters were moved together.
    let horizontalScale: Double
    let verticalScale: Double

    private var placed: PlacedText?

    init(shaped: ShapedText, lines: [FittedLine], horizontalScale: Double, verticalScale: Double) {
        self.shaped = shaped
        self.lines = lines
        self.horizontalScale = horizontalScale
        self.verticalScale = verticalScale
    }

    /// The glyphs of the layout that this is the backing of.
    func placedText(in layout: TextLayout) -> PlacedText {
        if let placed { return placed }
        var placement = GlyphPlacement(backing: self)
        for (line, geometry) in zip(lines, layout.lines) { placement.place(line, geometry) }
        placed = placement.result
        return placement.result
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
