import CGtk4
import CairoRenderer
import Drawing
import Foundation
import Platform

/// What is seen under the pointer while the desktop carries a drag.
@MainActor
final class DragIcon {
    /// A `GdkPaintable`.
    let paintable: OpaquePointer

    /// - Parameter scale: device pixels a point.
    init(_ picture: OutgoingDrag.Picture, scale: CGFloat, renderer: CairoRenderer) {
        let bounds = picture.bounds
        let width = max(1, gint((bounds.width * scale).rounded(.up)))
        let height = max(1, gint((bounds.height * scale).rounded(.up)))
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)!
        defer { cairo_surface_destroy(surface) }
        cairo_surface_set_device_scale(surface, Double(scale), Double(scale))
        let cairo = cairo_create(surface)!
        cairo_translate(cairo, -bounds.minX, -bounds.minY)
        renderer.draw(picture.list, on: cairo)
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
        paintable = Self.paintable(of: surface, size: bounds.size)
    }

    isolated deinit { g_object_unref(gpointer(paintable)) }

    /// A picture that is as large in points, however many pixels it has.
    private static func paintable(of surface: OpaquePointer, size: CGSize) -> OpaquePointer {
        let (width, height) = (cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
        let stride = gsize(cairo_image_surface_get_stride(surface))
        let bytes = g_bytes_new(cairo_image_surface_get_data(surface), stride * gsize(height))
        defer { g_bytes_unref(bytes) }
        let texture = gdk_memory_texture_new(width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, stride)!
        defer { g_object_unref(gpointer(texture)) }
        let snapshot = gtk_snapshot_new()
        var bounds = graphene_rect_t(
            origin: graphene_point_t(x: 0, y: 0),
            size: graphene_size_t(width: Float(size.width), height: Float(size.height)))
        gtk_snapshot_append_texture(snapshot, texture, &bounds)
        return gtk_snapshot_free_to_paintable(snapshot, nil)
    }
}
