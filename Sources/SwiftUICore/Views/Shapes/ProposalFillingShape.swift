/// A shape that as a view takes any size: one that sets no size of its own.
package nonisolated protocol ProposalFillingShape: Shape {}

extension Rectangle: ProposalFillingShape {}
extension RoundedRectangle: ProposalFillingShape {}
extension UnevenRoundedRectangle: ProposalFillingShape {}
extension Capsule: ProposalFillingShape {}
extension Ellipse: ProposalFillingShape {}
