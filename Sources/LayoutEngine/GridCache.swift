import Foundation
import Geometry

/// What a grid remembers: gaps and the last layout.
@usableFromInline
package struct GridCache: LayoutCache {
    /// Points before each column and each row; nil until they are read.
    @usableFromInline var gaps: (columns: [CGFloat], rows: [CGFloat])?
    @usableFromInline var items: ContiguousArray<PlacedItem> = []
    @usableFromInline var proposal: ProposedViewSize?
    @usableFromInline var size = CGSize.zero

    @inlinable
    package init() {}

    @inlinable
    package mutating func invalidate() {
        gaps = nil
        proposal = nil
    }
}
