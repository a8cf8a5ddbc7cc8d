import Foundation
import Geometry

/// Choices below a title and a message; the one that cancels stands apart below.
nonisolated struct ActionSheetCard<Message: View, Actions: View>: View {
    let title: Text?
    let message: Message
    let actions: Actions
    /// Beside a view there is no button to cancel: a tap anywhere else does.
    let isPopover: Bool
    @Environment(\.profile.presentations) private var metrics

    private var shape: RoundedRectangle {
        RoundedRectangle(cornerRadius: metrics.actionSheetCornerRadius, style: .continuous)
    }

    @MainActor var body: some View {
        ElementsReader(actions.buttonStyle(DialogButtonStyle(isActionSheet: true))) { elements in
            let elements = DialogElements(elements)
            VStack(spacing: metrics.actionSheetMargin) {
                DialogRegions {
                    DialogScroll { ActionSheetTexts(title: title, message: message).frame(maxWidth: .infinity) }
                    DialogScroll {
                        VStack(spacing: 0) {
                            ForEach(elements.fields) { $0 }
                            ForEach(elements.choices) { $0 }
                        }
                    }
                }
                .background(isPopover ? AnyShapeStyle(.clear) : AnyShapeStyle(.regularMaterial))
                .clipShape(shape)
                if isPopover { unseen(elements.cancelling) } else { cancel(elements.cancelling) }
            }
            .frame(width: isPopover ? metrics.alertWidth : nil)
        }
    }

    @MainActor @ViewBuilder
    private func cancel(_ buttons: [ElementView]) -> some View {
        if buttons.isEmpty {
            Button(role: .cancel) {
            } label: {
                SystemText(.cancel)
            }
            .buttonStyle(DialogButtonStyle(isActionSheet: true))
        } else {
            ForEach(buttons) { $0 }
        }
    }

    /// The Escape key reaches them.
    @MainActor @ViewBuilder
    private func unseen(_ buttons: [ElementView]) -> some View {
        ForEach(buttons) { $0.frame(width: 0, height: 0).clipped().accessibilityHidden(true) }
    }
}

/// The title is strong where a message follows.
private nonisolated struct ActionSheetTexts<Message: View>: View {
    let title: Text?
    let message: Message

    @MainActor var body: some View {
        VStack(spacing: 8) {
            title?.font(.footnote.weight(.semibold))
            message.font(.footnote)
        }
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
        .modifier(PaddedUnlessEmpty())
    }
}
