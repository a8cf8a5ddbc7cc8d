import Drawing
import Foundation
import Geometry
import Platform

/// The layouts that a text's node keeps: the one without limits, and the last one with.
struct TextLayoutCache {
    private var ideal: TextLayout?
    private var latest: (proposal: ProposedViewSize, layout: TextLayout)?
    private var knownColumn: CharacterColumn?

    /// Less than a sum of widths can be off.
    private static let tolerance: CGFloat = 0.001

    mutating func layout(
        of text: ResolvedText, in proposal: ProposedViewSize, _ measurer: any TextMeasurer
    ) -> TextLayout {
        let ideal = self.ideal ?? measurer.layout(text, width: nil, height: nil)
        self.ideal = ideal
        if Self.hasRoom(for: ideal, in: proposal) { return ideal }
        if let latest, latest.proposal == proposal || Self.holds(latest, for: proposal) { return latest.layout }
        let made = measurer.layout(text, width: proposal.width, height: proposal.height)
        latest = (proposal, made)
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
    private static func holds(
        _ known: (proposal: ProposedViewSize, layout: TextLayout), for proposal: ProposedViewSize
    ) -> Bool {
        known.proposal.width == proposal.width && !known.layout.isTruncated && known.layout.scale == 1
            && isHighEnough(proposal.height, for: known.layout)
    }

    mutating func column(of run: TextRun, lineSpacing: CGFloat) -> CharacterColumn {
        if let knownColumn { return knownColumn }
        let made = CharacterColumn(of: run, lineSpacing: lineSpacing)
        knownColumn = made
        return made
    }
}
