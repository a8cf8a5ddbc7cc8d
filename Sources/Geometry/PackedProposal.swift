import Foundation

/// A proposal, or none, in two words, of which much is kept. Dimensions that are not specified are a number that is none.
@usableFromInline
package struct PackedProposal: Equatable, Sendable {
    @inlinable static var unspecified: UInt64 { 0x7FF8_0000_0000_0001 }
    @inlinable static var missing: UInt64 { 0x7FF8_0000_0000_0002 }

    @usableFromInline var width: UInt64
    @usableFromInline var height: UInt64

    @inlinable package static var none: PackedProposal { PackedProposal(width: missing, height: missing) }

    @inlinable
    init(width: UInt64, height: UInt64) {
        self.width = width
        self.height = height
    }

    @inlinable
    package init(_ proposal: ProposedViewSize) {
        width = proposal.width.map { Double($0).bitPattern } ?? Self.unspecified
        height = proposal.height.map { Double($0).bitPattern } ?? Self.unspecified
    }

    @inlinable package var isNone: Bool { width == Self.missing }

    package func hasWidth(of proposal: ProposedViewSize) -> Bool { width == PackedProposal(proposal).width }

    @inlinable
    package var value: ProposedViewSize? { isNone ? nil : proposal }

    /// The proposal, which must not be none.
    @inlinable
    package var proposal: ProposedViewSize {
        ProposedViewSize(width: Self.dimension(width), height: Self.dimension(height))
    }

    @inlinable
    static func dimension(_ bits: UInt64) -> CGFloat? {
        bits == unspecified ? nil : CGFloat(Double(bitPattern: bits))
    }
}
