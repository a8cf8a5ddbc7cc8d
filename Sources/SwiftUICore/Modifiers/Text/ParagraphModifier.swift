import Foundation

extension View {
    /// Sets the space between the lines of text in the view, in points; the font's own is the least.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    /// Sets how the lines of a text in the view stand to one another.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets which part of a line is left out where there is no room for it.
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Lets text in the view shrink in order to fit.
    /// - Parameter factor: the smallest part of its size that is allowed; 0…1.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    /// Lets the letters of text in the view move closer together in order to fit.
    public nonisolated func allowsTightening(_ flag: Bool) -> some View {
        environment(\.allowsTightening, flag)
    }

    /// Sets the case that text in the view is shown in; nil is as it is written.
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase)
    }
}
