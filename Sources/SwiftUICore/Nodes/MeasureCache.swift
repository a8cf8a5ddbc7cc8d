import Foundation
import Geometry

/// The answers that a node gave to the last few proposals.
///
/// There are as many of these as nodes: lengths that single precision holds exactly, as it does those of whole, half and
/// quarter points, take half the room; the others are kept apart.
package struct MeasureCache {
    /// A stack asks for the least, the most and the real size; a fourth place serves a frame above it.
    private static let capacity: UInt8 = 4
    private typealias Entry = (proposal: PackedLengths, size: PackedLengths)
    private static let empty: Entry = (.none, .none)

    private var entries = (empty, empty, empty, empty)
    private var others: [WideEntry] = []
    private var next: UInt8 = 0
    private var nextOther: UInt8 = 0

    private struct WideEntry {
        let proposal: PackedProposal
        let size: CGSize
    }

    package init() {}

    @inline(__always)
    package func size(for proposal: ProposedViewSize) -> CGSize? {
        if let packed = PackedLengths(proposal) {
            if entries.0.proposal == packed { return entries.0.size.size }
            if entries.1.proposal == packed { return entries.1.size.size }
            if entries.2.proposal == packed { return entries.2.size.size }
            if entries.3.proposal == packed { return entries.3.size.size }
        }
        return others.isEmpty ? nil : otherSize(for: proposal)
    }

    private func otherSize(for proposal: ProposedViewSize) -> CGSize? {
        let packed = PackedProposal(proposal)
        return others.first(where: { $0.proposal == packed })?.size
    }

    /// A proposal that was answered with the size.
    package func proposal(givingSize size: CGSize) -> ProposedViewSize? {
        var result: ProposedViewSize?
        forEach { if result == nil, $1 == size { result = $0 } }
        return result
    }

    package mutating func insert(_ proposal: ProposedViewSize, _ size: CGSize) {
        guard let packed = PackedLengths(proposal), let packedSize = PackedLengths(size) else {
            return insertOther(WideEntry(proposal: PackedProposal(proposal), size: size))
        }
        let entry = (packed, packedSize)
        switch next {
        case 0: entries.0 = entry
        case 1: entries.1 = entry
        case 2: entries.2 = entry
        default: entries.3 = entry
        }
        next = (next + 1) % Self.capacity
    }

    private mutating func insertOther(_ entry: WideEntry) {
        if others.isEmpty { others.reserveCapacity(1) }
        if others.count < Self.capacity { return others.append(entry) }
        others[Int(nextOther)] = entry
        nextOther = (nextOther + 1) % Self.capacity
    }

    package func forEach(_ body: (ProposedViewSize, CGSize) -> Void) {
        Self.tell(entries.0, body)
        Self.tell(entries.1, body)
        Self.tell(entries.2, body)
        Self.tell(entries.3, body)
        for entry in others { body(entry.proposal.proposal, entry.size) }
    }

    private static func tell(_ entry: Entry, _ body: (ProposedViewSize, CGSize) -> Void) {
        if entry.proposal != .none { body(entry.proposal.proposal, entry.size.size) }
    }

    package mutating func removeAll() { self = MeasureCache() }
}

/// A size or a proposal in one word, for lengths that single precision holds exactly.
private struct PackedLengths: Equatable {
    private static let unspecified: UInt32 = 0x7FC0_0001
    static let none = PackedLengths(bits: 0x7FC0_0002)

    private let bits: UInt64

    private init(bits: UInt64) { self.bits = bits }

    @inline(__always)
    init?(_ proposal: ProposedViewSize) {
        guard let width = Self.packed(proposal.width), let height = Self.packed(proposal.height) else { return nil }
        bits = UInt64(width) << 32 | UInt64(height)
    }

    @inline(__always)
    init?(_ size: CGSize) {
        guard let width = Self.packed(size.width), let height = Self.packed(size.height) else { return nil }
        bits = UInt64(width) << 32 | UInt64(height)
    }

    @inline(__always)
    private static func packed(_ length: CGFloat?) -> UInt32? {
        guard let length else { return unspecified }
        let single = Float(length)
        return CGFloat(single) == length ? single.bitPattern : nil
    }

    @inline(__always)
    var size: CGSize { CGSize(width: Self.length(bits >> 32) ?? 0, height: Self.length(bits) ?? 0) }

    var proposal: ProposedViewSize {
        ProposedViewSize(width: Self.length(bits >> 32), height: Self.length(bits))
    }

    @inline(__always)
    private static func length(_ bits: UInt64) -> CGFloat? {
        let bits = UInt32(truncatingIfNeeded: bits)
        return bits == unspecified ? nil : CGFloat(Float(bitPattern: bits))
    }
}
