import Drawing

extension Text {
    /// How a line under or through text looks.
    public struct LineStyle: Hashable, Sendable {
        /// Where the line is drawn and where it is left out.
        public struct Pattern: Hashable, Sendable {
            package let resolved: TextLine.Pattern

            public static let solid = Pattern(resolved: .solid)
            public static let dot = Pattern(resolved: .dot)
            public static let dash = Pattern(resolved: .dash)
            public static let dashDot = Pattern(resolved: .dashDot)
            public static let dashDotDot = Pattern(resolved: .dashDotDot)
        }

        package let pattern: Pattern
        /// nil is the colour of the text.
        package let color: Color?

        /// - Parameter color: nil is the colour of the text.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// One solid line in the colour of the text.
        public static let single = LineStyle()
    }
}
