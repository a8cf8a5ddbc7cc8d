import Foundation
import Geometry

/// The buttons that a swipe has revealed beside a row.
struct SwipeActionBar: View {
    let content: AnyView
    let edge: HorizontalEdge
    let close: @MainActor () -> Void

    var body: some View {
        ElementsReader(content) { elements in
            SwipeActionsLayout {
                // The first lies at the edge of the row.
                ForEach(edge == .leading ? elements : elements.reversed()) { $0 }
            }
        }
        .buttonStyle(SwipeActionButtonStyle(close: close))
        .environment(\.automaticLabelStyle, AnyLabelStyle(IconOnlyLabelStyle()))
        .environment(\.listRow, nil)
        // A tint that is set outside colours the list's content, not what deletes it.
        .environment(\.tintColor, nil)
    }
}

/// Buttons side by side, each as wide as the widest.
private nonisolated struct SwipeActionsLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let ideal = ProposedViewSize(width: nil, height: proposal.height)
        let sizes = subviews.map { $0.sizeThatFits(ideal) }
        let width = CGFloat(subviews.count) * (sizes.map(\.width).max() ?? 0)
        return CGSize(width: proposal.width ?? width, height: proposal.height ?? sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let width = bounds.width / CGFloat(max(1, subviews.count))
        let size = ProposedViewSize(width: width, height: bounds.height)
        for (index, subview) in subviews.enumerated() {
            subview.place(at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY), proposal: size)
        }
    }
}

/// A coloured plate as high as the row.
private struct SwipeActionButtonStyle: PrimitiveButtonStyle {
    let close: @MainActor () -> Void

    func makeBody(configuration: Configuration) -> some View {
        SwipeActionButton(configuration: configuration, close: close)
    }
}

private struct SwipeActionButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let close: @MainActor () -> Void
    @Environment(\.tintColor) private var tint
    @Environment(\.profile.lists) private var metrics

    private var color: Color {
        tint ?? (configuration.role == .destructive ? .red : Color(SystemColor.gray))
    }

    var body: some View {
        configuration.label
            .foregroundStyle(.white)
            .lineLimit(1)
            .padding(.horizontal, 12)
            .frame(minWidth: metrics.swipeActionWidth, maxWidth: .infinity, maxHeight: .infinity)
            .background(color)
            .modifier(
                PressModifier(isPressed: nil, focusLook: .innerRing) {
                    configuration.trigger()
                    close()
                })
    }
}
