import Foundation
import Geometry

extension StackLayout {
    /// Brings the cache to the layout for a proposal, unless it is there already.
    @inlinable
    func layOut<Children: RandomAccessCollection>(
        _ proposal: ProposedViewSize, _ children: Children, _ cache: inout StackCache
    ) where Children.Element: LayoutItem, Children.Index == Int {
        if !cache.isPrepared || cache.slots.count != children.count { prepare(children, &cache) }
        if cache.proposal == proposal { return }
        cache.proposal = proposal
        cache.isStretched = false
        let cross = proposal[axis.perpendicular]
        size(children, main: proposal[axis], cross: cross, &cache)
        arrange(children, &cache)
        if refitsOverflow { refitOverflow(children, main: proposal[axis], cross: cross, &cache) }
    }

    /// Brings the cache to the layout in which the children are placed.
    @inlinable
    func layOutForPlacing<Children: RandomAccessCollection>(
        _ proposal: ProposedViewSize, _ children: Children, _ cache: inout StackCache
    ) where Children.Element: LayoutItem, Children.Index == Int {
        layOut(proposal, children, &cache)
        guard proposal[axis.perpendicular] == nil, !cache.isStretched else { return }
        cache.isStretched = true
        stretch(children, to: cache.size[axis.perpendicular], &cache)
    }

    /// Offers the children the stack's own length across; the stack keeps its size.
    @inlinable
    func stretch<Children: RandomAccessCollection>(
        _ children: Children, to length: CGFloat, _ cache: inout StackCache
    ) where Children.Element: LayoutItem, Children.Index == Int {
        guard length.isFinite, cache.slots.count > 1 else { return }
        let size = cache.size
        var isChanged = false
        for index in cache.slots.indices {
            let child = children[children.startIndex + index]
            let old = cache.slots[index].item
            if child.isRigid || child.ignoresSpareSpace { continue }
            resize(index, children, main: old.proposal[axis], cross: length, &cache)
            if cache.slots[index].item.size != old.size { isChanged = true }
        }
        guard isChanged else { return }
        arrange(children, &cache)
        cache.size = size
    }

    /// Reads priorities, and the gaps between neighbours.
    @inlinable
    func prepare<Children: RandomAccessCollection>(_ children: Children, _ cache: inout StackCache)
    where Children.Element: LayoutItem, Children.Index == Int {
        cache.invalidate()
        cache.isPrepared = true
        cache.slots.removeAll(keepingCapacity: true)
        cache.slots.reserveCapacity(children.count)
        cache.totalGap = 0
        var previous: ItemSpacing?
        for child in children {
            var slot = StackCache.Slot()
            if let explicitSpacing {
                slot.gap = cache.slots.isEmpty ? 0 : explicitSpacing
            } else {
                let spacing = child.spacing
                slot.gap = previous?.distance(to: spacing, along: axis) ?? 0
                previous = spacing
            }
            cache.totalGap += slot.gap
            cache.slots.append(slot)
        }
        readPriorities(children, &cache)
    }

    @inlinable
    func readPriorities<Children: RandomAccessCollection>(_ children: Children, _ cache: inout StackCache)
    where Children.Element: LayoutItem, Children.Index == Int {
        cache.priorities.removeAll(keepingCapacity: true)
        guard let first = children.first?.priority, children.contains(where: { $0.priority != first }) else { return }
        cache.priorities.append(contentsOf: children.lazy.map { $0.priority.isNaN ? 0 : $0.priority })
    }

    /// Gives every child its size.
    @inlinable
    func size<Children: RandomAccessCollection>(
        _ children: Children, main: CGFloat?, cross: CGFloat?, _ cache: inout StackCache
    ) where Children.Element: LayoutItem, Children.Index == Int {
        guard let main else {
            for index in cache.slots.indices { resize(index, children, main: nil, cross: cross, &cache) }
            return
        }
        if cache.slots.isEmpty { return }
        let length = main.isNaN ? 0 : main - cache.totalGap
        if cache.slots.count == 1 { return resize(0, children, main: max(0, length), cross: cross, &cache) }
        distribute(length, children, cross: cross, ranges: readRanges(children, cross: cross, &cache), &cache)
    }

