import CCairoPango
import Drawing
import Foundation
import Geometry

/// What shows through a material: that which is painted below, blurred, more colourful, and tinted.
struct Backdrop {
    /// The sigma in pixels.
    let blur: CGFloat
    let saturation: CGFloat
    let tint: RGBA

    func picture(of canvas: Canvas, _ region: PixelRect, opacity: Double) -> PixelSurface {
        let blurFilter = GaussianBlur(sigma: blur)
        let needed = region.outset(by: blurFilter.reach).intersection(canvas.targetBounds)
        let below = canvas.snapshot(needed)
        let result = PixelSurface(width: region.width, height: region.height)
        let context = cairo_create(result.surface)
        defer { cairo_destroy(context) }
        let blurred = blurFilter.blurred(below, edges: .repeated)
        if saturation != 1 { ColorMatrixFilter(.saturation(Float(saturation))).apply(to: blurred.picture) }
        blurred.setSource(
            of: context, x: Double(needed.minX - region.minX), y: Double(needed.minY - region.minY))
        cairo_paint_with_alpha(context, opacity)
        cairo_set_source_rgba(
            context, Double(tint.red), Double(tint.green), Double(tint.blue), Double(tint.alpha))
        cairo_set_operator(context, CAIRO_OPERATOR_ATOP)
        cairo_paint(context)
        return result
    }
}

extension ColorMatrix {
    /// Moves colours away from their grey (above 1) or towards it, with the weights of sRGB's luminance.
    static func saturation(_ amount: Float) -> ColorMatrix {
        let (red, green, blue): (Float, Float, Float) = (0.2126, 0.7152, 0.0722)
        let rest = 1 - amount
        return ColorMatrix(rows: [
            rest * red + amount, rest * green, rest * blue, 0, 0,
            rest * red, rest * green + amount, rest * blue, 0, 0,
            rest * red, rest * green, rest * blue + amount, 0, 0,
            0, 0, 0, 1, 0,
        ])
    }
}

extension Canvas {
    /// All pixels of the target, or of the layer.
    var targetBounds: PixelRect {
        if let pixels { return PixelRect(minX: 0, minY: 0, maxX: pixels.width, maxY: pixels.height) }
        return clip
    }

    /// What was painted so far in a region, with all that lies below this canvas.
    func snapshot(_ region: PixelRect) -> PixelSurface {
        let result =
            parent?.snapshot(region.offsetBy(dx: origin.x, dy: origin.y))
            ?? PixelSurface(width: region.width, height: region.height)
        copyPixels(region, over: result)
        return result
    }

    /// Paints this canvas' own pixels of a region over a picture of the region's size.
    func copyPixels(_ region: PixelRect, over picture: PixelSurface) {
        let target = cairo_get_group_target(context)!
        cairo_surface_flush(target)
        let copy = cairo_create(picture.surface)
        defer { cairo_destroy(copy) }
        var (scaleX, scaleY, offsetX, offsetY) = (1.0, 1.0, 0.0, 0.0)
        cairo_surface_get_device_scale(target, &scaleX, &scaleY)
        cairo_surface_get_device_offset(target, &offsetX, &offsetY)
        cairo_scale(copy, scaleX, scaleY)
        cairo_set_source_surface(
            copy, target, (offsetX - Double(region.minX)) / scaleX, (offsetY - Double(region.minY)) / scaleY)
        cairo_pattern_set_filter(cairo_get_source(copy), CAIRO_FILTER_NEAREST)
        cairo_paint(copy)
    }
}
