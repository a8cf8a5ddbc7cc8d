import Foundation
import Geometry
import LayoutEngine

/// A public layout that one of the layout engine's containers computes.
package protocol EngineLayout: Layout where Cache == Engine.Cache {
    associatedtype Engine: ContainerLayout
    var engine: Engine { get }
}

extension EngineLayout {
    public func makeCache(subviews: LayoutSubviews) -> Engine.Cache { Engine.Cache() }

    public func updateCache(_ cache: inout Engine.Cache, subviews: LayoutSubviews) { cache.invalidate() }

    public func spacing(subviews: LayoutSubviews, cache: inout Engine.Cache) -> ViewSpacing {
        ViewSpacing(engine.spacing(children: subviews.items))
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Engine.Cache
    ) -> CGSize {
        engine.sizeThatFits(proposal, children: subviews.items, cache: &cache)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Engine.Cache
    ) {
        engine.place(in: bounds, proposal: proposal, children: subviews.items, cache: &cache)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Engine.Cache
    ) -> CGFloat? {
        engine.explicitValue(
            of: guide.key, size: bounds.size, proposal: proposal, children: subviews.items, cache: &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Engine.Cache
    ) -> CGFloat? {
        engine.explicitValue(
            of: guide.key, size: bounds.size, proposal: proposal, children: subviews.items, cache: &cache)
    }
}
