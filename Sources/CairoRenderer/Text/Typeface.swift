import CCairoPango
import Drawing
import Foundation

/// A `ResolvedFont` as the text engine knows it: what to ask Pango for, and the metrics of its lines.
final class Typeface {
    let description: OpaquePointer
    /// Points above and below the baseline.
    let ascent: CGFloat
    let descent: CGFloat
    /// Points between two lines, beside ascent and descent.
    let leading: CGFloat
    /// Points added after each glyph of the system font.
    let tracking: CGFloat
    let horizontalScale: CGFloat
    /// OpenType features in CSS form; empty for the font's own.
    let features: String
    let size: CGFloat
    var ellipsis: ShapedText?
    private var pairs: LatinPairs?
    private var hasNoPairs = false

    init(_ named: ResolvedFont, library: FontLibrary) {
        let custom = named.family.flatMap { library.installedFamily(named: $0) }
        let font = custom == nil ? named.withStandIn : named
        size = max(0, font.size)
        features = font.hasMonospacedDigits ? "tnum=1" : ""
        description = pango_font_description_new()
        pango_font_description_set_absolute_size(description, max(1.0 / 64, size) * Double(PANGO_SCALE))
        let weight = SystemFont.weight(font.weight, design: font.family == nil ? font.design : .standard)
        pango_font_description_set_weight(description, PangoWeight(UInt32(max(1, weight))))
        pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        pango_font_description_set_variant(description, Self.variant(of: font))
        if let custom {
            custom.apply(to: description)
            let metrics = library.metrics(of: description)
            (ascent, descent) = (metrics.ascent, metrics.descent)
            leading = font.leading + metrics.lineGap
            tracking = 0
            horizontalScale = 1
        } else {
            pango_font_description_set_family(
                description, SystemFont.families(design: font.design, size: font.size))
            ascent = size * SystemFont.ascent
            descent = size * SystemFont.descent
            leading = font.leading
            horizontalScale = SystemFont.horizontalScale(font.width)
            tracking = SystemFont.tracking(design: font.design, size: size) * horizontalScale
        }
    }

    /// What plain Latin text is put together from; nil where Inter is not installed.
    func latinPairs(_ library: FontLibrary) -> LatinPairs? {
        if let pairs { return pairs }
        guard !hasNoPairs, let font = library.loadFont(description) else { return nil }
        defer { g_object_unref(font) }
        if let glyphFont = library.glyphFont(font, horizontalScale: horizontalScale), glyphFont.isSystemFont {
            pairs = LatinPairs(font: glyphFont)
        }
        hasNoPairs = pairs == nil
        return pairs
    }

    deinit { pango_font_description_free(description) }

    private static func variant(of font: ResolvedFont) -> PangoVariant {
        switch (font.hasSmallCapitals, font.hasSmallUppercase) {
        case (false, false): PANGO_VARIANT_NORMAL
        case (true, false): PANGO_VARIANT_SMALL_CAPS
        case (false, true): PANGO_VARIANT_UNICASE
        case (true, true): PANGO_VARIANT_ALL_SMALL_CAPS
        }
    }
}

extension ResolvedFont {
    /// The font as the system's own, in the design that comes nearest to a family of iOS that is not installed.
    fileprivate var withStandIn: ResolvedFont {
        guard let family, let standIn = AppleFontFamily(named: family) else { return self }
        var font = self
        font.family = nil
        font.design = standIn.design
        font.weight = standIn.weight.map { weight == 400 ? $0 : max($0, weight) } ?? weight
        font.isItalic = isItalic || standIn.isItalic
        return font
    }
}
