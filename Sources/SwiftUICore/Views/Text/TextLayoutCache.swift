import Drawing
import Foundation
import Geometry
import Platform

/// The layouts that a text's node keeps: the one without limits, and the last one with.
struct TextLayoutCache {
    private var ideal: TextLayout?
    private var latestProposal = PackedProposal.none
    private var latest: TextLayout?

    /// Less than a sum of widths can be off.
    private static let tolerance: CGFloat = 0.001

    mutating func layout(
        of text: ResolvedText, in proposal: ProposedViewSize, _ measurer: any TextMeasurer
    ) -> TextLayout {
        let ideal = self.ideal ?? measurer.layout(text, width: nil, height: nil)
        self.ideal = ideal
        if Self.hasRoom(for: ideal, in: proposal) { return ideal }
        if let latest, latestProposal == PackedProposal(proposal) || holds(latest, for: proposal) { return latest }
        let made = measurer.layout(text, width: proposal.width, height: proposal.height)
        latestProposal = PackedProposal(proposal)
        latest = made
        return made
    }

    /// Whether the layout without limits is the layout for a proposal too. A line that is the only one stays, whatever
    /// the height.
    private static func hasRoom(for ideal: TextLayout, in proposal: ProposedViewSize) -> Bool {
        if let width = proposal.width, width + tolerance < ideal.size.width { return false }
        return ideal.lastBaseline <= ideal.firstBaseline || isHighEnough(proposal.height, for: ideal)
    }

    private static func isHighEnough(_ height: CGFloat?, for layout: TextLayout) -> Bool {
        height.map { $0 + tolerance >= layout.size.height } ?? true
    }

    /// Lines that are all there at a width are the same at each height that has room for them.
    private func holds(_ latest: TextLayout, for proposal: ProposedViewSize) -> Bool {
        latestProposal.hasWidth(of: proposal) && !latest.isTruncated && latest.scale == 1
            && Self.isHighEnough(proposal.height, for: latest)
    }
}
