import Drawing
import Foundation

/// A change of a font.
package enum FontModifier: Hashable, Sendable {
    case bold, italic, monospaced, monospacedDigit
    case weight(Font.Weight)
    case design(Font.Design)
    case width(Font.Width)
    case leading(Font.Leading)
    case lowercaseSmallCaps, uppercaseSmallCaps
    /// Multiplies the size.
    case scale(CGFloat)

    /// Whether the two change the same property, so that the later one makes the earlier one void.
    package func concernsSame(as other: FontModifier) -> Bool {
        switch (self, other) {
        case (.bold, .bold), (.italic, .italic), (.monospaced, .monospaced), (.monospacedDigit, .monospacedDigit),
            (.weight, .weight), (.design, .design), (.width, .width), (.leading, .leading), (.scale, .scale),
            (.lowercaseSmallCaps, .lowercaseSmallCaps), (.uppercaseSmallCaps, .uppercaseSmallCaps):
            true
        default: false
        }
    }

    package func apply(to font: inout FontDescription) {
        switch self {
        case .bold: font.makeBold()
        case .italic: font.typeface.isItalic = true
        case .monospaced: font.typeface.design = .monospaced
        case .monospacedDigit: font.typeface.hasMonospacedDigits = true
        case .weight(let weight): font.typeface.weight = weight.value
        case .design(let design): font.typeface.design = design.resolved
        case .width(let width): font.typeface.width = width.resolved
        case .leading(let leading): font.typeface.leading += leading.adjustment
        case .lowercaseSmallCaps: font.typeface.hasSmallCapitals = true
        case .uppercaseSmallCaps: font.typeface.hasSmallUppercase = true
        case .scale(let factor): font.typeface.size *= factor
        }
    }
}
