import Foundation
import Geometry

/// Children on top of each other, aligned on a guide of each axis.
///
/// Each child is proposed what the stack is, and the children of the highest priority make the stack's size. Placed,
/// all are proposed that size: a shape fills a stack that its neighbour made larger than the stack was proposed.
@usableFromInline
package struct OverlayStackLayout: ContainerLayout, Hashable {
    @usableFromInline let alignment: Alignment

    package init(alignment: Alignment = .center) { self.alignment = alignment }

    @inlinable
    package func sizeThatFits<Children: RandomAccessCollection>(
        _ proposal: ProposedViewSize, children: Children, cache: inout OverlayStackCache
    ) -> CGSize where Children.Element: LayoutItem, Children.Index == Int {
        layOut(proposal, children, &cache)
        return cache.size
    }

    @inlinable
    package func place<Children: RandomAccessCollection>(
        in bounds: CGRect, proposal: ProposedViewSize, children: Children, cache: inout OverlayStackCache
    ) where Children.Element: LayoutItem, Children.Index == Int {
        layOut(ProposedViewSize(bounds.size), children, &cache)
        for (item, child) in zip(cache.items, children) {
            let position = CGPoint(x: bounds.origin.x + item.origin.x, y: bounds.origin.y + item.origin.y)
            child.place(at: position, anchor: .topLeading, proposal: item.proposal)
        }
    }

    @inlinable
    package func explicitValue<Children: RandomAccessCollection>(
        of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, children: Children,
        cache: inout OverlayStackCache
    ) -> CGFloat? where Children.Element: LayoutItem, Children.Index == Int {
        layOut(ProposedViewSize(size), children, &cache)
        return combineExplicit(key, cache.items, children)
    }

    @inlinable
    package func spacing<Children: RandomAccessCollection>(children: Children) -> ItemSpacing
    where Children.Element: LayoutItem, Children.Index == Int {
        children.reduce(into: .none) { $0.formUnion($1.spacing) }
    }

    @inlinable
    package func isRigid<Children: RandomAccessCollection>(children: Children) -> Bool
    where Children.Element: LayoutItem, Children.Index == Int {
        children.allSatisfy { $0.isRigid }
    }

    @inlinable
    func layOut<Children: RandomAccessCollection>(
        _ proposal: ProposedViewSize, _ children: Children, _ cache: inout OverlayStackCache
    ) where Children.Element: LayoutItem, Children.Index == Int {
        if cache.proposal == proposal, cache.items.count == children.count { return }
        cache.proposal = proposal
        cache.items.removeAll(keepingCapacity: true)
        cache.items.reserveCapacity(children.count)
        let highest = children.reduce(-.infinity) { max($0, $1.priority) }
        // The place of the guides' crossing is the origin, until the union's corner is known.
        var bounds = CGRect.null
        for child in children {
            var item = PlacedItem()
            if child.priority == highest || highest.isNaN {
                item = self.item(for: child, proposal)
                bounds = bounds.union(item.frame)
            }
            cache.items.append(item)
        }
        let union = bounds.isNull ? .zero : bounds
        cache.size = union.size
        for (index, child) in children.enumerated() {
            if child.priority < highest { cache.items[index] = self.item(for: child, ProposedViewSize(union.size)) }
            cache.items[index].origin.x -= union.origin.x
            cache.items[index].origin.y -= union.origin.y
        }
    }

    @inlinable
    func item(for child: some LayoutItem, _ proposal: ProposedViewSize) -> PlacedItem {
        let size = child.sizeThatFits(proposal)
        let x = child.guide(alignment.horizontal.key, size: size, proposal: proposal)
        let y = child.guide(alignment.vertical.key, size: size, proposal: proposal)
        let origin = CGPoint(x: x.isFinite ? -x : 0, y: y.isFinite ? -y : 0)
        return PlacedItem(proposal: proposal, size: size, origin: origin)
    }
}
