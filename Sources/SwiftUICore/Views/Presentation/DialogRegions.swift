import Foundation
import Geometry

/// Texts above buttons. Where there is no room for all, each of both scrolls by itself (UIAlertController), and neither
/// takes more than its part from the other.
struct DialogRegions: Layout {
    /// The texts keep at least this part of the height, if they need it (from memory).
    private static let textFraction: CGFloat = 0.5

    private func heights(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGFloat] {
        let wanted = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)).height }
        guard let room = proposal.height, wanted.count == 2, wanted[0] + wanted[1] > room else { return wanted }
        let buttons = min(wanted[1], room - min(wanted[0], room * Self.textFraction))
        return [room - buttons, buttons]
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(
            width: proposal.replacingUnspecifiedDimensions().width,
            height: heights(proposal, subviews).reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var y = bounds.minY
        for (subview, height) in zip(subviews, heights(ProposedViewSize(bounds.size), subviews)) {
            subview.place(
                at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: height))
            y += height
        }
    }
}

/// Scrolls what has no room.
struct DialogScroll<Content: View>: View {
    private let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        ScrollView { content }.scrollBounceBehavior(.basedOnSize)
    }
}
