import Foundation
import RuntimeWarnings

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
    /// Takes out the elements at offsets, as `onDelete` hands them over. Offsets that there are not are passed over.
    public mutating func remove(atOffsets offsets: IndexSet) {
        let last = endIndex
        var kept = Self()
        kept.reserveCapacity(count)
        for index in indices where !offsets.contains(index - startIndex) { kept.append(self[index]) }
        if let most = offsets.last, most >= last - startIndex { reportMissing(most, count: count) }
        self = kept
    }
}

extension MutableCollection where Index == Int {
    /// Moves the elements at offsets, as `onMove` hands them over, so that they stand in their order before the one that
    /// is at `destination` now. Offsets that there are not are passed over.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self)
        let target = Swift.min(Swift.max(0, destination), all.count)
        if let most = source.last, most >= all.count { reportMissing(most, count: all.count) }
        let moved = all.indices.filter(source.contains).map { all[$0] }
        let before = all.indices.filter { $0 < target && !source.contains($0) }.map { all[$0] }
        let after = all.indices.filter { $0 >= target && !source.contains($0) }.map { all[$0] }
        for (index, element) in zip(indices, before + moved + after) { self[index] = element }
    }
}

private func reportMissing(_ offset: Int, count: Int) {
    RuntimeWarning.report(
        "There is no element at offset \(offset) of a collection of \(count); it is passed over.",
        once: "Collection.offsets")
}
