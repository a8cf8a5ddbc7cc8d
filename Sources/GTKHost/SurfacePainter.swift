import CGtk4
import CairoRenderer
import Drawing
import Foundation
import Geometry

/// Paints what has changed, and no more, on a surface.
///
/// The window's picture is kept on our side, in memory that the display shares where it can. A damaged part is drawn anew
/// in it; what the display has lost is only sent again.
@MainActor
final class SurfacePainter {
    /// With more rectangles than this, one around all of them is painted: each costs a walk through the content.
    private static let mostRectangles = 8

    private let surface: OpaquePointer
    private let canvas: any WindowCanvas
    private let renderer: CairoRenderer
    private let damaged = cairo_region_create()!
    private var picture: WindowPicture?

    init(_ surface: OpaquePointer, renderer: CairoRenderer) {
        self.surface = surface
        self.renderer = renderer
        canvas = X11Canvas(surface) ?? GDKCanvas(surface)
    }

    isolated deinit {
        cairo_region_destroy(damaged)
    }

    var hasDamage: Bool { cairo_region_is_empty(damaged) == 0 }

    /// Marks rectangles (points), rounded out to whole points.
    func damage(_ rectangles: [CGRect]) {
        for rectangle in rectangles where !rectangle.isEmpty {
            var area = cairo_rectangle_int_t(rectangle)
            cairo_region_union_rectangle(damaged, &area)
        }
    }

    func damageAll() {
        var area = bounds
        cairo_region_union_rectangle(damaged, &area)
    }

    /// Draws the damage, and sends it and what the display has lost.
    /// - Parameter displayList: what lies in a rectangle, on top of the background.
    func paint(exposed region: OpaquePointer?, background: RGBA, displayList: (CGRect) -> DisplayList) {
        let scale = CGFloat(gdk_surface_get_scale_factor(surface))
        let isNew = picture?.fits(bounds, scale: scale) != true
        if isNew { damageAll() }
        let sent = regionToSend(region)
        defer { cairo_region_destroy(sent) }
        guard cairo_region_is_empty(sent) == 0 else { return }
        let picture = isNew ? WindowPicture(bounds, scale: scale, for: canvas) : self.picture!
        self.picture = picture
        for area in damagedRectangles {
            picture.draw(displayList(CGRect(area)), in: area, background: background, renderer: renderer)
        }
        cairo_region_subtract(damaged, damaged)
        canvas.send(picture.surface, region: sent)
    }

    private var bounds: cairo_rectangle_int_t {
        cairo_rectangle_int_t(
            x: 0, y: 0, width: gdk_surface_get_width(surface), height: gdk_surface_get_height(surface))
    }

    /// The damage and the exposed region, within the surface.
    private func regionToSend(_ exposed: OpaquePointer?) -> OpaquePointer {
        var bounds = bounds
        mergeIfMany()
        cairo_region_intersect_rectangle(damaged, &bounds)
        let sent = cairo_region_copy(damaged)!
        if let exposed { cairo_region_union(sent, exposed) }
        cairo_region_intersect_rectangle(sent, &bounds)
        return sent
    }

    private func mergeIfMany() {
        guard cairo_region_num_rectangles(damaged) > Self.mostRectangles else { return }
        var extents = cairo_rectangle_int_t()
        cairo_region_get_extents(damaged, &extents)
        cairo_region_union_rectangle(damaged, &extents)
    }

    private var damagedRectangles: [cairo_rectangle_int_t] {
        (0..<cairo_region_num_rectangles(damaged)).map { index in
            var rectangle = cairo_rectangle_int_t()
            cairo_region_get_rectangle(damaged, index, &rectangle)
            return rectangle
        }
    }
}

extension cairo_rectangle_int_t {
    /// Rounded out to whole points.
    init(_ rectangle: CGRect) {
        // A boundless rectangle is as good as one far beyond any window.
        let limit = CGRect(x: -30_000, y: -30_000, width: 60_000, height: 60_000)
        let area = rectangle.intersection(limit).integral
        self.init(x: gint(area.minX), y: gint(area.minY), width: gint(area.width), height: gint(area.height))
    }
}

extension CGRect {
    init(_ rectangle: cairo_rectangle_int_t) {
        self.init(
            x: Double(rectangle.x), y: Double(rectangle.y), width: Double(rectangle.width),
            height: Double(rectangle.height))
    }
}
