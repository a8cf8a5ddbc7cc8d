extension View {
    /// Sets the font of text in the view; nil is the platform's.
    public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// Sets the weight of text in the view; nil takes away one that is set further out.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
        decorated(.font(.weight(weight ?? .regular), isActive: weight != nil))
    }

    /// Sets the width of letters in the view; nil takes away one that is set further out.
    public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
        decorated(.font(.width(width ?? .standard), isActive: width != nil))
    }

    /// Sets the design of fonts in the view; nil takes away one that is set further out.
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
        decorated(.font(.design(design ?? .default), isActive: design != nil))
    }

    /// Makes text in the view bold, or keeps it from being made so further out.
    public nonisolated func bold(_ isActive: Bool = true) -> some View { decorated(.font(.bold, isActive: isActive)) }

    /// Makes text in the view italic, or keeps it from being made so further out.
    public nonisolated func italic(_ isActive: Bool = true) -> some View {
        decorated(.font(.italic, isActive: isActive))
    }

    /// Uses the fixed-width cut of the fonts in the view.
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
        decorated(.font(.monospaced, isActive: isActive))
    }

    /// Uses digits of one width in the view.
    public nonisolated func monospacedDigit() -> some View { decorated(.font(.monospacedDigit, isActive: true)) }

    /// Sets the size of text in the view relative to its font.
    public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        decorated(.font(.scale(scale.factor), isActive: isEnabled))
    }
}
