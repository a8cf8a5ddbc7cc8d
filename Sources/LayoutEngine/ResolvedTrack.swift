import Foundation
import Geometry

/// A track of a known length at a known place.
package struct ResolvedTrack: Hashable {
    /// Points from the start of the grid.
    package var offset: CGFloat
    package var length: CGFloat
    package var alignment: Alignment?

    package init(offset: CGFloat, length: CGFloat, alignment: Alignment? = nil) {
        self.offset = offset
        self.length = length
        self.alignment = alignment
    }
}
