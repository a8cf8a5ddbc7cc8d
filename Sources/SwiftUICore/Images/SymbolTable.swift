/// Which character of the icon font stands in for an SF Symbol.
///
/// SF Symbols may be drawn on Apple's platforms alone. Their stand-in is the font "Material Design Icons", in the version
/// that Debian has as `fonts-materialdesignicons-webfont` (1.6.50). Outlines are matched to outlines and filled shapes to
/// filled ones where the font has both. Where it has no icon of the meaning, a symbol gets one of a like shape, or none.
package enum SymbolTable {
    package static let fontFamily = "Material Design Icons"

    /// The character for a symbol, nil if the font has none for it.
    ///
    /// A variant without a character of its own has that of what it varies: `bolt.circle.fill` that of `bolt`, around
    /// which `SymbolEnclosure` draws the circle.
    package static func scalar(for name: String) -> Unicode.Scalar? {
        var name = name[...]
        while true {
            if let scalar = scalars[String(name)] { return scalar }
            guard let dot = name.lastIndex(of: "."), variants.contains(String(name[dot...].dropFirst())) else {
                return nil
            }
            name = name[..<dot]
        }
    }

    /// Whether the font has an icon for just this symbol, not only for what it varies.
    package static func hasOwnIcon(for name: String) -> Bool { scalars[name] != nil }

    /// The symbols that have an icon of their own.
    package static var names: some Collection<String> { scalars.keys }

    private static let variants: Set<String> = ["fill", "circle", "square", "rectangle", "inverse"]

    private static let scalars: [String: Unicode.Scalar] = {
        var scalars: [String: Unicode.Scalar] = [:]
        for row in rows {
            for symbol in row.symbols { scalars[symbol] = Unicode.Scalar(row.scalar) }
        }
        return scalars
    }()
}
