import Foundation

extension View {
    /// Draws a line under text in the view.
    /// - Parameter color: nil is the colour of the text.
    public nonisolated func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        decorated(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Draws a line through text in the view.
    /// - Parameter color: nil is the colour of the text.
    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        decorated(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Adds space after each letter of text in the view, in points; ligatures come apart.
    public nonisolated func kerning(_ kerning: CGFloat) -> some View { decorated(.kerning(kerning)) }

    /// Adds space after each letter of text in the view, in points; ligatures stay.
    public nonisolated func tracking(_ tracking: CGFloat) -> some View { decorated(.tracking(tracking)) }

    /// Moves text in the view up from its baseline, in points.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        decorated(.baselineOffset(baselineOffset))
    }

    nonisolated func decorated(_ change: TextDecorationModifier.Change) -> some View {
        modifier(TextDecorationModifier(change: change))
    }
}

/// A change of the looks of text in a view.
nonisolated struct TextDecorationModifier: EnvironmentModifying, Equatable {
    enum Change: Equatable {
        /// Adds a modifier, or takes away those of the same property.
        case font(FontModifier, isActive: Bool)
        case underline(Text.LineStyle?)
        case strikethrough(Text.LineStyle?)
        case kerning(CGFloat)
        case tracking(CGFloat)
        case baselineOffset(CGFloat)
    }

    let change: Change

    func modify(_ environment: inout EnvironmentValues) {
        var decorations = environment.textDecorations
        switch change {
        case .font(let modifier, true): decorations.add(modifier)
        case .font(let modifier, false): decorations.remove(like: modifier)
        case .underline(let line): decorations.underline = line
        case .strikethrough(let line): decorations.strikethrough = line
        case .kerning(let points): decorations.kerning = points
        case .tracking(let points): decorations.tracking = points
        case .baselineOffset(let points): decorations.baselineOffset = points
        }
        environment.textDecorations = decorations
    }
}
