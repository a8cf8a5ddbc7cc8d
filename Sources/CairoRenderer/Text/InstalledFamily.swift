import CCairoPango
import Foundation

/// A font that fontconfig found by an exact name.
struct InstalledFamily {
    private var family: String
    /// Weight and slant where the name was that of one face and not of a family.
    private var face: (weight: PangoWeight, style: PangoStyle)?

    /// Looks for a family, then for a face by its PostScript or full name.
    static func find(_ name: String) -> InstalledFamily? {
        if let pattern = firstPattern(FC_FAMILY, name) {
            FcPatternDestroy(pattern)
            return InstalledFamily(family: name, face: nil)
        }
        guard let pattern = firstPattern(FC_POSTSCRIPT_NAME, name) ?? firstPattern(FC_FULLNAME, name) else {
            return nil
        }
        defer { FcPatternDestroy(pattern) }
        guard let description = pango_fc_font_description_from_pattern(pattern, 0),
            let family = pango_font_description_get_family(description)
        else { return nil }
        defer { pango_font_description_free(description) }
        let face = (pango_font_description_get_weight(description), pango_font_description_get_style(description))
        return InstalledFamily(family: String(cString: family), face: face)
    }

    /// Sets the family; weight and slant too where the name stood for one face.
    func apply(to description: OpaquePointer) {
        pango_font_description_set_family(description, family)
        guard let face else { return }
        pango_font_description_set_weight(description, face.weight)
        if face.style != PANGO_STYLE_NORMAL { pango_font_description_set_style(description, face.style) }
    }

    private static func firstPattern(_ property: String, _ name: String) -> OpaquePointer? {
        let query = FcPatternCreate()
        defer { FcPatternDestroy(query) }
        FcPatternAddString(query, property, name)
        let wanted = FcObjectSetCreate()
        defer { FcObjectSetDestroy(wanted) }
        for object in [FC_FAMILY, FC_STYLE, FC_WEIGHT, FC_SLANT, FC_WIDTH] { FcObjectSetAdd(wanted, object) }
        guard let set = FcFontList(nil, query, wanted) else { return nil }
        defer { FcFontSetDestroy(set) }
        guard set.pointee.nfont > 0, let pattern = set.pointee.fonts[0] else { return nil }
        FcPatternReference(pattern)
        return pattern
    }
}
