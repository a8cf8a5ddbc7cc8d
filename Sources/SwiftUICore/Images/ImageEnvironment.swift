import Drawing
import Foundation
import Geometry

/// What of an environment decides which picture an image is, and how large.
package struct ImageEnvironment: DerivedEnvironmentValue {
    package var traits: AssetTraits
    /// The size of the text beside symbols, in points.
    package var pointSize: CGFloat
    /// The weight of that text.
    package var weight: Int
    /// The size of symbols relative to that text.
    package var symbolScale: CGFloat
    package var variants: SymbolVariants
    package var renderingMode: SymbolRenderingMode?
    /// How symbols stand in the effects that are set on them.
    package var symbolPhase: SymbolPhase
    /// An area is shown in place of the picture.
    package var isHidden: Bool

    package init(deriving environment: EnvironmentValues) {
        traits = AssetTraits()
        traits.isDark = environment.value(of: ColorSchemeKey.self) == .dark
        traits.hasIncreasedContrast = environment.value(of: ColorSchemeContrastKey.self) == .increased
        traits.isRightToLeft = environment.value(of: LayoutDirectionKey.self) == .rightToLeft
        traits.scale = Double(environment.value(of: DisplayScaleKey.self))
        traits.language = TextLocale(in: environment).languageTag
        let font = environment.resolvedFont
        pointSize = environment.value(of: SymbolPointSizeKey.self) ?? font.size
        weight = font.weight
        symbolScale = environment.value(of: ImageScaleKey.self).factor
        variants = environment.value(of: SymbolVariantsKey.self)
        renderingMode = environment.value(of: SymbolRenderingModeKey.self)
        symbolPhase = environment.value(of: SymbolPhaseKey.self)
        isHidden = environment.hidesContent
    }

    /// Whether images are the same in both, however their symbols stand.
    func resolves(like other: ImageEnvironment) -> Bool {
        var same = other
        same.symbolPhase = symbolPhase
        return self == same
    }
}
