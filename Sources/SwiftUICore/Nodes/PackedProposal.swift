import Foundation
import Geometry

/// A proposal, or none, in two words: every node keeps some. Dimensions that are not specified are a number that is
/// none.
package struct PackedProposal: Equatable {
    private static let unspecified: UInt64 = 0x7FF8_0000_0000_0001
    private static let missing: UInt64 = 0x7FF8_0000_0000_0002

    private var width: UInt64
    private var height: UInt64

    package static let none = PackedProposal(width: missing, height: missing)

    private init(width: UInt64, height: UInt64) {
        self.width = width
        self.height = height
    }

    @inline(__always)
    package init(_ proposal: ProposedViewSize) {
        width = proposal.width.map { Double($0).bitPattern } ?? Self.unspecified
        height = proposal.height.map { Double($0).bitPattern } ?? Self.unspecified
    }

    @inline(__always)
    package var isNone: Bool { width == Self.missing }

    package func hasWidth(of proposal: ProposedViewSize) -> Bool { width == PackedProposal(proposal).width }

    @inline(__always)
    package var value: ProposedViewSize? {
        isNone ? nil : ProposedViewSize(width: Self.dimension(width), height: Self.dimension(height))
    }

    @inline(__always)
    private static func dimension(_ bits: UInt64) -> CGFloat? {
        bits == unspecified ? nil : CGFloat(Double(bitPattern: bits))
    }
}
