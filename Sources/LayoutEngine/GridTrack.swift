import Foundation
import Geometry

/// A column of a vertical lazy grid, or a row of a horizontal one.
package struct GridTrack: Hashable {
    package enum Size: Hashable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat, maximum: CGFloat)
        /// As many tracks as fit.
        case adaptive(minimum: CGFloat, maximum: CGFloat)
    }

    package var size: Size
    /// Points to the next track; nil is the standard distance.
    package var spacing: CGFloat?
    /// How cells lie in the track; nil leaves it to the grid.
    package var alignment: Alignment?

    package init(size: Size, spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}
