import Foundation

/// The curve of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of an ellipse.
    case circular
    /// A curve without a jump of curvature where it leaves the straight side.
    case continuous
}
