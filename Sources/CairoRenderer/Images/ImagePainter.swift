import CCairoPango
import Drawing
import Foundation
import Geometry

/// Draws bitmaps: stretched, repeated, in nine parts, or as a stencil.
struct ImagePainter {
    let canvas: Canvas
    let renderer: CairoRenderer

    private var context: OpaquePointer { canvas.context }

    func draw(_ bitmap: Bitmap, in rect: CGRect, _ style: ImageStyle) {
        guard rect.width > 0, rect.height > 0, bitmap.width > 0, bitmap.height > 0, !canvas.isOutsideClip(rect)
        else { return }
        for part in ImageParts(bitmap, rect, style).parts where !canvas.isOutsideClip(part.target) {
            draw(bitmap, part, rect, style)
        }
    }

    private func draw(_ bitmap: Bitmap, _ part: ImageParts.Part, _ rect: CGRect, _ style: ImageStyle) {
        let pattern = pattern(of: bitmap, part, style)
        defer { cairo_pattern_destroy(pattern) }
        let target = part.target
        if let template = style.template {
            PaintSource(canvas: canvas, bitmaps: renderer.bitmaps).set(template, bounds: rect)
            clipped(to: target) { cairo_mask(context, pattern) }
        } else if canvas.opacity < 1 {
            cairo_set_source(context, pattern)
            clipped(to: target) { cairo_paint_with_alpha(context, canvas.opacity) }
        } else {
            cairo_set_source(context, pattern)
            cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
            cairo_new_path(context)
            cairo_rectangle(context, target.minX, target.minY, target.width, target.height)
            cairo_fill(context)
        }
    }

    private func clipped(to rect: CGRect, _ draw: () -> Void) {
        cairo_save(context)
        cairo_new_path(context)
        cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
        cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
        cairo_clip(context)
        draw()
        cairo_restore(context)
    }

    /// A part of the bitmap as a pattern in the commands' coordinates; the caller destroys it.
    private func pattern(of bitmap: Bitmap, _ part: ImageParts.Part, _ style: ImageStyle) -> OpaquePointer {
        let drawnScale = canvas.transform.meanScale * (part.scaleX * part.scaleY).squareRoot()
        let isSmooth = style.interpolation != .none
        let (surface, _) = renderer.bitmaps.surface(for: bitmap, scale: isSmooth ? drawnScale : 1)
        let shrunkX = CGFloat(surface.width) / CGFloat(bitmap.width)
        let shrunkY = CGFloat(surface.height) / CGFloat(bitmap.height)
        let source = CGRect(
            x: part.source.minX * shrunkX, y: part.source.minY * shrunkY, width: part.source.width * shrunkX,
            height: part.source.height * shrunkY)
        let isWhole = part.source.width == CGFloat(bitmap.width) && part.source.height == CGFloat(bitmap.height)
        let (picture, origin) = isWhole ? (surface, CGPoint.zero) : Self.cut(surface, source)
        let pattern = cairo_pattern_create_for_surface(picture.surface)!
        // From the target to the part's own pixels.
        let toPixels = CGAffineTransform(
            a: shrunkX / part.scaleX, b: 0, c: 0, d: shrunkY / part.scaleY,
            tx: source.minX - origin.x - part.target.minX * shrunkX / part.scaleX,
            ty: source.minY - origin.y - part.target.minY * shrunkY / part.scaleY)
        var matrix = cairo_matrix_t(toPixels)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, part.isRepeated ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, style.interpolation.cairoFilter)
        return pattern
    }

    /// Copies the pixels of a part, so that its neighbours neither bleed into it nor are repeated with it.
    private static func cut(_ surface: PixelSurface, _ source: CGRect) -> (PixelSurface, CGPoint) {
        let pixels = PixelRect(covering: source)
            .intersection(PixelRect(minX: 0, minY: 0, maxX: surface.width, maxY: surface.height))
        let result = PixelSurface(width: pixels.width, height: pixels.height)
        let context = cairo_create(result.surface)
        defer { cairo_destroy(context) }
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(context, surface.surface, Double(-pixels.minX), Double(-pixels.minY))
        cairo_paint(context)
        return (result, CGPoint(x: pixels.minX, y: pixels.minY))
    }
}

extension ImageStyle.Interpolation {
    fileprivate var cairoFilter: cairo_filter_t {
        switch self {
        case .none: CAIRO_FILTER_NEAREST
        case .low, .medium: CAIRO_FILTER_BILINEAR
        case .high: CAIRO_FILTER_GOOD
        }
    }
}
