import Foundation
import Geometry

/// What of a scroll view margins are for.
public struct ContentMarginPlacement: Sendable, Equatable {
    private let name: String
    /// The content and the indicators.
    public static let automatic = ContentMarginPlacement(name: "automatic")
    public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
    public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

extension View {
    /// Sets distances that a scroll view keeps from its edges, in points.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.scrollOptions) { options in
            if placement != .scrollIndicators { options.contentMargins.replace(edges, with: insets) }
            if placement != .scrollContent { options.indicatorMargins.replace(edges, with: insets) }
        }
    }

    /// Sets the distance that a scroll view keeps from some of its edges.
    /// - Parameter length: points; nil is the standard distance.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(length ?? _PaddingLayout.standard), for: placement)
    }

    /// Sets the distance that a scroll view keeps from its edges, in points.
    public nonisolated func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, EdgeInsets(length), for: placement)
    }

    /// Sets the part of the content that scroll views in the view show first, and keep in sight when their size or that of
    /// the content changes; nil is the start.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollOptions) { $0.anchor = anchor }
    }

    /// Lets what a scroll view shows be drawn beyond its bounds.
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.scrollOptions) { $0.drawsBeyondBounds = disabled }
    }
}

extension EdgeInsets {
    fileprivate mutating func replace(_ edges: Edge.Set, with other: EdgeInsets) {
        if edges.contains(.top) { top = other.top }
        if edges.contains(.leading) { leading = other.leading }
        if edges.contains(.bottom) { bottom = other.bottom }
        if edges.contains(.trailing) { trailing = other.trailing }
    }
}
