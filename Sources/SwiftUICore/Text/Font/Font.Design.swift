import Drawing

extension Font {
    /// The shape of the letters of the system font.
    @nonexhaustive public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced

        package var resolved: ResolvedFont.Design {
            switch self {
            case .default: .standard
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        }
    }
}
