import Foundation
import Geometry

/// How far the children of a stack shrink and grow along it, for one proposal across, and the order that follows.
@usableFromInline
struct StackRanges {
    /// One child's least and greatest length; NaN where it was not asked.
    @usableFromInline
    struct Range {
        @usableFromInline var minimum = CGFloat.nan
        @usableFromInline var maximum = CGFloat.nan

        @inlinable
        init() {}

        /// How much the length can change, 0 for a child that answers infinity to everything.
        @inlinable
        var flexibility: CGFloat {
            let range = maximum - minimum
            return range.isNaN ? 0 : range
        }
    }

    @usableFromInline var cross: CGFloat?
    @usableFromInline var ranges: ContiguousArray<Range>
    /// The indices of the children in the order in which they take their space.
    @usableFromInline var order: ContiguousArray<Int32>

    @inlinable
    init(cross: CGFloat?, count: Int) {
        self.cross = cross
        ranges = ContiguousArray(repeating: Range(), count: count)
        order = ContiguousArray(0..<Int32(count))
    }

    /// Forgets all ranges, for another proposal across.
    @inlinable
    mutating func reset(cross: CGFloat?) {
        self.cross = cross
        for index in ranges.indices {
            ranges[index] = Range()
            order[index] = Int32(index)
        }
    }

    /// Sorts the children by priority, then by flexibility; those that are alike keep their order.
    /// - Parameter priorities: empty where all children have the same.
    @inlinable
    mutating func sort(_ priorities: ContiguousArray<Double>) {
        guard let first = (1..<order.count).first(where: { precedes(order[$0], order[$0 - 1], priorities) }) else {
            return
        }
        // Insertion is stable and quick for few children and for those that are nearly in order.
        if order.count > 32 { return sortMany(priorities) }
        for index in first..<order.count {
            let child = order[index]
            var place = index
            while place > 0, precedes(child, order[place - 1], priorities) {
                order[place] = order[place - 1]
                place -= 1
            }
            order[place] = child
        }
    }

    @inlinable
    mutating func sortMany(_ priorities: ContiguousArray<Double>) {
        // The index decides between equals, since the standard library does not promise to keep their order.
        order = ContiguousArray(
            order.sorted { first, second in
                precedes(first, second, priorities) || (!precedes(second, first, priorities) && first < second)
            })
    }

    /// Whether one child takes its space before another.
    @inlinable
    func precedes(_ first: Int32, _ second: Int32, _ priorities: ContiguousArray<Double>) -> Bool {
        let (first, second) = (Int(first), Int(second))
        if !priorities.isEmpty, priorities[first] != priorities[second] {
            return priorities[first] > priorities[second]
        }
        let (flexibility, other) = (ranges[first].flexibility, ranges[second].flexibility)
        if flexibility != other { return flexibility < other }
        // Where both grow without end, the one with the larger minimum goes first.
        return flexibility == .infinity && ranges[first].minimum > ranges[second].minimum
    }
}
