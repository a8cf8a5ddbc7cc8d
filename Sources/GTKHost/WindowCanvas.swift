import CGtk4
import Foundation

/// Where the picture of a window is sent to.
@MainActor
protocol WindowCanvas: AnyObject {
    /// Makes the memory of a picture, as the display takes it most quickly.
    /// - Parameters:
    ///   - width: device pixels.
    ///   - height: device pixels.
    /// - Returns: a Cairo image surface that the caller owns.
    func makePicture(width: gint, height: gint) -> OpaquePointer
    /// Shows a part of a picture.
    /// - Parameter region: in points.
    func send(_ picture: OpaquePointer, region: OpaquePointer)
}

/// An X11 window. GDK's own way copies each picture twice before the server sees it; here the server reads it where it lies.
@MainActor
final class X11Canvas: WindowCanvas {
    private let surface: OpaquePointer
    private let window: OpaquePointer

    /// - Returns: nil where the surface is not X11's.
    init?(_ surface: OpaquePointer) {
        guard let window = hanok_create_x11_surface(surface) else { return nil }
        self.surface = surface
        self.window = window
    }

    isolated deinit {
        cairo_surface_destroy(window)
    }

    func makePicture(width: gint, height: gint) -> OpaquePointer {
        let scale = Double(gdk_surface_get_scale_factor(surface))
        cairo_surface_set_device_scale(window, scale, scale)
        cairo_xlib_surface_set_size(window, width, height)
        return cairo_surface_create_similar_image(window, CAIRO_FORMAT_ARGB32, width, height)
    }

    func send(_ picture: OpaquePointer, region: OpaquePointer) {
        guard let cairo = cairo_create(window) else { return }
        gdk_cairo_region(cairo, region)
        cairo_clip(cairo)
        cairo_paint(picture, on: cairo)
        cairo_destroy(cairo)
        cairo_surface_flush(window)
    }
}

/// A surface of any display that GDK knows.
@MainActor
final class GDKCanvas: WindowCanvas {
    private let context: OpaquePointer

    init(_ surface: OpaquePointer) {
        context = gdk_surface_create_cairo_context(surface)
    }

    isolated deinit {
        g_object_unref(gpointer(context))
    }

    func makePicture(width: gint, height: gint) -> OpaquePointer {
        cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
    }

    func send(_ picture: OpaquePointer, region: OpaquePointer) {
        // GDK widens the region where its own buffer has missed earlier frames, and clips to it.
        gdk_draw_context_begin_frame(context, region)
        if let cairo = gdk_cairo_context_cairo_create(context) {
            cairo_paint(picture, on: cairo)
            cairo_destroy(cairo)
        }
        gdk_draw_context_end_frame(context)
    }
}

private func cairo_paint(_ picture: OpaquePointer, on cairo: OpaquePointer) {
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(cairo, picture, 0, 0)
    cairo_paint(cairo)
}
