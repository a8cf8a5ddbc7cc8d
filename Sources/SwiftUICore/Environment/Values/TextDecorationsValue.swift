import Foundation

/// What views above a text ask of its looks, beside the font.
package struct TextDecorations: Equatable, Sendable {
    /// In the order in which they apply: those farther from the text first.
    package var fontModifiers: [FontModifier] = []
    package var kerning: CGFloat?
    package var tracking: CGFloat?
    package var baselineOffset: CGFloat?
    package var underline: Text.LineStyle?
    package var strikethrough: Text.LineStyle?

    package init() {}

    /// Adds a font modifier; what it replaces is taken out.
    package mutating func add(_ modifier: FontModifier) {
        remove(like: modifier)
        fontModifiers.append(modifier)
    }

    /// Takes out the modifiers of the same property.
    package mutating func remove(like modifier: FontModifier) {
        fontModifiers.removeAll { $0.concernsSame(as: modifier) }
    }
}

extension EnvironmentValues {
    package var textDecorations: TextDecorations {
        get { self[TextDecorationsKey.self] }
        set { self[TextDecorationsKey.self] = newValue }
    }
}

package struct TextDecorationsKey: EnvironmentKey {
    package static var defaultValue: TextDecorations { TextDecorations() }
}
