import Foundation
import Geometry

/// A layout whose type is hidden: another one at the same place keeps the identity of the subviews.
public struct AnyLayout: Layout {
    /// The layout and its cache together.
    public struct Cache {
        fileprivate var box: AnyLayoutBox
    }

    private let makeBox: () -> AnyLayoutBox
    private let identity: ObjectIdentifier

    public init<L: Layout>(_ layout: L) {
        identity = ObjectIdentifier(L.self)
        makeBox = { LayoutBox(layout) }
    }

    public func makeCache(subviews: LayoutSubviews) -> Cache {
        let box = makeBox()
        box.makeCache(subviews)
        return Cache(box: box)
    }

    public func updateCache(_ cache: inout Cache, subviews: LayoutSubviews) { cache.box.updateCache(subviews) }

    public func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing { cache.box.spacing(subviews) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGSize {
        cache.box.size(proposal, subviews)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
    ) {
        cache.box.place(bounds, proposal, subviews)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Cache
    ) -> CGFloat? {
        cache.box.alignment(guide, bounds, proposal, subviews)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Cache
    ) -> CGFloat? {
        cache.box.alignment(guide, bounds, proposal, subviews)
    }
}

private class AnyLayoutBox {
    func makeCache(_ subviews: LayoutSubviews) {}
    func updateCache(_ subviews: LayoutSubviews) {}
    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing { .zero }
    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize { .zero }
    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {}
    func alignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? { nil }
    func alignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? { nil }
}

private final class LayoutBox<L: Layout>: AnyLayoutBox {
    private let layout: L
    private var cache: L.Cache!

    init(_ layout: L) { self.layout = layout }

    override func makeCache(_ subviews: LayoutSubviews) { cache = layout.makeCache(subviews: subviews) }
    override func updateCache(_ subviews: LayoutSubviews) { layout.updateCache(&cache, subviews: subviews) }
    override func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        layout.spacing(subviews: subviews, cache: &cache)
    }
    override func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    override func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    override func alignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? {
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    override func alignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? {
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}
