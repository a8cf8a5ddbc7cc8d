import Foundation

/// The side on which text and layouts begin.
@nonexhaustive public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft
}
