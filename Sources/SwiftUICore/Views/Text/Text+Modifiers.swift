import Foundation

extension Text {
    /// Sets the font; nil leaves it to the environment.
    public func font(_ font: Font?) -> Text { modified(by: .font(font)) }

    /// Sets the weight; nil takes away one that is set further out.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        modified(by: .fontModifier(.weight(weight ?? .regular), isActive: weight != nil))
    }

    /// Sets the width of letters; nil takes away one that is set further out.
    public func fontWidth(_ width: Font.Width?) -> Text {
        modified(by: .fontModifier(.width(width ?? .standard), isActive: width != nil))
    }

    /// Sets the design of the font; nil takes away one that is set further out.
    public func fontDesign(_ design: Font.Design?) -> Text {
        modified(by: .fontModifier(.design(design ?? .default), isActive: design != nil))
    }

    public func bold() -> Text { bold(true) }

    /// Makes the text bold, or keeps it from being made so further out.
    public func bold(_ isActive: Bool) -> Text { modified(by: .fontModifier(.bold, isActive: isActive)) }

    public func italic() -> Text { italic(true) }

    /// Makes the text italic, or keeps it from being made so further out.
    public func italic(_ isActive: Bool) -> Text { modified(by: .fontModifier(.italic, isActive: isActive)) }

    /// Uses the fixed-width cut of the font's family.
    public func monospaced(_ isActive: Bool = true) -> Text {
        modified(by: .fontModifier(.monospaced, isActive: isActive))
    }

    /// Uses digits of one width.
    public func monospacedDigit() -> Text { modified(by: .fontModifier(.monospacedDigit, isActive: true)) }

    /// Sets the size of the text relative to its font.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        modified(by: .fontModifier(.scale(scale.factor), isActive: isEnabled))
    }

    /// Draws a line through the text.
    /// - Parameter color: nil is the colour of the text.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    /// Draws a line through the text.
    /// - Parameter color: nil is the colour of the text.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        modified(by: .strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Draws a line under the text.
    /// - Parameter color: nil is the colour of the text.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }

    /// Draws a line under the text.
    /// - Parameter color: nil is the colour of the text.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        modified(by: .underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Adds space after each letter, in points; ligatures come apart.
    public func kerning(_ kerning: CGFloat) -> Text { modified(by: .kerning(kerning)) }

    /// Adds space after each letter, in points; ligatures stay. Where there is tracking, kerning is ignored.
    public func tracking(_ tracking: CGFloat) -> Text { modified(by: .tracking(tracking)) }

    /// Moves the text up from its baseline, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { modified(by: .baselineOffset(baselineOffset)) }

    /// Sets the colour; nil leaves it to the environment.
    public func foregroundColor(_ color: Color?) -> Text {
        modified(by: .foreground(color.map { AnyShapeStyle($0) }))
    }

    /// Sets what the letters are filled with.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        modified(by: .foreground(AnyShapeStyle(style)))
    }
}
