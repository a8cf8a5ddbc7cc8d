import Foundation
import Geometry

/// The answers that a node gave to the last few proposals.
package struct MeasureCache {
    package struct Entry {
        package var proposal: ProposedViewSize
        package var size: CGSize
    }

    /// A stack asks for the least, the most and the real size; a fourth place serves a frame above it.
    private static let capacity = 4
    private var entries: (Entry?, Entry?, Entry?, Entry?)
    private var next: UInt8 = 0

    package init() {}

    @inline(__always)
    package func size(for proposal: ProposedViewSize) -> CGSize? {
        if let entry = entries.0, entry.proposal == proposal { return entry.size }
        if let entry = entries.1, entry.proposal == proposal { return entry.size }
        if let entry = entries.2, entry.proposal == proposal { return entry.size }
        if let entry = entries.3, entry.proposal == proposal { return entry.size }
        return nil
    }

    /// A proposal that was answered with the size.
    package func proposal(givingSize size: CGSize) -> ProposedViewSize? {
        for entry in all where entry.size == size { return entry.proposal }
        return nil
    }

    package mutating func insert(_ proposal: ProposedViewSize, _ size: CGSize) {
        let entry = Entry(proposal: proposal, size: size)
        switch next {
        case 0: entries.0 = entry
        case 1: entries.1 = entry
        case 2: entries.2 = entry
        default: entries.3 = entry
        }
        next = (next + 1) % UInt8(Self.capacity)
    }

    package var isEmpty: Bool { entries.0 == nil }

    package var all: [Entry] { [entries.0, entries.1, entries.2, entries.3].compactMap { $0 } }

    package mutating func removeAll() { self = MeasureCache() }
}
