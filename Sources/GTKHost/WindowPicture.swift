import CGtk4
import CairoRenderer
import Drawing
import Foundation

/// The pixels of a window.
@MainActor
final class WindowPicture {
    /// A Cairo image surface.
    let surface: OpaquePointer
    private let cairo: OpaquePointer
    private let size: (width: gint, height: gint)
    private let scale: CGFloat

    /// - Parameters:
    ///   - bounds: points.
    ///   - scale: device pixels a point.
    ///   - canvas: what the picture is to be sent to.
    init(_ bounds: cairo_rectangle_int_t, scale: CGFloat, for canvas: any WindowCanvas) {
        size = (bounds.width, bounds.height)
        self.scale = scale
        surface = canvas.makePicture(width: bounds.width * gint(scale), height: bounds.height * gint(scale))
        cairo_surface_set_device_scale(surface, scale, scale)
        cairo = cairo_create(surface)
    }

    isolated deinit {
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }

    func fits(_ bounds: cairo_rectangle_int_t, scale: CGFloat) -> Bool {
        size == (bounds.width, bounds.height) && self.scale == scale
    }

    /// Draws a part anew.
    func draw(
        _ list: DisplayList, in area: cairo_rectangle_int_t, background: RGBA, renderer: CairoRenderer
    ) {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_rectangle(cairo, Double(area.x), Double(area.y), Double(area.width), Double(area.height))
        cairo_clip(cairo)
        cairo_set_source_rgb(cairo, Double(background.red), Double(background.green), Double(background.blue))
        cairo_paint(cairo)
        renderer.draw(list, on: cairo)
        cairo_surface_flush(surface)
    }
}
