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
        let cross = proposal[axis.perpendicular]
        size(children, main: proposal[axis], cross: cross, &cache)
        arrange(children, &cache)
        if refitsOverflow { refitOverflow(children, main: proposal[axis], cross: cross, &cache) }
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
            slot.priority = child.priority.isNaN ? 0 : child.priority
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
        let first = cache.slots.first?.priority
        cache.hasPriorities = cache.slots.contains { $0.priority != first }
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
        readRanges(children, cross: cross, &cache)
        distribute(main.isNaN ? 0 : main - cache.totalGap, children, cross: cross, &cache)
    }

    /// Asks the children how far they shrink and grow, and puts them in the order in which they take their space.
    ///
    /// A child that is alone in its priority need not be compared with another; what it can do is not asked then.
    @inlinable
    func readRanges<Children: RandomAccessCollection>(
        _ children: Children, cross: CGFloat?, _ cache: inout StackCache
    ) where Children.Element: LayoutItem, Children.Index == Int {
        if let known = cache.rangeProposal, known == cross { return }
        cache.rangeProposal = cross
        let count = cache.slots.count
        for index in 0..<count {
            cache.slots[index].turn = index
            cache.slots[index].minimum = .nan
            cache.slots[index].maximum = .nan
        }
        guard count > 1 else { return }
        let highest = cache.hasPriorities ? cache.slots.reduce(-.infinity) { max($0, $1.priority) } : 0
        for index in 0..<count {
            readRange(index, children, cross: cross, highest: highest, &cache)
        }
        sortTurns(&cache)
    }

    @inlinable
    func readRange<Children: RandomAccessCollection>(
        _ index: Int, _ children: Children, cross: CGFloat?, highest: Double, _ cache: inout StackCache
    ) where Children.Element: LayoutItem, Children.Index == Int {
        let child = children[children.startIndex + index]
        if child.isRigid {
            let length = child.sizeThatFits(ProposedViewSize(0, along: axis, cross: cross))[axis]
            cache.slots[index].minimum = length
            cache.slots[index].maximum = length
            return
        }
        let priority = cache.slots[index].priority
        let isAlone = cache.hasPriorities && isAlone(index, cache)
        if !isAlone || priority != highest {
            cache.slots[index].minimum = child.sizeThatFits(ProposedViewSize(0, along: axis, cross: cross))[axis]
        }
        if !isAlone {
            cache.slots[index].maximum =
                child.sizeThatFits(ProposedViewSize(.infinity, along: axis, cross: cross))[axis]
        }
    }

    /// Whether no other child has the priority of this one.
    @inlinable
    func isAlone(_ index: Int, _ cache: StackCache) -> Bool {
        let priority = cache.slots[index].priority
        for other in cache.slots.indices where other != index && cache.slots[other].priority == priority {
            return false
        }
        return true
    }

    /// Sorts the turns by priority, then by flexibility; children that are alike keep their order.
    @inlinable
    func sortTurns(_ cache: inout StackCache) {
        cache.slots.withUnsafeMutableBufferPointer { slots in
            // Mostly the children are in order already or few, where insertion is the fastest stable sort.
            guard !isSorted(slots) else { return }
            if slots.count > 32 { return mergeSortTurns(slots) }
            for index in 1..<slots.count {
                let turn = slots[index].turn
                var place = index
                while place > 0, precedes(turn, slots[place - 1].turn, slots) {
                    slots[place].turn = slots[place - 1].turn
                    place -= 1
                }
                slots[place].turn = turn
            }
        }
    }

    @inlinable
    func isSorted(_ slots: UnsafeMutableBufferPointer<StackCache.Slot>) -> Bool {
        for index in 1..<slots.count where precedes(slots[index].turn, slots[index - 1].turn, slots) { return false }
        return true
    }

    @inlinable
    func mergeSortTurns(_ slots: UnsafeMutableBufferPointer<StackCache.Slot>) {
        // The standard library's sort is stable, though not promised to be: the index decides between equals.
        let sorted = slots.map(\.turn).sorted { first, second in
            precedes(first, second, slots) || (!precedes(second, first, slots) && first < second)
        }
        for index in slots.indices { slots[index].turn = sorted[index] }
    }

    /// Whether one child takes its space before another.
    @inlinable
    func precedes(_ first: Int, _ second: Int, _ slots: UnsafeMutableBufferPointer<StackCache.Slot>) -> Bool {
        if slots[first].priority != slots[second].priority { return slots[first].priority > slots[second].priority }
        let (flexibility, other) = (slots[first].flexibility, slots[second].flexibility)
        if flexibility != other { return flexibility < other }
        // Where both grow without end, the one with the larger minimum goes first.
        return flexibility == .infinity && slots[first].minimum > slots[second].minimum
    }

    /// Hands out the length that is there, one priority after the other.
    @inlinable
    func distribute<Children: RandomAccessCollection>(
        _ length: CGFloat, _ children: Children, cross: CGFloat?, _ cache: inout StackCache
    ) where Children.Element: LayoutItem, Children.Index == Int {
        var remaining = length
        var start = 0
        while start < cache.slots.count {
            let end = cache.hasPriorities ? endOfGroup(start, cache) : cache.slots.count
            if start == 0 {
                remaining -= minimumLength(end..<cache.slots.count, cache)
            } else {
                remaining += minimumLength(start..<end, cache)
            }
            for place in start..<end {
                let index = cache.slots[place].turn
                let share = max(0, remaining / CGFloat(end - place))
                resize(index, children, main: share, cross: cross, &cache)
                let rest = remaining - cache.slots[index].item.size[axis]
                // An infinite child in an infinite stack takes nothing away.
                if !rest.isNaN { remaining = rest }
            }
            start = end
        }
    }

    /// The end of the range of turns whose children share the priority of the one at `start`.
    @inlinable
    func endOfGroup(_ start: Int, _ cache: StackCache) -> Int {
        let priority = cache.slots[cache.slots[start].turn].priority
        var end = start + 1
        while end < cache.slots.count, cache.slots[cache.slots[end].turn].priority == priority { end += 1 }
        return end
    }

    /// The sum of what the children of these turns need at least.
    @inlinable
    func minimumLength(_ turns: Range<Int>, _ cache: StackCache) -> CGFloat {
        var sum: CGFloat = 0
        for place in turns {
            let minimum = cache.slots[cache.slots[place].turn].minimum
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
