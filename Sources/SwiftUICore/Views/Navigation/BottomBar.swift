import Foundation
import Geometry

/// The bar along the lower edge of a page.
nonisolated struct BottomBar: View {
    let items: [ToolbarEntry]
    let background: AnyShapeStyle?
    let isBackgroundHidden: Bool
    let colorScheme: ColorScheme?
    @Environment(\.profile.bars) private var metrics

    @MainActor var body: some View {
        content
            .transformEnvironment(\.self) { $0.prepareForBar() }
            .padding(.horizontal, metrics.itemMargin)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
                if !isBackgroundHidden {
                    Rectangle().fill(background ?? AnyShapeStyle(Material.bar)).ignoresSafeArea()
                        .overlay(alignment: .top) { Divider() }
                }
            }
            .transformEnvironment(\.self) { [isBackgroundHidden, colorScheme] in
                if !isBackgroundHidden { $0.takeScheme(colorScheme) }
            }
    }

    /// A status is in the middle of the bar, whatever stands beside it.
    @MainActor @ViewBuilder private var content: some View {
        if let status = items.firstIndex(where: \.isStatus) {
            BottomBarLayout(spacing: metrics.barItemSpacing) {
                row(items[..<status])
                row(items[status...].filter(\.isStatus)).lineLimit(1)
                row(items[status...].filter { !$0.isStatus })
            }
        } else {
            row(items)
        }
    }

    @MainActor private func row(_ items: some Collection<ToolbarEntry>) -> some View {
        HStack(spacing: metrics.barItemSpacing) { BarEntries(entries: Array(items)) }
    }
}

/// A status in the middle of what is before it and what is after it.
private struct BottomBarLayout: Layout {
    let spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let height = subviews.map { $0.sizeThatFits(proposal).height }.max() ?? 0
        let width = subviews.reduce(2 * spacing) { $0 + $1.sizeThatFits(.unspecified).width }
        return CGSize(width: proposal.width ?? width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let (before, status, after) = (subviews[0], subviews[1], subviews[2])
        let row = ProposedViewSize(bounds.size)
        before.place(at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: row)
        after.place(at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: row)
        let side = [before, after].map { sideWidth(of: $0, in: bounds.width) }.max() ?? 0
        let middle = ProposedViewSize(width: max(0, bounds.width - 2 * (side + spacing)), height: bounds.height)
        status.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: middle)
    }

    /// Where items are spread over the bar, half of what they need is on each side.
    private func sideWidth(of items: LayoutSubview, in width: CGFloat) -> CGFloat {
        let needed = items.sizeThatFits(.unspecified).width
        let isSpread = items.sizeThatFits(ProposedViewSize(width: width, height: nil)).width > needed + 1
        return isSpread ? needed / 2 : needed
    }
}
