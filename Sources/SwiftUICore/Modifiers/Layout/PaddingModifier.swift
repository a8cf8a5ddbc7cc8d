import Foundation
import Geometry
import LayoutEngine

extension View {
    /// Adds space around the view.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        modifier(_PaddingLayout(edges: .all, insets: insets))
    }

    /// Adds space at some edges.
    /// - Parameter length: points; nil is the platform's standard (16 on iOS).
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(_PaddingLayout(edges: edges, insets: length.map { EdgeInsets($0) }))
    }

    /// Adds as many points at every edge.
    public nonisolated func padding(_ length: CGFloat) -> some View {
        padding(.all, length)
    }
}

public nonisolated struct _PaddingLayout: UnaryLayoutModifier, Equatable, Sendable {
    /// SwiftUI's standard padding (measured on iOS 26 and macOS 26).
    static let standard: CGFloat = 16

    public var edges: Edge.Set
    public var insets: EdgeInsets?

    public init(edges: Edge.Set = .all, insets: EdgeInsets?) {
        self.edges = edges
        self.insets = insets
    }

    package var engine: PaddingLayout {
        PaddingLayout((insets ?? EdgeInsets(Self.standard)).limited(to: edges))
    }
}

extension EdgeInsets {
    package init(_ length: CGFloat) { self.init(top: length, leading: length, bottom: length, trailing: length) }

    /// The insets at the given edges, none at the others.
    package func limited(to edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
    }
}
