import Foundation
import Geometry

/// The card of an alert: a title, a message, fields, and buttons side by side or one below the other.
nonisolated struct AlertCard<Message: View, Actions: View>: View {
    let title: Text?
    let message: Message
    let actions: Actions
    @State private var buttons: [DialogPart] = []
    @Environment(\.profile.presentations) private var metrics
    @Environment(\.pixelLength) private var hairline

    private var shape: RoundedRectangle {
        RoundedRectangle(cornerRadius: metrics.alertCornerRadius, style: .continuous)
    }

    @MainActor var body: some View {
        AlertLayout(metrics: metrics, hairline: hairline) {
            texts.layoutValue(key: DialogPartKey.self, value: .title)
            Color(SystemColor.separator).layoutValue(key: DialogPartKey.self, value: .line)
            Group { actions }
                .onPreferenceChange(DialogButtonsKey.self) { buttons = $0 }
                .buttonStyle(DialogButtonStyle(isActionSheet: false))
                .textFieldStyle(.roundedBorder)
                .font(.system(size: metrics.alertMessagePointSize))
            if buttons.isEmpty {
                Button(role: .cancel) {
                } label: {
                    SystemText(.ok)
                }
                .buttonStyle(DialogButtonStyle(isActionSheet: false))
            }
        }
        .environment(\.dialogDefaultPart, buttons.count == 1 ? buttons[0] : .cancel)
        .background(.thickMaterial)
        .clipShape(shape)
    }

    private var texts: some View {
        VStack(spacing: metrics.alertTitleToMessage) {
            title?.font(.system(size: metrics.alertTitlePointSize, weight: .semibold))
            message.font(.system(size: metrics.alertMessagePointSize))
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
        .padding(.horizontal, metrics.alertTextMargin)
        .padding(.top, metrics.alertTextTop)
        .padding(.bottom, metrics.alertTextBottom)
    }
}

/// Two short buttons lie side by side, the cancelling one first; others below one another, the cancelling one last.
private struct AlertLayout: Layout {
    let metrics: PresentationMetrics
    let hairline: CGFloat

    private struct Parts {
        var title: LayoutSubview?
        var line: LayoutSubview?
        var fields: [LayoutSubview] = []
        var buttons: [LayoutSubview] = []
        var cancel: [LayoutSubview] = []
    }

    private func parts(_ subviews: Subviews) -> Parts {
        var parts = Parts()
        for subview in subviews {
            switch subview[DialogPartKey.self] {
            case .title: parts.title = subview
            case .line: parts.line = subview
            case .cancel: parts.cancel.append(subview)
            case .choice, .destructiveChoice: parts.buttons.append(subview)
            case .field, .plate: parts.fields.append(subview)
            }
        }
        return parts
    }

    private func isSideBySide(_ parts: Parts) -> Bool {
        let all = parts.cancel + parts.buttons
        return all.count == 2
            && all.allSatisfy { $0.sizeThatFits(.unspecified).width <= metrics.alertWidth / 2 }
    }

    private func fieldProposal(_ width: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: width - 2 * metrics.alertTextMargin, height: nil)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let parts = parts(subviews)
        let width = metrics.alertWidth
        var height = parts.title?.sizeThatFits(ProposedViewSize(width: width, height: nil)).height ?? 0
        for field in parts.fields { height += field.sizeThatFits(fieldProposal(width)).height + metrics.alertFieldGap }
        let buttons = parts.cancel.count + parts.buttons.count
        return CGSize(
            width: width, height: height + CGFloat(isSideBySide(parts) ? 1 : buttons) * metrics.alertButtonHeight)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let parts = parts(subviews)
        var y = bounds.minY
        if let title = parts.title {
            let proposal = ProposedViewSize(width: bounds.width, height: nil)
            title.place(at: CGPoint(x: bounds.minX, y: y), proposal: proposal)
            y += title.sizeThatFits(proposal).height
        }
        for field in parts.fields {
            let proposal = fieldProposal(bounds.width)
            field.place(at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: proposal)
            y += field.sizeThatFits(proposal).height + metrics.alertFieldGap
        }
        let isRow = isSideBySide(parts)
        placeButtons(parts, isRow, CGPoint(x: bounds.minX, y: y), width: bounds.width)
        parts.line?.place(
            at: CGPoint(x: bounds.midX, y: y), anchor: .top,
            proposal: isRow ? ProposedViewSize(width: hairline, height: metrics.alertButtonHeight) : .zero)
    }

    private func placeButtons(_ parts: Parts, _ isRow: Bool, _ origin: CGPoint, width: CGFloat) {
        var point = origin
        let size = CGSize(width: isRow ? width / 2 : width, height: metrics.alertButtonHeight)
        for button in isRow ? parts.cancel + parts.buttons : parts.buttons + parts.cancel {
            button.place(at: point, proposal: ProposedViewSize(size))
            if isRow { point.x += size.width } else { point.y += size.height }
        }
    }
}
