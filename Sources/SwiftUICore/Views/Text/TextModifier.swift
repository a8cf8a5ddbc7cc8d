import Foundation

/// A change of a text's looks that stays with the text when it is joined to others.
package enum TextModifier: Equatable, Sendable {
    /// nil leaves the foreground to the text around.
    case foreground(AnyShapeStyle?)
    case font(Font?)
    /// Adds a modifier, or takes away those of the same property that apply to the text from outside.
    case fontModifier(FontModifier, isActive: Bool)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case underline(Text.LineStyle?)
    case strikethrough(Text.LineStyle?)
    /// Says something to a renderer.
    case attribute(AnyTextAttribute)

    package func apply(to style: inout TextStyle) {
        switch self {
        case .foreground(let foreground): style.foreground = foreground
        case .font(let font): style.font = font ?? style.font
        case .fontModifier(let modifier, true): style.decorations.add(modifier)
        case .fontModifier(let modifier, false): style.decorations.remove(like: modifier)
        case .kerning(let points): style.decorations.kerning = points
        case .tracking(let points): style.decorations.tracking = points
        case .baselineOffset(let points): style.decorations.baselineOffset = points
        case .underline(let line): style.decorations.underline = line
        case .strikethrough(let line): style.decorations.strikethrough = line
        case .attribute(let attribute):
            style.attributes.removeAll { attribute.replaces($0) }
            style.attributes.append(attribute)
        }
    }
}
