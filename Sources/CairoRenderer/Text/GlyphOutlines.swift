import CCairoPango
import Foundation
import Geometry

/// Outlines of single glyphs, for symbols; each is read once.
final class GlyphOutlines {
    private let library: FontLibrary
    private var known: [Key: Path?] = [:]
    private var fonts: [String: UnsafeMutablePointer<PangoFont>?] = [:]

    /// The size that outlines are read at; large, since Cairo keeps coordinates in 1/256.
    private static let size = 1024.0

    private struct Key: Hashable {
        var family: String
        var scalar: Unicode.Scalar
    }

    init(library: FontLibrary) { self.library = library }

    deinit {
        for case let font? in fonts.values { g_object_unref(font) }
    }

    /// Scaled to an em of 1, y downwards, origin on the baseline; nil where the family or the glyph is missing.
    func outline(family: String, scalar: Unicode.Scalar) -> Path? {
        let key = Key(family: family, scalar: scalar)
        if let found = known[key] { return found }
        let made = readOutline(family: family, scalar: scalar)
        known[key] = made
        return made
    }

    private func readOutline(family: String, scalar: Unicode.Scalar) -> Path? {
        guard let font = font(family), let scaledFont = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else {
            return nil
        }
        var glyph: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(pango_font_get_hb_font(font), scalar.value, &glyph) != 0 else { return nil }
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
        defer { cairo_surface_destroy(surface) }
        let context = cairo_create(surface)
        defer { cairo_destroy(context) }
        cairo_set_tolerance(context, 0.01)
        cairo_set_scaled_font(context, scaledFont)
        var placed = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
        cairo_glyph_path(context, &placed, 1)
        guard let path = cairo_copy_path(context) else { return nil }
        defer { cairo_path_destroy(path) }
        return Path(path.pointee, scale: 1 / Self.size)
    }

    private func font(_ family: String) -> UnsafeMutablePointer<PangoFont>? {
        if let known = fonts[family] { return known }
        let loaded = load(family)
        fonts[family] = loaded
        return loaded
    }

    private func load(_ family: String) -> UnsafeMutablePointer<PangoFont>? {
        guard let installed = library.installedFamily(named: family) else { return nil }
        let description = pango_font_description_new()!
        defer { pango_font_description_free(description) }
        installed.apply(to: description)
        pango_font_description_set_absolute_size(description, Self.size * Double(PANGO_SCALE))
        return library.loadFont(description)
    }
}
