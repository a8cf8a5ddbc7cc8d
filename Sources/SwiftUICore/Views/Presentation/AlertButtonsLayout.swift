import Foundation
import Geometry

/// Lays two buttons that each need half of the width at most beside one another, others below one another.
struct AlertButtonsLayout: Layout {
    let minimumHeight: CGFloat
    let hairline: CGFloat

    private func buttons(_ subviews: Subviews) -> [LayoutSubview] {
        let buttons = subviews.filter { $0[DialogPartKey.self].isButton }
        guard buttons.count == 2, buttons[1][DialogPartKey.self] == .cancel else { return buttons }
        return buttons.reversed()
    }

    private func isRow(_ buttons: [LayoutSubview], width: CGFloat) -> Bool {
        buttons.count == 2 && buttons.allSatisfy { $0.sizeThatFits(.unspecified).width <= width / 2 }
    }

    private func height(_ button: LayoutSubview, width: CGFloat) -> CGFloat {
        max(minimumHeight, button.sizeThatFits(ProposedViewSize(width: width, height: nil)).height)
    }

    private func rowHeight(_ buttons: [LayoutSubview], width: CGFloat) -> CGFloat {
        buttons.map { height($0, width: width / 2) }.max() ?? 0
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions().width
        let buttons = buttons(subviews)
        let heights = buttons.map { height($0, width: width) }
        let isRow = isRow(buttons, width: width)
        return CGSize(width: width, height: isRow ? rowHeight(buttons, width: width) : heights.reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let buttons = buttons(subviews)
        let isRow = isRow(buttons, width: bounds.width)
        isRow ? placeRow(buttons, in: bounds) : placeColumn(buttons, in: bounds)
        for line in subviews where line[DialogPartKey.self] == .line {
            line.place(
                at: CGPoint(x: bounds.midX, y: bounds.minY), anchor: .top,
                proposal: isRow ? ProposedViewSize(width: hairline, height: bounds.height) : .zero)
        }
    }

    private func placeRow(_ buttons: [LayoutSubview], in bounds: CGRect) {
        let size = CGSize(width: bounds.width / 2, height: rowHeight(buttons, width: bounds.width))
        for (index, button) in buttons.enumerated() {
            button.place(
                at: CGPoint(x: bounds.minX + CGFloat(index) * size.width, y: bounds.minY),
                proposal: ProposedViewSize(size))
        }
    }

    /// What cancels is the last.
    private func placeColumn(_ buttons: [LayoutSubview], in bounds: CGRect) {
        var y = bounds.minY
        func isCancelling(_ button: LayoutSubview) -> Bool { button[DialogPartKey.self] == .cancel }
        for button in buttons.filter({ !isCancelling($0) }) + buttons.filter(isCancelling) {
            let height = height(button, width: bounds.width)
            button.place(
                at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: height))
            y += height
        }
    }
}
