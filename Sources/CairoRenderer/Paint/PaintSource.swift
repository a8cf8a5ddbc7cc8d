import CCairoPango
import Drawing
import Foundation
import Geometry

/// Makes a paint what Cairo draws with.
struct PaintSource {
    let canvas: Canvas
    let bitmaps: BitmapSurfaces

    /// Sets the paint; the canvas must use the commands' coordinates.
    ///
    /// - Parameter bounds: what will be painted at most, for paints that are pictures.
    func set(_ paint: Paint, bounds: CGRect) {
        let context = canvas.context
        switch paint {
        case .color(let color):
            cairo_set_source_rgba(
                context, Double(color.red), Double(color.green), Double(color.blue),
                Double(color.alpha) * canvas.opacity)
        case .linearGradient(let ramp, let start, let end):
            if start == end { return setLastColor(of: ramp, bounds) }
            set(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), ramp)
        case .radialGradient(let ramp, let center, let startRadius, let endRadius):
            setRadial(ramp, startRadius, endRadius, bounds, Self.translation(to: center))
        case .ellipticalGradient(let ramp, let frame, let center, let startFraction, let endFraction):
            let matrix = CGAffineTransform(
                a: frame.width / 2, b: 0, c: 0, d: frame.height / 2, tx: center.x, ty: center.y)
            setRadial(ramp, startFraction, endFraction, bounds, matrix)
        case .angularGradient(let ramp, let center, let startAngle, let endAngle):
            let gradient = AngularGradient(ramp: ramp, center: center, startAngle: startAngle, endAngle: endAngle)
            let region = canvas.pixelBounds(bounds).intersection(canvas.clip)
            setPicture(gradient.picture(region, canvas.transform, opacity: canvas.opacity), region)
        case .tile(let bitmap, let origin, let scale): setTile(bitmap, origin, scale)
        case .backdrop(let blur, let saturation, let tint):
            let region = canvas.pixelBounds(bounds).intersection(canvas.clip)
            let backdrop = Backdrop(blur: blur * canvas.transform.meanScale, saturation: saturation, tint: tint)
            setPicture(backdrop.picture(of: canvas, region, opacity: canvas.opacity), region)
        }
    }

    private static func translation(to point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: point.x, y: point.y)
    }

    private func setLastColor(of ramp: GradientRamp, _ bounds: CGRect) {
        set(.color(ramp.stops.last?.color ?? .clear), bounds: bounds)
    }

    /// - Parameter matrix: from the circles' plane to the commands' coordinates.
    private func setRadial(
        _ ramp: GradientRamp, _ startRadius: CGFloat, _ endRadius: CGFloat, _ bounds: CGRect,
        _ matrix: CGAffineTransform
    ) {
        let determinant = matrix.a * matrix.d - matrix.b * matrix.c
        guard startRadius != endRadius, determinant != 0, determinant.isFinite else {
            return setLastColor(of: ramp, bounds)
        }
        let pattern = cairo_pattern_create_radial(0, 0, max(0, startRadius), 0, 0, max(0, endRadius))!
        var inverse = cairo_matrix_t(matrix.inverted())
        cairo_pattern_set_matrix(pattern, &inverse)
        set(pattern, ramp)
    }

    private func set(_ pattern: OpaquePointer, _ ramp: GradientRamp) {
        for stop in ramp.stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, Double(stop.location), Double(color.red), Double(color.green), Double(color.blue),
                Double(color.alpha) * canvas.opacity)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_source(canvas.context, pattern)
        cairo_pattern_destroy(pattern)
    }

    private func setTile(_ bitmap: Bitmap, _ origin: CGPoint, _ scale: CGFloat) {
        let pattern = cairo_pattern_create_for_surface(bitmaps.surface(for: bitmap).surface)!
        let size = scale > 0 ? scale : 1
        var matrix = cairo_matrix_t(
            CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: origin.x, ty: origin.y).inverted())
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        cairo_set_source(canvas.context, pattern)
        cairo_pattern_destroy(pattern)
    }

    /// Draws with a picture of the target's own pixels.
    private func setPicture(_ picture: PixelSurface, _ region: PixelRect) {
        canvas.usePixels()
        cairo_set_source_surface(canvas.context, picture.surface, Double(region.minX), Double(region.minY))
        cairo_pattern_set_filter(cairo_get_source(canvas.context), CAIRO_FILTER_NEAREST)
        canvas.useTransform()
    }
}
