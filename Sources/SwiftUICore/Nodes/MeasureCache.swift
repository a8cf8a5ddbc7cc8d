import Foundation
import Geometry

/// The answers that a node gave to the last few proposals.
package struct MeasureCache {
    /// A stack asks for the least, the most and the real size; a fourth place serves a frame above it.
    private static let capacity: UInt8 = 4
    private typealias Entry = (proposal: PackedProposal, size: CGSize)
    private static let empty: Entry = (.none, .zero)

    private var entries = (empty, empty, empty, empty)
    private var next: UInt8 = 0

    package init() {}

    @inline(__always)
    package func size(for proposal: ProposedViewSize) -> CGSize? {
        let packed = PackedProposal(proposal)
        if entries.0.proposal == packed { return entries.0.size }
        if entries.1.proposal == packed { return entries.1.size }
        if entries.2.proposal == packed { return entries.2.size }
        if entries.3.proposal == packed { return entries.3.size }
        return nil
    }

    /// A proposal that was answered with the size.
    package func proposal(givingSize size: CGSize) -> ProposedViewSize? {
        var result: ProposedViewSize?
        forEach { if result == nil, $1 == size { result = $0 } }
        return result
    }

    package mutating func insert(_ proposal: ProposedViewSize, _ size: CGSize) {
        let entry = (PackedProposal(proposal), size)
        switch next {
        case 0: entries.0 = entry
        case 1: entries.1 = entry
        case 2: entries.2 = entry
        default: entries.3 = entry
        }
        next = (next + 1) % Self.capacity
    }

    package func forEach(_ body: (ProposedViewSize, CGSize) -> Void) {
        if let proposal = entries.0.proposal.value { body(proposal, entries.0.size) }
        if let proposal = entries.1.proposal.value { body(proposal, entries.1.size) }
        if let proposal = entries.2.proposal.value { body(proposal, entries.2.size) }
        if let proposal = entries.3.proposal.value { body(proposal, entries.3.size) }
    }

    package mutating func removeAll() { self = MeasureCache() }
}
