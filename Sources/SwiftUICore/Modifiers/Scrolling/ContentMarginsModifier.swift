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

/// When a scroll view is held at an anchor.
public struct ScrollAnchorRole: Sendable, Hashable {
    private let name: String
    /// As it is shown first.
    public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
    /// While its size or that of its content changes.
    public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
    /// Where the content is smaller than the scroll view.
    public static let alignment = ScrollAnchorRole(name: "alignment")
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
    /// the content changes; smaller content lies there. nil is the start.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollOptions) { options in
            (options.anchor, options.alignmentAnchor, options.resizingAnchor) = (anchor, anchor, nil)
        }
    }

    /// Sets the part of the content that scroll views in the view show at certain times; nil is the start.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollOptions) { options in
            switch role {
            case .initialOffset:
                if options.resizingAnchor == nil { options.resizingAnchor = .some(options.anchor) }
                options.anchor = anchor
            case .sizeChanges: options.resizingAnchor = .some(anchor)
            default: options.alignmentAnchor = anchor
            }
        }
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
