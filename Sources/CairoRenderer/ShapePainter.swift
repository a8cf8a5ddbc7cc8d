import CCairoPango
import Drawing
import Foundation
import Geometry

/// Fills and strokes paths. Fills in one colour are painted when the renderer's queue of them is.
struct ShapePainter {
    let canvas: Canvas
    let renderer: CairoRenderer

    private var context: OpaquePointer { canvas.context }

    func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) {
        let bounds = path.controlBounds
        guard !bounds.isNull, !canvas.isOutsideClip(bounds) else { return }
        if case .color(let color) = paint {
            guard color.alpha > 0 else { return }
            if style.isAntialiased, fillDirectly(path, bounds, color, style) { return }
        }
        renderer.fills.paint()
        PaintSource(canvas: canvas, bitmaps: renderer.bitmaps).set(paint, bounds: bounds)
        cairo_new_path(context)
        canvas.append(path)
        cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_set_antialias(context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_fill(context)
    }

    /// Has one colour written into the target's memory, later; false where that can't be done.
    private func fillDirectly(_ path: Path, _ bounds: CGRect, _ color: RGBA, _ style: FillStyle) -> Bool {
        guard let pixels = canvas.pixels, canvas.isClipRectangular else { return false }
        let region = canvas.pixelBounds(bounds).intersection(canvas.clip)
        renderer.fills.append(
            SolidFill(
                path: path, transform: canvas.transform, region: region, isEvenOdd: style.isEOFilled,
                color: PremultipliedColor(color, opacity: canvas.opacity)), on: pixels)
        return true
    }

    func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return }
        let bounds = path.controlBounds
        guard !bounds.isNull else { return }
        let reach = style.lineWidth / 2 * (style.lineJoin == .miter ? max(1, style.miterLimit) : 1.5)
        let painted = bounds.insetBy(dx: -reach, dy: -reach)
        guard !canvas.isOutsideClip(painted) else { return }
        renderer.fills.paint()
        PaintSource(canvas: canvas, bitmaps: renderer.bitmaps).set(paint, bounds: painted)
        cairo_new_path(context)
        canvas.append(path)
        set(style)
        cairo_stroke(context)
    }

    private func set(_ style: StrokeStyle) {
        cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
        cairo_set_line_width(context, Double(style.lineWidth))
        cairo_set_miter_limit(context, Double(max(1, style.miterLimit)))
        cairo_set_line_cap(context, style.lineCap.cairoCap)
        cairo_set_line_join(context, style.lineJoin.cairoJoin)
        // Cairo takes no pattern of zeros, which would never end.
        let dash = style.dash.map { Double(max(0, $0)) }
        let isUsable = dash.contains { $0 > 0 } && dash.allSatisfy(\.isFinite)
        cairo_set_dash(context, dash, isUsable ? Int32(dash.count) : 0, Double(style.dashPhase))
    }
}

extension Path {
    /// The rectangle around all end and control points.
    var controlBounds: CGRect {
        switch storage {
        case .empty: .null
        case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect): rect
        case .elements: controlPointBounds
        }
    }
}

extension CGLineCap {
    fileprivate var cairoCap: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    fileprivate var cairoJoin: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
