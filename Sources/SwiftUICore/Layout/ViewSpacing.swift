import Foundation
import Geometry
import LayoutEngine

/// The distances that a view likes to keep to its neighbours.
public struct ViewSpacing: Sendable {
    package var item: ItemSpacing

    package init(_ item: ItemSpacing) { self.item = item }

    /// The spacing of a plain view.
    public init() { item = .plain }

    /// No distance on any edge.
    public static let zero = ViewSpacing(.none)

    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        item.formUnion(other.item, edges: edges)
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// Points between this view and the one after it.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        item.distance(to: next.item, along: axis)
    }
}
