import Foundation
import Geometry

/// What a view of a tab's label is.
enum TabPart { case icon, title }

/// Nil for a view that is neither a text nor part of a label.
struct TabPartKey: LayoutValueKey {
    static var defaultValue: TabPart? { nil }
}

/// Lays out a tab's icon and title: whatever their sizes, the titles of a bar share one baseline, and the icons one
/// middle. A bar too low for that has both side by side.
struct TabItemLayout: Layout {
    private let metrics: BarMetrics

    init(_ metrics: BarMetrics) { self.metrics = metrics }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
        return proposal.replacingUnspecifiedDimensions(
            by: CGSize(width: widths.max() ?? 0, height: metrics.tabBarHeight))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let titles = subviews.filter { $0[TabPartKey.self] == .title }
        let icons = subviews.filter { $0[TabPartKey.self] != .title }
        let highest = metrics.tabBarIconTop + metrics.tabBarIconSize + metrics.tabBarLabelBaseline
        guard bounds.height >= highest else { return placeBeside(icons + titles, in: bounds) }
        for icon in icons {
            let middle = bounds.minY + metrics.tabBarIconTop + metrics.tabBarIconSize / 2
            icon.place(at: CGPoint(x: bounds.midX, y: middle), anchor: .center, proposal: .unspecified)
        }
        for title in titles {
            let proposal = ProposedViewSize(width: bounds.width, height: nil)
            let ascent = title.dimensions(in: proposal)[.firstTextBaseline]
            title.place(
                at: CGPoint(x: bounds.midX, y: bounds.maxY - metrics.tabBarLabelBaseline - ascent), anchor: .top,
                proposal: proposal)
        }
    }

    private func placeBeside(_ parts: [LayoutSubview], in bounds: CGRect) {
        let widths = parts.map { $0.sizeThatFits(.unspecified).width }
        let gaps = metrics.tabBarIconToTitle * CGFloat(max(0, parts.count - 1))
        var x = bounds.midX - (widths.reduce(0, +) + gaps) / 2
        for (part, width) in zip(parts, widths) {
            part.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
            x += width + metrics.tabBarIconToTitle
        }
    }
}
