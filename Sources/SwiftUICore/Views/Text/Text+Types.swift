import Drawing
import Foundation

extension Text {
    /// Which part of a line is left out where there is no room for it.
    @nonexhaustive public enum TruncationMode: Hashable, Sendable {
        case head, middle, tail

        package var resolved: ResolvedText.Truncation {
            switch self {
            case .head: .head
            case .middle: .middle
            case .tail: .tail
            }
        }
    }

    /// The case that text is shown in.
    @nonexhaustive public enum Case: Hashable, Sendable {
        case uppercase, lowercase

        package func applied(to string: String, _ locale: Locale) -> String {
            switch self {
            case .uppercase: string.uppercased(with: locale)
            case .lowercase: string.lowercased(with: locale)
            }
        }
    }

    /// The size of text relative to its font.
    public struct Scale: Hashable, Sendable {
        package let factor: CGFloat

        public static let `default` = Scale(factor: 1)
        /// The size of text that accompanies other text. Apple does not publish the factor; this one is our guess.
        public static let secondary = Scale(factor: 0.75)
    }
}

extension TextAlignment {
    package var resolved: ResolvedText.Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}