    /// Asks the children how far they shrink and grow, and puts them in the order in which they take their space.
    ///
    /// - Returns: the index of the ranges in the cache.
    @inlinable
    func readRanges<Children: RandomAccessCollection>(
        _ children: Children, cross: CGFloat?, _ cache: inout StackCache
    ) -> Int where Children.Element: LayoutItem, Children.Index == Int {
        for index in cache.ranges.indices where cache.ranges[index].cross == cross { return index }
        let index = makeRanges(cross: cross, &cache)
        // Outside of the cache while it is filled: each step would ask again whether it is the only owner.
        var made = StackRanges(cross: nil, count: 0)
        swap(&made, &cache.ranges[index])
        if cache.hasPriorities {
            readRangesByPriority(children, cross: cross, &made, cache)
        } else {
            for child in cache.slots.indices {
                made.ranges[child] = range(of: children[children.startIndex + child], cross: cross)
            }
        }
        made.sort(cache.priorities)
        swap(&made, &cache.ranges[index])
        return index
    }

    /// A child that is alone in its priority need not be compared with another; what it can do is not asked then.
    @inlinable
    func readRangesByPriority<Children: RandomAccessCollection>(
        _ children: Children, cross: CGFloat?, _ made: inout StackRanges, _ cache: StackCache
    ) where Children.Element: LayoutItem, Children.Index == Int {
        let highest = cache.priorities.reduce(-.infinity) { max($0, $1) }
        for child in cache.slots.indices {
            let isAlone = isAlone(child, cache)
            made.ranges[child] = range(
                of: children[children.startIndex + child], cross: cross,
                asksMinimum: !isAlone || cache.priorities[child] != highest, asksMaximum: !isAlone)
        }
    }

    /// Makes room for ranges: new ones, or those that were for neither of the two extreme proposals.
    @inlinable
    func makeRanges(cross: CGFloat?, _ cache: inout StackCache) -> Int {
        if cache.ranges.count < StackCache.mostRanges {
            cache.ranges.append(StackRanges(cross: cross, count: cache.slots.count))
            return cache.ranges.count - 1
        }
        let index = cache.ranges.firstIndex { $0.cross != 0 && $0.cross != .infinity } ?? 0
        cache.ranges[index].reset(cross: cross)
        return index
    }

    /// How far a child shrinks and grows; NaN where that is not asked.
    @inlinable
    func range<Child: LayoutItem>(
        of child: Child, cross: CGFloat?, asksMinimum: Bool = true, asksMaximum: Bool = true
    ) -> StackRanges.Range {
        var range = StackRanges.Range()
        if child.fillsProposal {
            range.minimum = 0
            range.maximum = .infinity
            return range
        }
        if child.isRigid {
            range.minimum = child.sizeThatFits(ProposedViewSize(0, along: axis, cross: cross))[axis]
            range.maximum = range.minimum
            return range
        }
        if asksMinimum { range.minimum = child.sizeThatFits(ProposedViewSize(0, along: axis, cross: cross))[axis] }
        if asksMaximum {
            range.maximum = child.sizeThatFits(ProposedViewSize(.infinity, along: axis, cross: cross))[axis]
        }
        return range
    }

    /// Whether no other child has the priority of this one.
    @inlinable
    func isAlone(_ index: Int, _ cache: StackCache) -> Bool {
        let priority = cache.priorities[index]
        for other in cache.priorities.indices where other != index && cache.priorities[other] == priority {
            return false
        }
        return true
    }

