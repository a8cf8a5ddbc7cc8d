import Foundation

extension Font {
    /// How far the lines of a font are apart.
    @nonexhaustive public enum Leading: Hashable, Sendable {
        case standard, tight, loose

        /// Points added between two lines. Source: WWDC 2020, session 10175: 2 points on iOS and macOS.
        package var adjustment: CGFloat {
            switch self {
            case .standard: 0
            case .tight: -2
            case .loose: 2
            }
        }
    }
}
