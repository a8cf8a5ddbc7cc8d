import Drawing
import Foundation

/// A font, which becomes a typeface of a size in the environment of the text that uses it.
public struct Font: Hashable, Sendable {
    /// What the modifiers start from.
    package enum Base: Hashable, Sendable {
        case style(TextStyle, design: Design?, weight: Weight?)
        case system(size: CGFloat, weight: Weight?, design: Design?)
        /// A family or face by name; it grows with the text style, where there is one.
        case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
        case resolved(ResolvedFont)
    }

    package let base: Base
    package private(set) var modifiers: [FontModifier] = []

    package init(base: Base) { self.base = base }

    /// A typeface that is known already, such as that of a `UIFont`.
    package init(_ resolved: ResolvedFont) { self.init(base: .resolved(resolved)) }

    package func modified(by modifier: FontModifier) -> Font {
        var font = self
        font.modifiers.append(modifier)
        return font
    }
}

extension Font {
    /// The system font of a size in points, whatever text size the user likes.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(base: .system(size: size, weight: weight, design: design))
    }

    /// The system font of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(base: .style(style, design: design, weight: weight))
    }

    /// A font by its family, full or PostScript name; it grows with the user's text size as body text does.
    /// - Parameter size: points at the text size that users start with.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(base: .custom(name: name, size: size, relativeTo: .body))
    }

    /// A font by its family, full or PostScript name; it grows with the user's text size as a text style does.
    /// - Parameter size: points at the text size that users start with.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(base: .custom(name: name, size: size, relativeTo: textStyle))
    }

    /// A font by its family, full or PostScript name, of a size in points that never changes.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(base: .custom(name: name, size: fixedSize, relativeTo: nil))
    }
}

extension Font {
    public static let largeTitle = system(.largeTitle)
    public static let title = system(.title)
    public static let title2 = system(.title2)
    public static let title3 = system(.title3)
    public static let headline = system(.headline)
    public static let subheadline = system(.subheadline)
    public static let body = system(.body)
    public static let callout = system(.callout)
    public static let footnote = system(.footnote)
    public static let caption = system(.caption)
    public static let caption2 = system(.caption2)
}
