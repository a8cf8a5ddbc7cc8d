import Foundation

/// Which points count as inside a path.
@nonexhaustive public enum CGPathFillRule: Int, Hashable, Sendable {
    /// Those with a winding number other than zero.
    case winding
    /// Those with an odd number of crossings on the way out.
    case evenOdd
}