    /// Hands out the length that is there, one priority after the other.
    @inlinable
    func distribute<Children: RandomAccessCollection>(
        _ length: CGFloat, _ children: Children, cross: CGFloat?, ranges: Int, _ cache: inout StackCache
    ) where Children.Element: LayoutItem, Children.Index == Int {
        var remaining = length
        var start = 0
        let order = cache.ranges[ranges].order
        while start < cache.slots.count {
            let end = cache.hasPriorities ? endOfGroup(start, cache.ranges[ranges], cache) : cache.slots.count
            if start == 0 {
                remaining -= minimumLength(end..<cache.slots.count, cache.ranges[ranges])
            } else {
                remaining += minimumLength(start..<end, cache.ranges[ranges])
            }
            for place in start..<end {
                let index = Int(order[place])
                let share = max(0, remaining / CGFloat(end - place))
                resize(index, children, main: share, cross: cross, &cache)
                let rest = remaining - cache.slots[index].item.size[axis]
                // An infinite child in an infinite stack takes nothing away.
                if !rest.isNaN { remaining = rest }
            }
            start = end
        }
    }

    /// The end of the stretch of the order whose children share the priority of the one at `start`.
    @inlinable
    func endOfGroup(_ start: Int, _ ranges: StackRanges, _ cache: StackCache) -> Int {
        let priority = cache.priorities[Int(ranges.order[start])]
        var end = start + 1
        while end < ranges.order.count, cache.priorities[Int(ranges.order[end])] == priority { end += 1 }
        return end
    }

    /// The sum of what the children at these places of the order need at least.
    @inlinable
    func minimumLength(_ places: Range<Int>, _ ranges: StackRanges) -> CGFloat {
        var sum: CGFloat = 0
        for place in places {
            let minimum = ranges.ranges[Int(ranges.order[place])].minimum
            if minimum.isFinite { sum += minimum }
        }
        return sum
    }

    @inlinable
    func resize<Children: RandomAccessCollection>(
        _ index: Int, _ children: Children, main: CGFloat?, cross: CGFloat?, _ cache: inout StackCache
    ) where Children.Element: LayoutItem, Children.Index == Int {
        let proposal = ProposedViewSize(main, along: axis, cross: cross)
        cache.slots[index].item.proposal = proposal
        cache.slots[index].item.size = children[children.startIndex + index].sizeThatFits(proposal)
    }

    /// Puts the children one after the other and aligns them across, and reads the stack's own size from that.
    @inlinable
    func arrange<Children: RandomAccessCollection>(_ children: Children, _ cache: inout StackCache)
    where Children.Element: LayoutItem, Children.Index == Int {
        guard !cache.slots.isEmpty else { return cache.size = .zero }
        let crossAxis = axis.perpendicular
        var (start, end) = (CGFloat.infinity, -CGFloat.infinity)
        var position: CGFloat = 0
        for index in cache.slots.indices {
            let item = cache.slots[index].item
            let guide = children[children.startIndex + index].guide(alignment, size: item.size, proposal: item.proposal)
            let offset = guide.isFinite ? -guide : 0
            position += cache.slots[index].gap
            cache.slots[index].item.origin = CGPoint(position, along: axis, cross: offset)
            position += item.size[axis]
            start = min(start, offset)
            end = max(end, offset + item.size[crossAxis])
        }
        for index in cache.slots.indices { cache.slots[index].item.origin[crossAxis] -= start }
        cache.size = CGSize(max(0, position), along: axis, cross: max(0, end - start))
    }

    /// Where alignment makes the stack larger across than it was proposed, and no child is that large by itself, lays
    /// the children out anew, each with so much less as it stuck out.
    @inlinable
    func refitOverflow<Children: RandomAccessCollection>(
        _ children: Children, main: CGFloat?, cross: CGFloat?, _ cache: inout StackCache
    ) where Children.Element: LayoutItem, Children.Index == Int {
        let crossAxis = axis.perpendicular
        guard let cross, cache.size[crossAxis] > cross,
            !cache.slots.contains(where: { $0.item.size[crossAxis] == cache.size[crossAxis] })
        else { return }
        for index in cache.slots.indices {
            let item = cache.slots[index].item
            let overflow = max(0, item.origin[crossAxis] + item.size[crossAxis] - cross)
            guard overflow > 0, overflow.isFinite else { continue }
            resize(index, children, main: item.proposal[axis], cross: max(0, cross - overflow), &cache)
        }
        arrange(children, &cache)
    }
}
