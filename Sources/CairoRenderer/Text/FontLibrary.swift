import CCairoPango
import Drawing
import Foundation

/// The installed fonts: fontconfig and Pango behind a few questions. Used on the main thread only.
final class FontLibrary {
    let map: UnsafeMutablePointer<PangoFontMap>
    let context: OpaquePointer
    private var fonts: [ResolvedFont: RunFonts] = [:]
    private var glyphFonts: [GlyphFontKey: WeakGlyphFont] = [:]
    private var families: [String: InstalledFamily?] = [:]

    private struct GlyphFontKey: Hashable {
        var font: UnsafeMutablePointer<PangoFont>
        var horizontalScale: CGFloat
    }

    private struct WeakGlyphFont {
        weak var font: GlyphFont?
    }

    /// How many typefaces are kept at most; a size that is animated makes many.
    private static let typefaceLimit = 256

    /// Begins to look for the fonts, once, on a thread of its own; the first library that is made waits for the end.
    static let preparation: Void = Thread.detachNewThread { FontConfiguration.installed }

    init() {
        FontConfiguration.installed
        BundledFonts.registered
        map = pango_cairo_font_map_new()
        pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
        context = pango_font_map_create_context(map)
        let options = GlyphFont.drawingOptions()
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(map)
    }

    func typeface(for font: ResolvedFont) -> Typeface { fonts(for: font).typefaces[0] }

    /// What a text of one run has that stands on the baseline.
    func fonts(for font: ResolvedFont) -> RunFonts {
        if let found = fonts[font] { return found }
        if fonts.count >= Self.typefaceLimit { fonts.removeAll() }
        let made = RunFonts(Typeface(font, library: self))
        fonts[font] = made
        return made
    }

    /// The drawing side of a font that Pango chose; nil where Cairo can't load it.
    func glyphFont(_ font: UnsafeMutablePointer<PangoFont>, horizontalScale: CGFloat) -> GlyphFont? {
        let key = GlyphFontKey(font: font, horizontalScale: horizontalScale)
        if let found = glyphFonts[key]?.font { return found }
        if glyphFonts.count >= 2 * Self.typefaceLimit { glyphFonts = glyphFonts.filter { $0.value.font != nil } }
        let made = GlyphFont(font, horizontalScale: horizontalScale)
        glyphFonts[key] = made.map { WeakGlyphFont(font: $0) }
        return made
    }

    /// Adds a font file to those that families are looked up in; false where it is no font.
    func register(file: String) -> Bool {
        guard FcConfigAppFontAddFile(FcConfigGetCurrent(), file) != 0 else { return false }
        pango_fc_font_map_config_changed(OpaquePointer(map))
        families.removeAll()
        fonts.removeAll()
        return true
    }

    /// A family or a face by its family, full or PostScript name; nil where it is not installed.
    func installedFamily(named name: String) -> InstalledFamily? {
        if let known = families[name] { return known }
        let found = InstalledFamily.find(name)
        families[name] = found
        return found
    }

    func loadFont(_ description: OpaquePointer) -> UnsafeMutablePointer<PangoFont>? {
        pango_font_map_load_font(map, context, description)
    }

    /// The font's own metrics in points.
    func metrics(of description: OpaquePointer) -> (ascent: CGFloat, descent: CGFloat, lineGap: CGFloat) {
        guard let metrics = pango_context_get_metrics(context, description, nil) else { return (0, 0, 0) }
        defer { pango_font_metrics_unref(metrics) }
        let points = { (units: Int32) in CGFloat(units) / CGFloat(PANGO_SCALE) }
        let ascent = points(pango_font_metrics_get_ascent(metrics))
        let descent = points(pango_font_metrics_get_descent(metrics))
        let height = points(pango_font_metrics_get_height(metrics))
        return (ascent, descent, max(0, height - ascent - descent))
    }
}
