import Drawing
import Foundation

/// What of an environment decides which typeface a font is.
package struct FontContext: Hashable, Sendable {
    package let platform: Profile.Platform
    package let size: DynamicTypeSize
    package let legibilityWeight: LegibilityWeight?

    package init(platform: Profile.Platform, size: DynamicTypeSize, legibilityWeight: LegibilityWeight? = nil) {
        self.platform = platform
        self.size = size
        self.legibilityWeight = legibilityWeight
    }

    package init(_ environment: EnvironmentValues) {
        self.init(
            platform: environment.profile.platform, size: environment.dynamicTypeSize,
            legibilityWeight: environment.legibilityWeight)
    }

    /// The font of a text that asks for none (macOS: measured in a window, without the text style's line height).
    package var defaultFont: Font { platform == .iOS ? .body : .system(size: 13) }

    /// The typeface of a font, with the modifiers that come after its own.
    package func resolve(_ font: Font, _ modifiers: [FontModifier] = []) -> ResolvedFont {
        var description = describe(font.base)
        for modifier in font.modifiers { modifier.apply(to: &description) }
        for modifier in modifiers { modifier.apply(to: &description) }
        // A text engine counts in parts of a point, which have an end.
        description.typeface.size = max(0, description.typeface.size.bounded(by: 4_000))
        if legibilityWeight == .bold { description.typeface.weight = Self.legible(description.typeface.weight) }
        return description.typeface
    }

    private func describe(_ base: Font.Base) -> FontDescription {
        switch base {
        case .style(let style, let design, let weight):
            let metrics = metrics(of: style)
            return FontDescription(
                ResolvedFont(
                    size: metrics.pointSize, weight: weight?.value ?? metrics.weight,
                    design: design?.resolved ?? .standard, leading: metrics.leading),
                boldWeight: metrics.boldWeight)
        case .system(let size, let weight, let design):
            return FontDescription(
                ResolvedFont(size: size, weight: weight?.value ?? 400, design: design?.resolved ?? .standard))
        case .custom(let name, let size, let style):
            return FontDescription(ResolvedFont(family: name, size: style.map { scaled(size, as: $0) } ?? size))
        case .resolved(let typeface):
            return FontDescription(typeface)
        }
    }

    package func metrics(of style: Font.TextStyle) -> TextStyleTable.Metrics {
        switch platform {
        case .iOS: TextStyleTable.iOS(style.row, size: size.index)
        case .macOS: TextStyleTable.macOS(style.row)
        }
    }

    /// A length that is given for the text size `large`, grown as a text style grows.
    package func scaled(_ length: CGFloat, as style: Font.TextStyle) -> CGFloat {
        guard platform == .iOS, size != .large else { return length }
        return length * metrics(of: style).lineHeight / TextStyleTable.iOS(style.row).lineHeight
    }

    /// What "Bold Text" makes of a weight: regular text is semibold.
    private static func legible(_ weight: Int) -> Int { min(900, weight < 600 ? weight + 200 : weight + 100) }
}

extension TextStyleTable.Metrics {
    /// From the top of one line to the top of the next, in points.
    package var lineHeight: CGFloat { pointSize * TextStyleTable.lineHeightRatio + leading }
}
