import CCairoPango
import Drawing
import Foundation
import Geometry

/// Draws laid-out texts.
///
/// Upright text is put together from masks of glyphs at quarters of a pixel; turned and very large text is filled as
/// outlines, and coloured glyphs are Cairo's own.
struct TextPainter {
    let canvas: Canvas
    let renderer: CairoRenderer

    private var context: OpaquePointer { canvas.context }

    /// Pixels of a glyph's size above which outlines are filled each time.
    private static let largestMaskSize: CGFloat = 200

    func draw(_ layout: TextLayout, at origin: CGPoint, _ paint: Paint) {
        guard let backing = layout.backing as? TextBacking else { return }
        let reach = backing.shaped.fonts.largestSize
        let bounds = CGRect(origin: origin, size: layout.size).insetBy(dx: -reach, dy: -reach)
        guard !canvas.isOutsideClip(bounds) else { return }
        let previous = canvas.transform
        canvas.transform = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(previous)
        canvas.useTransform()
        let job = TextJob(
            text: backing.placedText(in: layout), runs: layout.text.runs, paint: Self.moved(paint, by: origin),
            scale: backing.verticalScale, bounds: bounds.offsetBy(dx: -origin.x, dy: -origin.y))
        drawBackgrounds(job)
        drawLines(job, \.underline) { span, run in
            span.baseline + CGFloat(run.font.size * SystemFont.underlineOffset * job.scale)
        }
        for run in job.text.glyphRuns { draw(run, job) }
        drawAttachments(job)
        drawLines(job, \.strikethrough) { span, run in
            span.baseline - CGFloat(run.font.size * 0.26 * job.scale)
        }
        canvas.transform = previous
        canvas.useTransform()
    }

    /// One text to be drawn, in coordinates from its top-left corner.
    private struct TextJob {
        var text: PlacedText
        var runs: [TextRun]
        var paint: Paint
        var scale: Double
        var bounds: CGRect

        func paint(of run: Int) -> Paint { runs[run].color.map { .color($0) } ?? paint }
    }

    /// The paint as it is seen from the text's corner.
    private static func moved(_ paint: Paint, by origin: CGPoint) -> Paint {
        let point = { (point: CGPoint) in CGPoint(x: point.x - origin.x, y: point.y - origin.y) }
        switch paint {
        case .color, .backdrop: return paint
        case .linearGradient(let ramp, let start, let end):
            return .linearGradient(ramp, start: point(start), end: point(end))
        case .radialGradient(let ramp, let center, let startRadius, let endRadius):
            return .radialGradient(ramp, center: point(center), startRadius: startRadius, endRadius: endRadius)
        case .ellipticalGradient(let ramp, let frame, let center, let startFraction, let endFraction):
            return .ellipticalGradient(
                ramp, frame: frame.offsetBy(dx: -origin.x, dy: -origin.y), center: point(center),
                startFraction: startFraction, endFraction: endFraction)
        case .angularGradient(let ramp, let center, let startAngle, let endAngle):
            return .angularGradient(ramp, center: point(center), startAngle: startAngle, endAngle: endAngle)
        case .tile(let bitmap, let start, let scale): return .tile(bitmap, origin: point(start), scale: scale)
        }
    }

    private var shapes: ShapePainter { ShapePainter(canvas: canvas, renderer: renderer) }

    private func drawBackgrounds(_ job: TextJob) {
        for span in job.text.spans {
            guard let color = job.runs[span.run].backgroundColor else { continue }
            shapes.fill(Path(span.frame), .color(color), FillStyle())
        }
    }

    private func drawLines(
        _ job: TextJob, _ line: KeyPath<TextRun, TextLine?>, y: (PlacedText.Span, TextRun) -> CGFloat
    ) {
        for span in job.text.spans {
            let run = job.runs[span.run]
            guard let line = run[keyPath: line] else { continue }
            let offset = run.baselineOffset * CGFloat(job.scale)
            let y = y(span, run) - offset
            let thickness = max(0.5, run.font.size * SystemFont.lineThickness * CGFloat(job.scale))
            let path = Path {
                $0.move(to: CGPoint(x: span.frame.minX, y: y))
                $0.addLine(to: CGPoint(x: span.frame.maxX, y: y))
            }
            let style = StrokeStyle(lineWidth: thickness, dash: line.pattern.dash.map { $0 * thickness })
            shapes.stroke(path, style, line.color.map { .color($0) } ?? job.paint(of: span.run))
        }
    }

    private func drawAttachments(_ job: TextJob) {
        for attachment in job.text.attachments {
            let place = CGAffineTransform(
                a: job.scale, b: 0, c: 0, d: job.scale, tx: attachment.origin.x, ty: attachment.origin.y)
            shapes.fill(attachment.path.applying(place), job.paint(of: attachment.run), FillStyle())
        }
    }
}

// MARK: - Glyphs

extension TextPainter {
    private func draw(_ run: PlacedText.GlyphRun, _ job: TextJob) {
        renderer.fills.paint()
        let paint = job.paint(of: run.run)
        if run.font.isColored { return drawColored(run, job, paint) }
        let transform = canvas.transform
        let isUpright = transform.isAxisAligned && transform.a > 0 && transform.d > 0
        let pixelSize = job.runs[run.run].font.size * CGFloat(job.scale) * transform.meanScale
        guard isUpright, pixelSize < Self.largestMaskSize else { return fillOutlines(run, job, paint) }
        let glyphs = run.font.glyphs(
            scaleX: transform.a * CGFloat(job.scale), scaleY: transform.d * CGFloat(job.scale))
        if case .color(let color) = paint, let pixels = canvas.pixels, canvas.isClipRectangular {
            let compositor = SolidCompositor(pixels, PremultipliedColor(color, opacity: canvas.opacity))
            forEachMask(run, glyphs) { mask, x, y in
                Self.cover(mask, x, y, within: canvas.clip) { compositor.cover(x: $0, y: $1, mask: $2, count: $3) }
            }
        } else {
            drawThroughMask(run, glyphs, job, paint)
        }
    }

