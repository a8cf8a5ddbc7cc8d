import Foundation

/// The lengths of a long row of items of which only some have been measured; the others count as the mean of those.
///
/// Memory and time follow the number of items that were measured, not the number of all.
package struct EstimatedLengths {
    /// Neighbouring items, the unit in which the measured ones are kept.
    private struct Block {
        /// The block's number: its first item divided by `blockSize`.
        var number: Int
        /// NaN where not measured.
        var lengths: [CGFloat]
        var measuredCount = 0
        var measuredLength: CGFloat = 0
        /// The same two over all blocks before this one.
        var countBefore = 0
        var lengthBefore: CGFloat = 0
    }

    private static let blockSize = 64

    /// The number of items, measured or not.
    package private(set) var count: Int
    /// Points between two items.
    package let spacing: CGFloat
    private let initialEstimate: CGFloat
    /// Those with measured items, in order.
    private var blocks: [Block] = []
    private var measuredCount = 0
    private var measuredLength: CGFloat = 0
    /// The length that most items have, if any has a majority, and by how much it leads.
    private var common: (length: CGFloat, lead: Int) = (0, 0)

    /// - Parameters:
    ///   - estimate: the length of an item as long as none was measured.
    ///   - spacing: points between two items.
    package init(count: Int, estimate: CGFloat, spacing: CGFloat = 0) {
        self.count = max(0, count)
        self.spacing = spacing.isFinite ? spacing : 0
        initialEstimate = estimate.isFinite ? max(0, estimate) : 0
    }

    /// What an item counts that was not measured.
    ///
    /// Where nearly all are alike, the few others (the first row of a section, say) don't count.
    package var estimate: CGFloat {
        if measuredCount == 0 { return initialEstimate }
        return common.lead * 4 >= measuredCount * 3 ? common.length : measuredLength / CGFloat(measuredCount)
    }

    /// The length of all items and the gaps between them.
    package var total: CGFloat { count > 0 ? max(0, offset(of: count) - spacing) : 0 }

    /// The measured length of an item; nil where it was not measured.
    package subscript(index: Int) -> CGFloat? {
        guard let block = blockIndex(of: index) else { return nil }
        let length = blocks[block].lengths[index % Self.blockSize]
        return length.isNaN ? nil : length
    }

    /// Where an item begins; for `count`, one gap beyond the end of the last.
    package func offset(of index: Int) -> CGFloat {
        let (measured, length) = measured(before: index)
        return length + CGFloat(index - measured) * estimate + CGFloat(index) * spacing
    }

    /// The item that an offset falls on, or on the gap behind it; within 0..<count, and 0 where there is none.
    package func index(at offset: CGFloat) -> Int {
        guard count > 0, offset > 0 else { return 0 }
        var (low, high) = (0, count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if self.offset(of: middle) <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The items that a stretch shows some part of.
    package func indices(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        guard count > 0, end > start, end > 0, start < total else { return 0..<0 }
        var first = index(at: start)
        // The gap behind an item shows nothing of it.
        if start >= offset(of: first) + (self[first] ?? estimate), first < count - 1, spacing > 0 { first += 1 }
        var last = index(at: end)
        if last > first, offset(of: last) >= end { last -= 1 }
        return first..<max(first, last) + 1
    }

    /// Keeps the measured length of an item.
    package mutating func set(_ length: CGFloat, at index: Int) {
        precondition(index >= 0 && index < count, "no such item")
        let length = length.isFinite ? max(0, length) : 0
        let number = index / Self.blockSize
        var position = firstBlock(notBefore: number)
        if position == blocks.count || blocks[position].number != number {
            let empty = [CGFloat](repeating: .nan, count: Self.blockSize)
            blocks.insert(Block(number: number, lengths: empty), at: position)
        } else if blocks[position].lengths[index % Self.blockSize] == length {
            return
        }
        update(blockAt: position, index % Self.blockSize, length)
        while position < blocks.count {
            let before = position > 0 ? blocks[position - 1] : nil
            blocks[position].countBefore = before.map { $0.countBefore + $0.measuredCount } ?? 0
            blocks[position].lengthBefore = before.map { $0.lengthBefore + $0.measuredLength } ?? 0
            position += 1
        }
    }

    /// Forgets all measured lengths, but keeps their mean as the estimate.
    package mutating func reset(count: Int) {
        self = EstimatedLengths(count: count, estimate: estimate, spacing: spacing)
    }

    private mutating func update(blockAt position: Int, _ slot: Int, _ length: CGFloat) {
        let old = blocks[position].lengths[slot]
        blocks[position].lengths[slot] = length
        if old.isNaN {
            blocks[position].measuredCount += 1
            measuredCount += 1
        }
        let change = length - (old.isNaN ? 0 : old)
        blocks[position].measuredLength += change
        measuredLength += change
        if old.isNaN { count(length) }
    }

    private mutating func count(_ length: CGFloat) {
        if common.lead == 0 {
            common = (length, 1)
        } else {
            common.lead += common.length == length ? 1 : -1
        }
    }

    /// How many items before an index were measured, and their lengths together.
    private func measured(before index: Int) -> (count: Int, length: CGFloat) {
        let number = index / Self.blockSize
        let position = firstBlock(notBefore: number)
        guard position < blocks.count, blocks[position].number == number else {
            guard position > 0 else { return (0, 0) }
            let last = blocks[position - 1]
            return (last.countBefore + last.measuredCount, last.lengthBefore + last.measuredLength)
        }
        var (count, length) = (blocks[position].countBefore, blocks[position].lengthBefore)
        for value in blocks[position].lengths.prefix(index % Self.blockSize) where !value.isNaN {
            count += 1
            length += value
        }
        return (count, length)
    }

    private func blockIndex(of index: Int) -> Int? {
        guard index >= 0 else { return nil }
        let position = firstBlock(notBefore: index / Self.blockSize)
        return position < blocks.count && blocks[position].number == index / Self.blockSize ? position : nil
    }

    /// The position of the first block with this number or a greater one.
    private func firstBlock(notBefore number: Int) -> Int {
        var (low, high) = (0, blocks.count)
        while low < high {
            let middle = (low + high) / 2
            if blocks[middle].number < number { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
