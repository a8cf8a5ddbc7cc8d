import Foundation
import Geometry
import LayoutEngine

/// How something of one shape goes into something of another.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// All of it is visible.
    case fit
    /// Nothing is left free.
    case fill
}

extension View {
    /// Gives the view a ratio of width to height; nil keeps its own.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
    }

    /// Gives the view the ratio of a size.
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Makes the view as large as it fits, in its own shape.
    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Makes the view as small as nothing is left free, in its own shape.
    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

public nonisolated struct _AspectRatioLayout: UnaryLayoutModifier, Equatable, Sendable {
    public var aspectRatio: CGFloat?
    public var contentMode: ContentMode

    public init(aspectRatio: CGFloat? = nil, contentMode: ContentMode) {
        self.aspectRatio = aspectRatio
        self.contentMode = contentMode
    }

    package var engine: AspectRatioLayout { AspectRatioLayout(ratio: aspectRatio, fills: contentMode == .fill) }
}
