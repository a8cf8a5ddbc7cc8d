import Foundation

/// How an open stroked line ends.
@nonexhaustive public enum CGLineCap: Int32, Hashable, Sendable {
    /// Straight, at the end point.
    case butt
    /// A half circle around the end point.
    case round
    /// Straight, half a line width beyond the end point.
    case square
}
