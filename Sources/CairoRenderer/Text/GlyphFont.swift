import CCairoPango
import Foundation

/// One font file at one size: what draws glyphs.
final class GlyphFont {
    let pangoFont: UnsafeMutablePointer<PangoFont>
    /// Glyphs are drawn this much wider than they are.
    let horizontalScale: CGFloat
    /// Whether the glyphs are Inter's, which get San Francisco's tracking.
    let isSystemFont: Bool
    /// Whether glyphs bring colours of their own (emoji).
    let isColored: Bool

    private let scaledFont: OpaquePointer
    private var scaled: [ScaledKey: OpaquePointer] = [:]

    private var masks: [ScaledMasks] = []

    private struct ScaledMasks {
        var scaleX: CGFloat
        var scaleY: CGFloat
        var glyphs: ScaledGlyphs
    }

    /// Scales whose masks are kept: a text that grows has a new one in each frame.
    private static let maskScaleLimit = 3

    private struct ScaledKey: Hashable {
        var a, b, c, d: CGFloat
    }

    init?(_ font: UnsafeMutablePointer<PangoFont>, horizontalScale: CGFloat) {
        guard let scaledFont = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else { return nil }
        self.scaledFont = scaledFont
        pangoFont = font
        self.horizontalScale = horizontalScale
        g_object_ref(font)
        let description = pango_font_describe(font)
        let family = description.flatMap { pango_font_description_get_family($0) }.map { String(cString: $0) } ?? ""
        pango_font_description_free(description)
        isSystemFont = family == "Inter" || family == "Inter Display"
        isColored = hb_ot_color_has_png(hb_font_get_face(pango_font_get_hb_font(font))) != 0
    }

    deinit {
        for font in scaled.values { cairo_scaled_font_destroy(font) }
        g_object_unref(pangoFont)
    }

    /// The glyphs' outlines under a linear transform; hinting is off, so that they only scale.
    func cairoFont(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat) -> OpaquePointer {
        let key = ScaledKey(a: a, b: b, c: c, d: d)
        if let found = scaled[key] { return found }
        if scaled.count >= 16 { forgetScaledFonts() }
        var fontMatrix = cairo_matrix_t()
        cairo_scaled_font_get_font_matrix(scaledFont, &fontMatrix)
        fontMatrix.xx *= horizontalScale
        fontMatrix.xy *= horizontalScale
        var transform = cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: 0, y0: 0)
        let options = Self.drawingOptions()
        defer { cairo_font_options_destroy(options) }
        let made = cairo_scaled_font_create(
            cairo_scaled_font_get_font_face(scaledFont), &fontMatrix, &transform, options)!
        scaled[key] = made
        return made
    }

    /// The glyphs as masks of pixels.
    func glyphs(scaleX: CGFloat, scaleY: CGFloat) -> ScaledGlyphs {
        if let index = masks.firstIndex(where: { $0.scaleX == scaleX && $0.scaleY == scaleY }) {
            return masks[index].glyphs
        }
        let made = ScaledGlyphs(font: self, scaleX: scaleX, scaleY: scaleY)
        masks.insert(ScaledMasks(scaleX: scaleX, scaleY: scaleY, glyphs: made), at: 0)
        if masks.count > Self.maskScaleLimit { masks.removeLast() }
        return made
    }

    private func forgetScaledFonts() {
        for font in scaled.values { cairo_scaled_font_destroy(font) }
        scaled.removeAll()
    }

    static func drawingOptions() -> OpaquePointer {
        let options = cairo_font_options_create()!
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        return options
    }
}
