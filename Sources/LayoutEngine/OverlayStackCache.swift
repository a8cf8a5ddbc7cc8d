import Foundation
import Geometry

/// What a stack of overlaid children remembers: the last layout.
@usableFromInline
package struct OverlayStackCache: LayoutCache {
    @usableFromInline var items: ContiguousArray<PlacedItem> = []
    @usableFromInline var proposal: ProposedViewSize?
    @usableFromInline var size = CGSize.zero

    @inlinable
    package init() {}

    @inlinable
    package mutating func invalidate() { proposal = nil }
}
