import Foundation

/// The template of a symbol of the app's own, as the SF Symbols app exports it: all weights and scales of the glyph, with
/// guides, on one large sheet.
struct SymbolTemplate {
    /// The glyph of regular weight and medium scale alone, as a picture.
    let picture: String
    /// Points below the picture's top where the baseline of text lies.
    let baseline: Double

    /// The size of the font that the glyphs of a template are drawn for, in points.
    static let pointSize = 100.0

    /// What of the glyph may rise above the capital letters, or sink below the baseline, in units of the template.
    private static let overhang = 30.0

    /// From the baseline to the top of the capitals of San Francisco at that size.
    private static let capHeight = 70.46
    /// How high the picture of a glyph usually is, and where its baseline lies below its top.
    static let usualHeight = capHeight + 2 * overhang
    static let usualBaseline = capHeight + overhang

    /// nil where the picture is no template: it is taken as it is.
    init?(_ source: String) {
        guard let baseline = Self.coordinate("y1", of: "Baseline-M", in: source),
            let capitals = Self.coordinate("y1", of: "Capline-M", in: source),
            let glyph = Self.group("Regular-M", in: source) ?? Self.group("Medium-M", in: source)
        else { return nil }
        guard baseline > capitals, let (left, right) = Self.margins(of: glyph, in: source) else { return nil }
        let top = capitals - Self.overhang
        let (width, height) = (right - left, baseline + Self.overhang - top)
        let style = source.firstMatch(of: #/(?s)<style.*?</style>/#).map { String($0.output) } ?? ""
        picture = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="\(left) \(top) \(width) \(height)">\(style)\(glyph)</svg>
            """
        self.baseline = baseline - top
    }

    /// Templates of one weight alone may have no guides for the margins: then the glyph ends where its drawing does.
    private static func margins(of glyph: String, in source: String) -> (Double, Double)? {
        for weight in ["Regular-M", "Medium-M"] {
            let left = coordinate("x1", of: "left-margin-\(weight)", in: source)
            let right = coordinate("x1", of: "right-margin-\(weight)", in: source)
            if let left, let right, right > left { return (left, right) }
        }
        return SVGExtent(glyph).map { ($0.lowerBound, $0.upperBound) }
    }

    /// A number of the element with an identifier.
    private static func coordinate(_ name: String, of identifier: String, in source: String) -> Double? {
        guard let element = source.firstMatch(of: try! Regex("<[^>]*\\bid=\"\(identifier)\"[^>]*>")),
            let value = source[element.range].firstMatch(of: try! Regex("\\b\(name)=\"([-0-9.]+)\""))
        else { return nil }
        return value[1].substring.flatMap { Double($0) }
    }

    /// The group with an identifier, whole.
    private static func group(_ identifier: String, in source: String) -> String? {
        guard let start = source.firstMatch(of: try! Regex("<g\\b[^>]*\\bid=\"\(identifier)\"[^>]*>")) else {
            return nil
        }
        var depth = 0
        for tag in source[start.range.lowerBound...].matches(of: #/<g\b[^>]*>|</g>/#) where !tag.output.hasSuffix("/>")
        {
            depth += tag.output.hasPrefix("</") ? -1 : 1
            if depth == 0 { return String(source[start.range.lowerBound..<tag.range.upperBound]) }
        }
        return nil
    }
}
