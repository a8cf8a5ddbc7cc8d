import CCairoPango
import Drawing
import Foundation
import Geometry

/// Puts the clusters of lines into their order from left to right and gives each glyph its place.
struct GlyphPlacement {
    /// Clusters of one item, or an ellipsis.
    struct Segment {
        var source: ShapedText
        var clusters: Range<Int>
        /// The run that an ellipsis looks like.
        var run: Int?
        var level: UInt8
        /// What stands for what was cut off is drawn with the last cluster before it.
        var companion: Int?
    }

    let backing: TextBacking
    /// Of the text that is drawn: those of the shaping may have other lines and backgrounds.
    let runs: [TextRun]
    private(set) var result = PlacedText()
    private var x = 0.0
    private var baseline = 0.0

    init(backing: TextBacking, runs: [TextRun]) {
        self.backing = backing
        self.runs = runs
    }

    mutating func place(_ line: FittedLine, _ geometry: TextLayout.Line) {
        x = geometry.frame.minX
        baseline = geometry.baseline
        for segment in Self.visualOrder(segments(of: line)) { place(segment, geometry) }
    }

    private func segments(of line: FittedLine) -> [Segment] {
        let baseLevel: UInt8 = line.isRightToLeft ? 1 : 0
        if let ellipsis = line.ellipsis {
            let middle = Segment(
                source: ellipsis, clusters: 0..<ellipsis.clusters.count, run: line.ellipsisRun, level: baseLevel)
            return segments(line.head) + accompanying(line, [middle] + (line.tail.map(segments) ?? []))
        }
        return segments(backing.shaped.trimmingTrailingSpaces(line.head))
    }

    private func accompanying(_ line: FittedLine, _ segments: [Segment]) -> [Segment] {
        guard let last = line.head.last else { return segments }
        return segments.map { segment in
            var segment = segment
            segment.companion = last
            return segment
        }
    }

    func segments(_ range: Range<Int>) -> [Segment] {
        let shaped = backing.shaped
        var result: [Segment] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let item = shaped.clusters[start].item
            var end = start + 1
            while end < range.upperBound, shaped.clusters[end].item == item { end += 1 }
            result.append(
                Segment(source: shaped, clusters: start..<end, run: nil, level: shaped.items[Int(item)].level))
            start = end
        }
        return result
    }

    /// The reordering of Unicode's bidirectional algorithm (rule L2).
    static func visualOrder(_ segments: [Segment]) -> [Segment] {
        guard segments.contains(where: { $0.level > 0 }) else { return segments }
        var result = segments
        let highest = segments.map(\.level).max() ?? 0
        for level in stride(from: highest, through: 1, by: -1) {
            var start = 0
            while start < result.count {
                guard result[start].level >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < result.count, result[end].level >= level { end += 1 }
                result[start..<end].reverse()
                start = end
            }
        }
        return result
    }

    private mutating func place(_ segment: Segment, _ geometry: TextLayout.Line) {
        let isRightToLeft = segment.level & 1 == 1
        let count = segment.clusters.count
        for step in 0..<count {
            let offset = isRightToLeft ? count - 1 - step : step
            place(segment.clusters.lowerBound + offset, of: segment, geometry)
        }
    }

    private mutating func place(_ index: Int, of segment: Segment, _ geometry: TextLayout.Line) {
        let source = segment.source
        let cluster = source.clusters[index]
        let runIndex = segment.run ?? Int(cluster.run)
        let run = runs[runIndex]
        let width = source.width(of: index..<index + 1) * backing.horizontalScale
        let start = x
        x += width
        guard backing.drawnBytes == nil || backing.draws(segment.companion ?? index) else { return }
        addSpan(run, runIndex, start: start, width: width, geometry)
        let y = baseline - Double(run.baselineOffset) * backing.verticalScale
        if let attachment = run.attachment, segment.run == nil {
            result.attachments.append(
                .init(path: attachment.path, run: runIndex, origin: CGPoint(x: start, y: y)))
        } else if let font = source.items[Int(cluster.item)].font {
            let glyphs = Int(cluster.firstGlyph)..<Int(cluster.firstGlyph) + Int(cluster.glyphCount)
            let origin = segment.level & 1 == 1 ? x - glyphWidth(glyphs, source) : start
            addGlyphs(glyphs, of: source, font, runIndex, x: origin, y: y)
        }
    }

    private func glyphWidth(_ glyphs: Range<Int>, _ source: ShapedText) -> Double {
        glyphs.reduce(0) { $0 + Double(source.glyphs[$1].advance) } * backing.horizontalScale
    }

    private mutating func addGlyphs(
        _ range: Range<Int>, of source: ShapedText, _ font: GlyphFont, _ run: Int, x: Double, y: Double
    ) {
        if result.glyphRuns.last.map({ $0.font !== font || $0.run != run }) ?? true {
            result.glyphRuns.append(.init(font: font, run: run, glyphs: []))
        }
        let last = result.glyphRuns.count - 1
        var pen = x
        for index in range {
            let glyph = source.glyphs[index]
            if glyph.index < Self.firstUnusableGlyph {
                result.glyphRuns[last].glyphs.append(
                    cairo_glyph_t(
                        index: UInt(glyph.index), x: pen + Double(glyph.xOffset) * backing.horizontalScale,
                        y: y + Double(glyph.yOffset) * backing.verticalScale))
            }
            pen += Double(glyph.advance) * backing.horizontalScale
        }
    }

    /// From here on Pango's glyph numbers stand for empty and unknown characters, which draw nothing.
    private static let firstUnusableGlyph: UInt32 = 0x0FFF_FFFF

    private mutating func addSpan(
        _ run: TextRun, _ index: Int, start: Double, width: Double, _ geometry: TextLayout.Line
    ) {
        guard run.backgroundColor != nil || run.underline != nil || run.strikethrough != nil else { return }
        if let last = result.spans.indices.last, result.spans[last].run == index,
            result.spans[last].baseline == geometry.baseline, abs(result.spans[last].frame.maxX - start) < 0.001
        {
            result.spans[last].frame.size.width += width
            return
        }
        let frame = CGRect(x: start, y: geometry.frame.minY, width: width, height: geometry.frame.height)
        result.spans.append(.init(run: index, frame: frame, baseline: geometry.baseline))
    }
}
