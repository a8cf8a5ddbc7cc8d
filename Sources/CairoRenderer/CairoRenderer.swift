import CCairoPango
import Drawing
import Foundation
import Geometry

/// Draws display lists with Cairo; keeps what is worth keeping from one frame to the next.
///
/// Used on the main thread only.
package final class CairoRenderer {
    let bitmaps = BitmapSurfaces()
    let shadows = ShadowCache()
    let rasterizer: CoverageRasterizer
    /// Painted before anything else is.
    let fills: FillQueue

    package init() {
        rasterizer = CoverageRasterizer()
        fills = FillQueue(rasterizer)
    }

    /// Draws a list on a Cairo context whose coordinates are points; what lies outside its clip is passed over.
    ///
    /// - Parameter context: a `cairo_t`; its state is the same afterwards.
    package func draw(_ list: DisplayList, on context: OpaquePointer) {
        cairo_save(context)
        defer { cairo_restore(context) }
        let canvas = Canvas(context)
        guard !canvas.clip.isEmpty else { return }
        if canvas.pixels != nil { cairo_surface_mark_dirty(cairo_get_group_target(context)) }
        draw(list, on: canvas)
        if canvas.pixels != nil { cairo_surface_mark_dirty(cairo_get_group_target(context)) }
    }

    /// Draws a list on a picture.
    ///
    /// - Parameters:
    ///   - scale: pixels a point.
    ///   - background: what the picture is filled with first; nil leaves what is there.
    ///   - clip: the pixels that are drawn anew; nil is all of them.
    package func draw(
        _ list: DisplayList, on picture: PixelSurface, scale: CGFloat, background: RGBA? = nil, clip: CGRect? = nil
    ) {
        let context = cairo_create(picture.surface)!
        defer { cairo_destroy(context) }
        if let clip {
            cairo_rectangle(context, Double(clip.minX), Double(clip.minY), Double(clip.width), Double(clip.height))
            cairo_clip(context)
        }
        if let background {
            cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
            cairo_set_source_rgba(
                context, Double(background.red), Double(background.green), Double(background.blue),
                Double(background.alpha))
            cairo_paint(context)
            cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        }
        cairo_scale(context, Double(scale), Double(scale))
        draw(list, on: context)
    }

    func draw(_ list: DisplayList, on canvas: Canvas) {
        var player = DisplayListPlayer(list.commands, renderer: self, canvas: canvas)
        player.play()
    }
}
