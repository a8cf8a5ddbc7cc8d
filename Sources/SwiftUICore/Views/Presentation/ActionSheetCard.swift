import Foundation
import Geometry

/// Choices below a title and a message; the one that cancels stands apart below.
nonisolated struct ActionSheetCard<Message: View, Actions: View>: View {
    let title: Text?
    let message: Message
    let actions: Actions
    /// Beside a view there is no button to cancel: a tap anywhere else does.
    let isPopover: Bool
    @State private var buttons: [DialogPart] = []
    @Environment(\.profile.presentations) private var metrics

    private var shape: RoundedRectangle {
        RoundedRectangle(cornerRadius: metrics.actionSheetCornerRadius, style: .continuous)
    }

    @MainActor var body: some View {
        ActionSheetLayout(spacing: metrics.actionSheetMargin, showsCancel: !isPopover) {
            Rectangle().fill(.regularMaterial).clipShape(shape)
                .layoutValue(key: DialogPartKey.self, value: .plate)
            texts.layoutValue(key: DialogPartKey.self, value: .title)
            Group { actions }
                .onPreferenceChange(DialogButtonsKey.self) { buttons = $0 }
                .buttonStyle(DialogButtonStyle(isActionSheet: true))
            if !buttons.contains(.cancel), !isPopover {
                Button(role: .cancel) {
                } label: {
                    SystemText(.cancel)
                }
                .buttonStyle(DialogButtonStyle(isActionSheet: true))
            }
        }
        .frame(width: isPopover ? metrics.alertWidth : nil)
        .clipShape(shape)
    }

    private var texts: some View {
        ActionSheetTexts(title: title, message: message)
            .frame(maxWidth: .infinity)
    }
}

/// The title is strong where a message follows.
private nonisolated struct ActionSheetTexts<Message: View>: View {
    let title: Text?
    let message: Message

    @MainActor var body: some View {
        VStack(spacing: 8) {
            title?.font(.system(size: 13, weight: .semibold))
            message.font(.system(size: 13))
        }
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
        .modifier(PaddedUnlessEmpty())
    }
}

/// Keeps a distance around texts, and none around nothing.
private nonisolated struct PaddedUnlessEmpty: ElementModifier, Equatable {
    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> PaddedUnlessEmptyNode {
        PaddedUnlessEmptyNode(self, child: child, inputs)
    }
}

private final class PaddedUnlessEmptyNode: ModifierNode<PaddedUnlessEmpty> {
    private static let insets = CGSize(width: 16, height: 14)

    private func content(_ proposal: ProposedViewSize) -> (size: CGSize, proposal: ProposedViewSize) {
        let inner = ProposedViewSize(
            width: proposal.width.map { max(0, $0 - 2 * Self.insets.width) }, height: proposal.height)
        return (child.sizeThatFits(inner), inner)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content(proposal).size
        guard size.height > 0 else { return .zero }
        return CGSize(width: size.width + 2 * Self.insets.width, height: size.height + 2 * Self.insets.height)
    }

    override func placeChildren() {
        let inner = content(placedProposal ?? ProposedViewSize(size)).proposal
        child.place(at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: inner)
    }
}

/// The title and the choices on a plate, what cancels on its own below.
private struct ActionSheetLayout: Layout {
    let spacing: CGFloat
    let showsCancel: Bool

    private func isUpper(_ subview: LayoutSubview) -> Bool {
        let part = subview[DialogPartKey.self]
        return part != .plate && part != .cancel
    }

    private func height(_ subview: LayoutSubview, _ width: CGFloat) -> CGFloat {
        subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions().width
        let upper = subviews.filter(isUpper).reduce(0) { $0 + height($1, width) }
        let cancel = cancelling(subviews).reduce(0) { $0 + height($1, width) + spacing }
        return CGSize(width: width, height: upper + cancel)
    }

    private func cancelling(_ subviews: Subviews) -> [LayoutSubview] {
        showsCancel ? subviews.filter { $0[DialogPartKey.self] == .cancel } : []
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var y = bounds.minY
        func place(_ subview: LayoutSubview) {
            subview.place(
                at: CGPoint(x: bounds.midX, y: y), anchor: .top,
                proposal: ProposedViewSize(width: bounds.width, height: nil))
            y += height(subview, bounds.width)
        }
        for subview in subviews where isUpper(subview) { place(subview) }
        for plate in subviews where plate[DialogPartKey.self] == .plate {
            plate.place(
                at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: y - bounds.minY))
        }
        for cancel in subviews where cancel[DialogPartKey.self] == .cancel {
            y += spacing
            if showsCancel { place(cancel) } else { cancel.place(at: CGPoint(x: bounds.minX, y: 1e5), proposal: .zero) }
        }
    }
}
