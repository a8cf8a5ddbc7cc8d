import Foundation
import Geometry
import LayoutEngine

/// A column of a vertical grid, or a row of a horizontal one.
public struct GridItem: Sendable {
    @nonexhaustive public enum Size: Sendable {
        /// As many points.
        case fixed(CGFloat)
        /// A share of what is left, within limits in points.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many tracks of a size within limits as fit.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// Points to the next; nil is the standard distance.
    public var spacing: CGFloat?
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    var track: GridTrack {
        switch size {
        case .fixed(let length): GridTrack(size: .fixed(length), spacing: spacing, alignment: alignment)
        case .flexible(let minimum, let maximum):
            GridTrack(size: .flexible(minimum: minimum, maximum: maximum), spacing: spacing, alignment: alignment)
        case .adaptive(let minimum, let maximum):
            GridTrack(size: .adaptive(minimum: minimum, maximum: maximum), spacing: spacing, alignment: alignment)
        }
    }
}

/// Views in columns, made when they come near the visible part.
public nonisolated struct LazyVGrid<Content: View>: View {
    let arrangement: LazyGridArrangement
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// - Parameter spacing: points between rows; nil is the standard distance.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyGridArrangement(
            engine: LazyGridLayout(
                axis: .vertical, tracks: columns.map(\.track),
                alignment: Alignment(horizontal: alignment, vertical: .center)), spacing: spacing)
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyVGrid: PrimitiveView {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> LazyContainerNode<LazyGridArrangement> {
        LazyContainerNode(arrangement, pinnedViews: pinnedViews, content, inputs)
    }

    @MainActor
    package func updateNode(_ node: LazyContainerNode<LazyGridArrangement>) {
        node.update(arrangement, pinnedViews: pinnedViews, content)
    }
}

/// Views in rows, made when they come near the visible part.
public nonisolated struct LazyHGrid<Content: View>: View {
    let arrangement: LazyGridArrangement
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// - Parameter spacing: points between columns; nil is the standard distance.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyGridArrangement(
            engine: LazyGridLayout(
                axis: .horizontal, tracks: rows.map(\.track),
                alignment: Alignment(horizontal: .center, vertical: alignment)), spacing: spacing)
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyHGrid: PrimitiveView {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> LazyContainerNode<LazyGridArrangement> {
        LazyContainerNode(arrangement, pinnedViews: pinnedViews, content, inputs)
    }

    @MainActor
    package func updateNode(_ node: LazyContainerNode<LazyGridArrangement>) {
        node.update(arrangement, pinnedViews: pinnedViews, content)
    }
}
