import CGtk4
import CairoRenderer
import Drawing
import Foundation
import Geometry
import Platform

/// Paints what has changed, and no more, on a surface.
@MainActor package var prototypeDraw: ((DisplayList, OpaquePointer) -> Void)?

@MainActor
final class SurfacePainter {
    /// With more rectangles than this, one around all of them is painted: each costs a walk through the content.
    private static let mostRectangles = 8

    private let surface: OpaquePointer
    private let context: OpaquePointer
    private let damaged = cairo_region_create()!

    init(_ surface: OpaquePointer) {
        self.surface = surface
        context = gdk_surface_create_cairo_context(surface)
    }

    isolated deinit {
        cairo_region_destroy(damaged)
        g_object_unref(gpointer(context))
    }

    var hasDamage: Bool { cairo_region_is_empty(damaged) == 0 }

    /// Marks rectangles (points), rounded out to whole points.
    func damage(_ rectangles: [CGRect]) {
        for rectangle in rectangles where !rectangle.isEmpty {
            var area = Self.rounded(rectangle)
            cairo_region_union_rectangle(damaged, &area)
        }
    }

    func damageAll() {
        damage([bounds])
    }

    /// Paints the damage and what the display has lost.
    func paint(_ content: any WindowContent, exposed region: OpaquePointer?, background: RGBA) {
        if let region { cairo_region_union(damaged, region) }
        var bounds = Self.rounded(bounds)
        cairo_region_intersect_rectangle(damaged, &bounds)
        guard hasDamage else { return }
        mergeIfMany()
        let drawContext = context
        gdk_draw_context_begin_frame(drawContext, damaged)
        if let cairo = gdk_cairo_context_cairo_create(context) {
            for rectangle in rectangles { paint(content, in: rectangle, background: background, on: cairo) }
            cairo_destroy(cairo)
        }
        gdk_draw_context_end_frame(drawContext)
        cairo_region_subtract(damaged, damaged)
    }

    private var bounds: CGRect {
        CGRect(
            x: 0, y: 0, width: Double(gdk_surface_get_width(surface)), height: Double(gdk_surface_get_height(surface)))
    }

    private var rectangles: [cairo_rectangle_int_t] {
        (0..<cairo_region_num_rectangles(damaged)).map { index in
            var rectangle = cairo_rectangle_int_t()
            cairo_region_get_rectangle(damaged, index, &rectangle)
            return rectangle
        }
    }

    private func mergeIfMany() {
        guard cairo_region_num_rectangles(damaged) > Self.mostRectangles else { return }
        var extents = cairo_rectangle_int_t()
        cairo_region_get_extents(damaged, &extents)
        cairo_region_union_rectangle(damaged, &extents)
    }

    private static func rounded(_ rectangle: CGRect) -> cairo_rectangle_int_t {
        let area = rectangle.integral
        return cairo_rectangle_int_t(
            x: gint(area.minX), y: gint(area.minY), width: gint(area.width), height: gint(area.height))
    }

    private func paint(
        _ content: any WindowContent, in rectangle: cairo_rectangle_int_t, background: RGBA, on cairo: OpaquePointer
    ) {
        let area = CGRect(
            x: Double(rectangle.x), y: Double(rectangle.y), width: Double(rectangle.width),
            height: Double(rectangle.height))
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_rectangle(cairo, area.minX, area.minY, area.width, area.height)
        cairo_clip(cairo)
        let target = cairo_get_group_target(cairo)
        guard cairo_surface_get_type(target) != CAIRO_SURFACE_TYPE_IMAGE else {
            return draw(content.displayList(in: area), background: background, on: cairo)
        }
        // Painting there would be done by the display server, step by step; a picture is sent in one.
        let picture = cairo_surface_create_similar_image(target, CAIRO_FORMAT_ARGB32, rectangle.width, rectangle.height)
        let pictureContext = cairo_create(picture)!
        cairo_translate(pictureContext, -area.minX, -area.minY)
        draw(content.displayList(in: area), background: background, on: pictureContext)
        cairo_destroy(pictureContext)
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(cairo, picture, area.minX, area.minY)
        cairo_paint(cairo)
        cairo_surface_destroy(picture)
    }

    private func draw(_ list: DisplayList, background: RGBA, on cairo: OpaquePointer) {
        cairo_set_source_rgb(cairo, Double(background.red), Double(background.green), Double(background.blue))
        cairo_paint(cairo)
        prototypeDraw?(list, cairo)
    }
}