    /// Calls the closure with each glyph's mask and the pixel of its origin.
    private func forEachMask(
        _ run: PlacedText.GlyphRun, _ glyphs: ScaledGlyphs, _ body: (ScaledGlyphs.Mask, Int, Int) -> Void
    ) {
        let transform = canvas.transform
        for glyph in run.glyphs {
            let x = transform.a * glyph.x + transform.tx
            let y = transform.d * glyph.y + transform.ty
            guard abs(x) < 1e6, abs(y) < 1e6 else { continue }
            let quarters = Int((x * CGFloat(ScaledGlyphs.phaseCount)).rounded())
            let mask = glyphs.mask(
                glyph.index, phase: quarters & (ScaledGlyphs.phaseCount - 1), rasterizer: renderer.rasterizer)
            body(mask, quarters >> 2, Int(y.rounded()))
        }
    }

    /// Calls the closure with the rows of a mask that lie within a rectangle.
    private static func cover(
        _ mask: ScaledGlyphs.Mask, _ x: Int, _ y: Int, within clip: PixelRect,
        _ body: (Int, Int, UnsafePointer<UInt8>, Int) -> Void
    ) {
        let (left, top) = (x + mask.left, y + mask.top)
        let (first, last) = (max(left, clip.minX), min(left + mask.width, clip.maxX))
        guard first < last else { return }
        mask.bytes.withUnsafeBufferPointer { bytes in
            for row in max(top, clip.minY)..<max(max(top, clip.minY), min(top + mask.height, clip.maxY)) {
                let start = bytes.baseAddress! + (row - top) * mask.width + (first - left)
                body(first, row, start, last - first)
            }
        }
    }

    /// Gathers the glyphs in one mask and draws the paint through it.
    private func drawThroughMask(
        _ run: PlacedText.GlyphRun, _ glyphs: ScaledGlyphs, _ job: TextJob, _ paint: Paint
    ) {
        let region = canvas.pixelBounds(job.bounds).intersection(canvas.clip)
        guard !region.isEmpty else { return }
        let gathered = PixelSurface(width: region.width, height: region.height, format: .coverage)
        let (bytes, stride) = (gathered.bytes, gathered.stride)
        forEachMask(run, glyphs) { mask, x, y in
            Self.cover(mask, x, y, within: region) { x, y, source, count in
                let target = bytes + (y - region.minY) * stride + (x - region.minX)
                for index in 0..<count { target[index] = max(target[index], source[index]) }
            }
        }
        gathered.markChanged()
        PaintSource(canvas: canvas, bitmaps: renderer.bitmaps).set(paint, bounds: job.bounds)
        canvas.usePixels()
        cairo_mask_surface(context, gathered.surface, Double(region.minX), Double(region.minY))
        canvas.useTransform()
    }

    private func fillOutlines(_ run: PlacedText.GlyphRun, _ job: TextJob, _ paint: Paint) {
        PaintSource(canvas: canvas, bitmaps: renderer.bitmaps).set(paint, bounds: job.bounds)
        cairo_new_path(context)
        withGlyphs(run, job) { cairo_glyph_path(context, $0, $1) }
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
        cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
        cairo_fill(context)
    }

    /// Cairo paints coloured glyphs opaquely, so those that are translucent are drawn on a group of their own.
    private func drawColored(_ run: PlacedText.GlyphRun, _ job: TextJob, _ paint: Paint) {
        var opacity = canvas.opacity
        if case .color(let color) = paint { opacity *= Double(color.alpha) }
        guard opacity > 0 else { return }
        if opacity < 1 { cairo_push_group(context) }
        cairo_set_source_rgba(context, 0, 0, 0, 1)
        withGlyphs(run, job) { cairo_show_glyphs(context, $0, $1) }
        if opacity < 1 {
            cairo_pop_group_to_source(context)
            cairo_paint_with_alpha(context, opacity)
        }
    }

    /// Calls the closure with the font set and the glyphs in its own scale.
    private func withGlyphs(
        _ run: PlacedText.GlyphRun, _ job: TextJob, _ body: (UnsafePointer<cairo_glyph_t>, Int32) -> Void
    ) {
        cairo_save(context)
        cairo_scale(context, job.scale, job.scale)
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        cairo_set_scaled_font(
            context, run.font.cairoFont(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy))
        let scaled = run.glyphs.map { cairo_glyph_t(index: $0.index, x: $0.x / job.scale, y: $0.y / job.scale) }
        body(scaled, Int32(scaled.count))
        cairo_restore(context)
    }
}

extension TextLine.Pattern {
    /// Dashes and gaps in multiples of the line's thickness.
    fileprivate var dash: [CGFloat] {
        switch self {
        case .solid: []
        case .dash: [3, 2]
        case .dot: [1, 1]
        case .dashDot: [3, 2, 1, 2]
        case .dashDotDot: [3, 2, 1, 2, 1, 2]
        }
    }
}
