import CCairoPango
import Drawing
import Foundation
import Geometry

/// A layer whose commands have been drawn.
struct FinishedLayer {
    let picture: PixelSurface
    /// Where its first pixel lies in the canvas below.
    let origin: (x: Int, y: Int)
    /// What the layer was said to hold, in the commands' coordinates.
    let bounds: CGRect
    /// From the commands' coordinates to the layer's pixels.
    let transform: CGAffineTransform

    var region: PixelRect {
        PixelRect(minX: origin.x, minY: origin.y, maxX: origin.x + picture.width, maxY: origin.y + picture.height)
    }
}

/// Puts layers on what lies below them.
struct LayerCompositor {
    let canvas: Canvas
    let renderer: CairoRenderer

    private var context: OpaquePointer { canvas.context }

    func put(_ layer: FinishedLayer, _ effect: LayerEffect) {
        canvas.usePixels()
        switch effect {
        case .opacity(let amount): paint(layer, opacity: min(1, amount))
        case .group: paint(layer)
        case .blend(let mode): blend(layer, mode)
        case .colorMatrix(let matrix):
            ColorMatrixFilter(matrix).apply(to: layer.picture)
            paint(layer)
        case .alphaThreshold(let least, let most, let color):
            AlphaThresholdFilter(least: least, most: most, color).apply(to: layer.picture)
            paint(layer)
        case .blur(let radius, let isOpaque): blur(layer, radius, isOpaque: isOpaque)
        case .shadow(let color, let radius, let offset): shadow(layer, color, radius, offset)
        case .projection(let projection): project(layer, projection)
        case .mask(let list): mask(layer, list)
        }
    }

    private func paint(_ layer: FinishedLayer, opacity: Double = 1) {
        paint(layer.picture, layer.origin, opacity: opacity)
    }

    private func paint(_ picture: PixelSurface, _ origin: (x: Int, y: Int), opacity: Double = 1) {
        cairo_set_source_surface(context, picture.surface, Double(origin.x), Double(origin.y))
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
        cairo_paint_with_alpha(context, opacity * canvas.opacity)
    }

    private func blur(_ layer: FinishedLayer, _ radius: CGFloat, isOpaque: Bool) {
        let filter = GaussianBlur(sigma: radius * canvas.transform.meanScale)
        let blurred = filter.blurred(layer.picture, edges: isOpaque ? .repeated : .transparent)
        cairo_save(context)
        let region = layer.region
        cairo_rectangle(
            context, Double(region.minX), Double(region.minY), Double(region.width), Double(region.height))
        cairo_clip(context)
        blurred.setSource(of: context, x: Double(layer.origin.x), y: Double(layer.origin.y))
        cairo_paint_with_alpha(context, canvas.opacity)
        cairo_restore(context)
    }

    private func shadow(_ layer: FinishedLayer, _ color: RGBA, _ radius: CGFloat, _ offset: CGSize) {
        let filter = GaussianBlur(sigma: radius * canvas.transform.meanScale)
        let moved = LayerGeometry.pixelOffset(offset, canvas.transform)
        let shadow = renderer.shadows.shadow(of: layer.picture, filter)
        if canvas.opacity < 1 { return fadedShadow(layer, shadow, color, filter, moved) }
        drawShadow(shadow, color, on: context, x: layer.origin.x + moved.x, y: layer.origin.y + moved.y)
        paint(layer)
    }

    private func drawShadow(
        _ shadow: ShadowCache.Shadow, _ color: RGBA, on context: OpaquePointer, x: Int, y: Int
    ) {
        cairo_set_source_rgba(
            context, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
        cairo_mask_surface(context, shadow.picture.surface, Double(x - shadow.margin), Double(y - shadow.margin))
    }

    /// The shadow must not show through the layer, so the two become one picture before they fade.
    private func fadedShadow(
        _ layer: FinishedLayer, _ shadow: ShadowCache.Shadow, _ color: RGBA, _ filter: GaussianBlur,
        _ moved: (x: Int, y: Int)
    ) {
        let region = layer.region.union(
            layer.region.outset(by: filter.reach).offsetBy(dx: moved.x, dy: moved.y)
        ).intersection(canvas.clip)
        guard !region.isEmpty else { return }
        let both = PixelSurface(width: region.width, height: region.height)
        let context = cairo_create(both.surface)!
        defer { cairo_destroy(context) }
        let (x, y) = (layer.origin.x - region.minX, layer.origin.y - region.minY)
        drawShadow(shadow, color, on: context, x: x + moved.x, y: y + moved.y)
        cairo_set_source_surface(context, layer.picture.surface, Double(x), Double(y))
        cairo_paint(context)
        paint(both, (region.minX, region.minY))
    }

    private func project(_ layer: FinishedLayer, _ projection: ProjectionTransform) {
        let map = ProjectionTransform(layer.transform.inverted()).concatenating(projection)
            .concatenating(ProjectionTransform(canvas.transform))
        let sampler = ProjectionSampler(map: map)
        let whole = CGRect(x: 0, y: 0, width: layer.picture.width, height: layer.picture.height)
        let seen = sampler.bounds(of: whole).map { PixelRect(covering: $0) } ?? canvas.clip
        let region = seen.intersection(canvas.clip)
        guard !region.isEmpty else { return }
        paint(sampler.sample(layer.picture, region), (region.minX, region.minY))
    }

    private func mask(_ layer: FinishedLayer, _ list: DisplayList) {
        let mask = Canvas(over: canvas, region: layer.region, transform: layer.transform)
        renderer.draw(list, on: mask)
        guard let picture = mask.layer else { return }
        cairo_set_source_surface(context, layer.picture.surface, Double(layer.origin.x), Double(layer.origin.y))
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
        if canvas.opacity < 1 {
            let masked = cairo_create(layer.picture.surface)!
            defer { cairo_destroy(masked) }
            cairo_set_operator(masked, CAIRO_OPERATOR_DEST_IN)
            cairo_set_source_surface(masked, picture.surface, 0, 0)
            cairo_paint(masked)
            return paint(layer)
        }
        cairo_mask_surface(context, picture.surface, Double(layer.origin.x), Double(layer.origin.y))
    }

    private func blend(_ layer: FinishedLayer, _ mode: BlendMode) {
        guard let drawing = mode.cairoOperator else { return plusDarker(layer) }
        cairo_set_operator(context, drawing)
        paint(layer)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }

    private func plusDarker(_ layer: FinishedLayer) {
        let below = PixelSurface(width: layer.picture.width, height: layer.picture.height)
        canvas.copyPixels(layer.region, over: below)
        if canvas.opacity < 1 {
            let fading = cairo_create(layer.picture.surface)!
            cairo_set_operator(fading, CAIRO_OPERATOR_DEST_IN)
            cairo_set_source_rgba(fading, 0, 0, 0, canvas.opacity)
            cairo_paint(fading)
            cairo_destroy(fading)
        }
        PlusDarkerBlend.blend(layer.picture, onto: below)
        let region = layer.region
        cairo_save(context)
        cairo_rectangle(
            context, Double(region.minX), Double(region.minY), Double(region.width), Double(region.height))
        cairo_clip(context)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(context, below.surface, Double(region.minX), Double(region.minY))
        cairo_paint(context)
        cairo_restore(context)
    }
}

extension BlendMode {
    /// Cairo's operator; nil for the one mode that it lacks.
    fileprivate var cairoOperator: cairo_operator_t? {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .plusLighter: CAIRO_OPERATOR_ADD
        case .plusDarker: nil
        }
    }
}
